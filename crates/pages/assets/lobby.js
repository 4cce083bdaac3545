// Before and after a game: the lobby of a table that waits for people, and the way to the table where all go on.

import { announce, kept, table } from "./page.js";

// Whoever put the lobby away need not do it again.

const lobby = document.getElementById("lobby");
const away = "lobby-" + table.dataset.table;

if (lobby) {
  lobby.hidden = kept.read(away) === "away";
  lobby.addEventListener("click", (event) => {
    if (event.target.closest('[data-close="lobby"]')) kept.write(away, "away");
  });
}

// Somebody played again

/** How long a page stays that was told of the new table. The sentence in `lobby.ftl` says so. */
const A_MOMENT = 10_000;

const next = () => document.getElementById("again")?.dataset.next;
/** Who comes back to look at the old table is not sent away again. */
let known = next();
let leaving = 0;

/** Goes to the new table when somebody opens one, unless the reader stays. */
export function led() {
  const to = next();
  if (!to || to === known) return;
  known = to;
  const way = document.getElementById("again");
  way.classList.add("leaving");
  announce(way.textContent);
  leaving = setTimeout(() => location.assign(to), A_MOMENT);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-stay]")) return;
  clearTimeout(leaving);
  document.getElementById("again").classList.add("stays");
});
