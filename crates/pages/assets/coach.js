// The coach of a lesson: one sentence at a time beside the thing it speaks of. The table says which sentences fit the moment;
// here is only which of them were read.

import { $, $$, announce, calm, kept, table } from "./page.js";
import { board } from "./board.js";

const key = "coach-" + table.dataset.table;
const read = new Set((kept.read(key) || "").split(" ").filter(Boolean));
/** Somebody who wants to go on alone is left alone. */
const AWAY = "away";
const menu = document.getElementById("menu");
const stage = document.getElementById("stage");

const words = $(".coach").dataset;
const bubble = document.createElement("section");
bubble.className = "coach-bubble";
bubble.setAttribute("aria-label", words.name);
bubble.hidden = true;
const text = document.createElement("p");
const buttons = document.createElement("div");
buttons.className = "coach-buttons";
const next = button(words.read, "button primary", () => remember(shown?.dataset.note));
const away = button("×", "coach-away", () => remember(AWAY));
away.setAttribute("aria-label", words.hide);
away.title = words.hide;
buttons.append(next);
bubble.append(text, buttons, away);
/** Around what it speaks of: a hex is round, everything else is a box. */
const ring = document.createElement("div");
ring.className = "coach-ring";
ring.hidden = true;
table.append(ring);
// Before the panel: the next key reaches what it speaks of.
$(".desk").prepend(bubble);
const back = button(words.show, "coach-back", () => {
  read.clear();
  kept.write(key, "");
  show();
});
back.hidden = true;
$(".floor-plan").append(back);

let shown = null;
let target = null;
let said = "";

function button(label, style, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = style;
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

function remember(note) {
  if (!note) return;
  const held = document.activeElement;
  read.add(note);
  kept.write(key, [...read].join(" "));
  show();
  // What was pressed is gone: the next sentence has the focus, or what it speaks of.
  if (held !== next && held !== away) return;
  if (!bubble.hidden && !buttons.hidden) next.focus({ preventScroll: true });
  else ($(".you.on .offers button:not([aria-disabled])") || $('.cell[tabindex="0"]'))?.focus({ preventScroll: true });
}

/** The first sentence of the shown seat that was not read, and whose thing is there. */
function wanted() {
  const coach = document.getElementById("coach" + (table.dataset.seat ?? ""));
  if (!coach || read.has(AWAY)) return null;
  for (const note of $$("[data-note]", coach)) {
    if (!note.hasAttribute("data-stays") && read.has(note.dataset.note)) continue;
    return note;
  }
  return null;
}

function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

function show() {
  shown = wanted();
  back.hidden = !read.has(AWAY);
  const covered = !menu.hidden || (stage && !stage.hidden);
  target = shown && $$(shown.dataset.at).find(visible);
  bubble.hidden = !shown || covered;
  ring.hidden = bubble.hidden || !target;
  if (bubble.hidden) return;
  bubble.dataset.note = shown.dataset.note;
  if (text.textContent !== shown.textContent) text.textContent = shown.textContent;
  buttons.hidden = shown.hasAttribute("data-stays");
  if (said !== shown.textContent) {
    said = shown.textContent;
    announce(said);
    bubble.classList.remove("comes");
    if (!calm.matches) requestAnimationFrame(() => bubble.classList.add("comes"));
    if (target && !board.contains(target)) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  settle();
}

const sum = (areas) => areas.reduce((all, area) => all + area, 0);

/** Beside its thing, where it covers least of what can be pressed. On a phone it stands over the panel instead. */
function settle() {
  if (bubble.hidden) return;
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const box = (target || board).getBoundingClientRect();
  const hex = target?.matches(".cell");
  const out = hex ? 2 : 5;
  ring.classList.toggle("hex", Boolean(hex));
  Object.assign(ring.style, {
    left: box.left - out + "px", top: box.top - out + "px", width: box.width + 2 * out + "px", height: box.height + 2 * out + "px",
  });
  const gap = 14;
  const middle = { x: box.left + box.width / 2 - wide / 2, y: box.top + box.height / 2 - high / 2 };
  const sides = [
    { side: "above", left: middle.x, top: box.top - high - gap },
    { side: "below", left: middle.x, top: box.bottom + gap },
    { side: "right", left: box.right + gap, top: middle.y },
    { side: "left", left: box.left - wide - gap, top: middle.y },
  ];
  const presses = $$(".lits.on > .lit, .you.on .offers button:not([aria-disabled]), .you.on .finish button")
    .map((element) => element.getBoundingClientRect());
  const hexes = $$(".cell[data-space]").map((element) => element.getBoundingClientRect());
  const bar = $("header.bar")?.getBoundingClientRect().bottom ?? 0;
  for (const place of sides) {
    place.left = Math.max(6, Math.min(place.left, innerWidth - wide - 6));
    place.top = Math.max(box.top < bar ? 6 : bar + 4, Math.min(place.top, innerHeight - high - 6));
    const over = (other) => {
      const x = Math.min(place.left + wide, other.right) - Math.max(place.left, other.left);
      const y = Math.min(place.top + high, other.bottom) - Math.max(place.top, other.top);
      return x > 0 && y > 0 ? x * y : 0;
    };
    place.cost = 40 * over(box) + 10 * sum(presses.map(over)) + sum(hexes.map(over));
  }
  const best = sides.reduce((a, b) => (b.cost < a.cost ? b : a));
  bubble.dataset.side = best.side;
  bubble.style.left = best.left + "px";
  bubble.style.top = best.top + "px";
  bubble.style.setProperty("--tail-x", Math.max(16, Math.min(box.left + box.width / 2 - best.left, wide - 16)) + "px");
  bubble.style.setProperty("--tail-y", Math.max(16, Math.min(box.top + box.height / 2 - best.top, high - 16)) + "px");
}

let due = 0;
function soon() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(show);
}

new MutationObserver(soon).observe($(".desk"), { childList: true });
new MutationObserver(soon).observe(table, { attributes: true, attributeFilter: ["data-seat", "data-tab"] });
new MutationObserver(soon).observe(board, { attributes: true, attributeFilter: ["viewBox"] });
for (const over of [menu, stage]) if (over) new MutationObserver(soon).observe(over, { attributes: true, attributeFilter: ["hidden"] });
addEventListener("resize", soon);
table.addEventListener("scroll", soon, true);
soon();
