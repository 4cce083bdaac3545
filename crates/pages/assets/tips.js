// What things mean, told beside them: on a pointer that rests, a finger that stays, the keyboard's focus, a press on a name.
// A pointer may go on to what it reads; a press on it goes to what lies under it.

import { $$, coarse, place, table } from "./page.js";
import { board, cellOf } from "./board.js";

const menu = document.getElementById("menu");
const tip = document.getElementById("tip");
const gloss = new Map($$("[data-icon]", document.getElementById("gloss").content).map((entry) => [entry.dataset.icon, entry]));
let tipTimer = 0;
/** What the tip is about. */
let about = null;

/** The entry of a drawing: letters of gates, servers and the like share theirs, and so do tough and soft chits. */
function entryOf(name) {
  const names = [name, name.replace(/-[yz]$/, "-x"), name.replace(/-[a-h]$/, ""), name.replace(/^(tough|soft)-/, "")];
  return names.map((known) => gloss.get(known)).find(Boolean);
}

/** Everything that lies on a hex, explained. */
function meanings(cell) {
  const drawings = $$("use", cell).map((use) => (use.getAttribute("href") || "").replace(/^#[a-z]-/, ""));
  return [...new Set(drawings.map(entryOf).filter(Boolean))].map((entry) => entry.cloneNode(true));
}

/** What there is to say about an element: its card, its icon, or the hex it is. */
function explain(element) {
  const card = element.closest("[data-card]");
  const template = card && document.getElementById("card-" + card.dataset.card);
  if (template) return { at: card, content: [template.content.cloneNode(true)], wide: true };
  const icon = element.closest(".icon");
  const known = icon && [...icon.classList].map((name) => entryOf(name.replace(/^i-/, ""))).find(Boolean);
  if (known) return { at: icon, content: [known.cloneNode(true)] };
  const hex = element.closest("#board [data-space]");
  const cell = hex && cellOf(hex.dataset.space);
  if (!cell) return null;
  const label = document.createElement("p");
  label.textContent = cell.getAttribute("aria-label");
  return { at: cell, content: [label, ...meanings(cell)] };
}

function showTip(element, stays = false) {
  const found = element.isConnected && explain(element);
  if (!found || !menu.hidden) return;
  about = found.at;
  tip.replaceChildren(...found.content);
  tip.classList.toggle("wide", Boolean(found.wide));
  tip.classList.toggle("held", stays);
  tip.hidden = false;
  place(tip, found.at.getBoundingClientRect());
}

/** A hex, held by a finger: what it is, and a button to point it out. */
export function explainSpace(space) {
  showTip(cellOf(space), true);
  if (tip.hidden) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.dataset.pointAt = space;
  button.textContent = tip.dataset.point;
  tip.append(button);
  place(tip, cellOf(space).getBoundingClientRect());
}

/** The card of a character whose pawn stands on a hex. */
export function explainCard(card, space) {
  const at = document.querySelector(`[data-card="${card}"]`);
  if (!at) return;
  showTip(at, true);
  about = cellOf(space);
  place(tip, about.getBoundingClientRect());
}

export function hideTip() {
  clearTimeout(tipTimer);
  tip.hidden = true;
  tip.classList.remove("held");
}

/** Whether a pointer is on the tip, or on the way to it. */
function onTip({ clientX, clientY }) {
  if (tip.hidden) return false;
  const box = tip.getBoundingClientRect();
  const [aside, away] = [4, 12];
  return clientX > box.left - aside && clientX < box.right + aside && clientY > box.top - away && clientY < box.bottom + away;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && (onTip(event) || !tip.hidden && about?.contains(event.target))) {
    tip.classList.toggle("held", onTip(event));
    return;
  }
  if (event.pointerType !== "mouse" && !tip.hidden) return;
  hideTip();
  if (event.pointerType !== "mouse" || event.buttons) return;
  const wait = event.target.closest?.("#board") ? 650 : 380;
  tipTimer = setTimeout(() => showTip(event.target), wait);
});
let held = false;
document.addEventListener("pointerdown", (event) => {
  if (tip.contains(event.target)) return;
  hideTip();
  held = false;
  if (event.pointerType === "mouse" || board.contains(event.target)) return;
  tipTimer = setTimeout(() => {
    showTip(event.target, true);
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
tip.addEventListener("click", (event) => {
  if (event.target.closest("a, button") || getSelection()?.toString()) return;
  hideTip();
  const under = document.elementFromPoint(event.clientX, event.clientY);
  under?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: event.clientX, clientY: event.clientY }));
});
// A press on a name opens the cards behind it.
document.addEventListener("click", (event) => {
  const name = event.target.closest?.("[data-card]:not(button)");
  if (name && !tip.contains(name)) showTip(name, true);
});
table.addEventListener("contextmenu", (event) => {
  if (coarse.matches && !event.target.closest("a, input")) event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  // A finger that stays on a hex gives the focus to it, or to what is around it.
  const around = about?.contains(event.target) || event.target.contains(about);
  if (tip.contains(event.target) || tip.matches(".held") && around) return;
  hideTip();
  if (event.target.matches(":focus-visible") && event.target.matches("[data-card]:is(.in-hand, :not(button))")) showTip(event.target);
});
document.addEventListener("focusout", (event) => { if (!tip.contains(event.relatedTarget) && !tip.matches(".held")) hideTip(); });
