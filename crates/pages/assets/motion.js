// Pawns that walk, dice that tumble.

import { $, $$ } from "./page.js";

function asCss(transform) {
  const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)(?:\s*scale\(([\d.]+)\))?/.exec(transform || "");
  return at && `translate(${at[1]}px, ${at[2]}px) scale(${at[3] || 1})`;
}

/** Pawns go from where they were. */
export function glide(before) {
  for (const pawn of $$(".pawn")) {
    const from = asCss(before.get(pawn.id));
    const to = asCss(pawn.getAttribute("transform"));
    if (from && to && from !== to) {
      pawn.animate([{ transform: from }, { transform: to }], { duration: 220, easing: "ease-out" });
    }
  }
}

/** All dice of the crew, or some others. */
export function tumble(dice = $$(".die[data-die]")) {
  for (const die of dice) {
    const use = $("use", die);
    const face = use.getAttribute("href");
    die.classList.add("tumble");
    let left = 7;
    const turn = setInterval(() => {
      left -= 1;
      use.setAttribute("href", left > 0 ? "#i-die-" + (1 + Math.floor(Math.random() * 6)) : face);
      if (left <= 0) clearInterval(turn);
    }, 60);
    setTimeout(() => die.classList.remove("tumble"), 520);
  }
}
