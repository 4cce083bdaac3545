// What things mean, told beside them: on a pointer that rests, a finger that stays, the keyboard's focus.

import { $$, coarse, place, table } from "./page.js";
import { board, cellOf } from "./board.js";

const menu = document.getElementById("menu");
const tip = document.getElementById("tip");
const gloss = new Map($$("[data-icon]", document.getElementById("gloss").content).map((entry) => [entry.dataset.icon, entry]));
let tipTimer = 0;

/** What there is to say about an element: its card, its icon, or the hex it is. */
function explain(element) {
  const card = element.closest("[data-card]");
  const template = card && document.getElementById("card-" + card.dataset.card);
  if (template) return { at: card, content: template.content.cloneNode(true), wide: true };
  const icon = element.closest(".icon");
  const known = icon && [...icon.classList].map((name) => gloss.get(name.replace(/^i-/, "").replace(/-[yz]$/, "-x"))).find(Boolean);
  if (known) return { at: icon, content: known.cloneNode(true) };
  const hex = element.closest("#board [data-space]");
  const cell = hex && cellOf(hex.dataset.space);
  if (cell) return { at: cell, content: cell.getAttribute("aria-label") };
  return null;
}

function showTip(element) {
  const found = element.isConnected && explain(element);
  if (!found || !menu.hidden) return;
  tip.replaceChildren(found.content);
  tip.classList.toggle("wide", Boolean(found.wide));
  tip.hidden = false;
  place(tip, found.at.getBoundingClientRect());
}

export function hideTip() {
  clearTimeout(tipTimer);
  tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  hideTip();
  if (event.pointerType !== "mouse" || event.buttons) return;
  const wait = event.target.closest?.("#board") ? 650 : 380;
  tipTimer = setTimeout(() => showTip(event.target), wait);
});
let held = false;
document.addEventListener("pointerdown", (event) => {
  hideTip();
  held = false;
  if (event.pointerType === "mouse" || board.contains(event.target)) return;
  tipTimer = setTimeout(() => {
    showTip(event.target);
    held = !tip.hidden;
  }, 480);
});
// Whoever held something to read about it did not mean to press it.
document.addEventListener("click", (event) => {
  if (held) {
    event.preventDefault();
    event.stopPropagation();
  }
  held = false;
}, true);
table.addEventListener("contextmenu", (event) => {
  if (coarse.matches && !event.target.closest("a, input")) event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  hideTip();
  if (event.target.matches(":focus-visible") && event.target.matches("[data-card]:is(.in-hand, :not(button))")) showTip(event.target);
});
document.addEventListener("focusout", hideTip);
