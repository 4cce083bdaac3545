// Planning with one stroke: a route drawn over the map, from where a character starts or from a token. Which hexes a stroke
// may begin at is written in the lit layer; what the stroke means is for the table to say.

import { $, SVG } from "./page.js";
import { board, cellOf, middleOf } from "./board.js";

/** Nearer to the middle of a hex than this, a stroke has come to it; it may cut corners. */
const NEAR = 27;

/** Begins a stroke on a hex of the seat whose panel is in view, if one may begin there. */
export function stroke(space, seat) {
  const layer = seat === null ? null : document.getElementById("lit" + seat);
  if (!layer?.dataset.trace?.includes(` ${space} `)) return null;
  const spaces = [space];
  const line = document.createElementNS(SVG, "polyline");
  line.setAttribute("class", "stroke " + [...document.getElementById("you" + seat).classList].find((name) => name.startsWith("hue-")));

  function draw() {
    line.setAttribute("points", spaces.map((at) => middleOf(cellOf(at))?.join(",")).filter(Boolean).join(" "));
  }

  return {
    /** The pointer is here, in units of the map, over this hex. */
    over(at, x, y) {
      const middle = at !== undefined && middleOf(cellOf(at));
      if (!middle || at === spaces.at(-1) || Math.hypot(middle[0] - x, middle[1] - y) > NEAR) return;
      // One step back takes the last one away.
      if (at === spaces.at(-2)) spaces.pop();
      else spaces.push(at);
      if (!line.isConnected) $("#marks").append(line);
      draw();
    },
    /** The hexes it came to. The line is gone. */
    end() {
      line.remove();
      board.classList.remove("drawing");
      return spaces.length > 1 ? spaces.map(Number) : null;
    },
  };
}

// Buttons that differ by a number: one of them is in sight.
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-amount]");
  if (!step) return;
  const all = [...step.parentElement.querySelectorAll(".choice")];
  const next = all.findIndex((choice) => !choice.hidden) + Number(step.dataset.amount);
  if (!all[next]) return;
  all.forEach((choice, n) => { choice.hidden = n !== next; });
  const [less, more] = step.parentElement.querySelectorAll("[data-amount]");
  less.disabled = next === 0;
  more.disabled = next === all.length - 1;
});

// The sheet with shop and fixers is closed by its cross, by Escape, and by pressing the map.
const shut = (sheet) => {
  if (!sheet?.open) return;
  const inside = sheet.contains(document.activeElement);
  sheet.open = false;
  if (inside) $("summary", sheet).focus({ preventScroll: true });
};
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-shut]")) shut(event.target.closest(".market-sheet"));
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") shut($(".market-sheet[open]")); });
