// The lobby of a table that waits for people. Whoever put it away need not do it again.

import { kept, table } from "./page.js";

const lobby = document.getElementById("lobby");
const away = "lobby-" + table.dataset.table;

if (lobby) {
  lobby.hidden = kept.read(away) === "away";
  lobby.addEventListener("click", (event) => {
    if (event.target.closest('[data-close="lobby"]')) kept.write(away, "away");
  });
}
