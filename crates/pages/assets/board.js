// The map: drag, pinch, wheel, press, walk, point.

import { $, $$, SVG } from "./page.js";

// Where no map is played on, nobody ever presses it.
export const board = document.getElementById("board") || document.createElementNS(SVG, "svg");

export const cellOf = (space) => document.getElementById("c" + space);
export const middleOf = (element) => {
  const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(element?.getAttribute("transform") || "");
  return found ? [Number(found[1]), Number(found[2])] : null;
};

/** Who wants to know which hexes are pressed and pointed at, and over which ones a stroke was drawn that may begin there. */
let told = { press() {}, point() {}, explain() {}, stroke: () => null, trace() {} };
export function tellWhatIsPressed(whom) {
  told = whom;
}

const frame = (board.dataset.frame || "0 0 1 1").split(" ").map(Number);
let view = [...frame];
const fingers = new Map();
let drag = null;
let longPress = 0;

function look(next) {
  const wide = Math.min(frame[2] * 1.15, Math.max(frame[2] / 6, next[2]));
  const high = wide * frame[3] / frame[2];
  const hold = (at, size, from, all) => Math.max(from - size / 2, Math.min(at, from + all - size / 2));
  view = [hold(next[0], wide, frame[0], frame[2]), hold(next[1], high, frame[1], frame[3]), wide, high];
  board.setAttribute("viewBox", view.join(" "));
}

/** All of it. */
export function fit() {
  look(frame);
}

const onBoard = (x, y) => new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());

function zoom(factor, x, y) {
  const at = onBoard(x, y);
  const wide = Math.min(frame[2] * 1.15, Math.max(frame[2] / 6, view[2] * factor));
  const real = wide / view[2];
  look([at.x - (at.x - view[0]) * real, at.y - (at.y - view[1]) * real, wide]);
}

board.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(1.0016 ** event.deltaY, event.clientX, event.clientY);
}, { passive: false });

board.addEventListener("pointerdown", (event) => {
  if (event.button > 0) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) {
    const space = spaceAt(event.target);
    drag = { x: event.clientX, y: event.clientY, moved: false, space, stroke: isPointing ? null : told.stroke(space) };
    clearTimeout(longPress);
    longPress = setTimeout(() => {
      if (drag && !drag.moved && drag.space && event.pointerType !== "mouse") {
        drag.moved = true;
        navigator.vibrate?.(15);
        told.explain(drag.space);
      }
    }, 550);
  } else {
    drag?.stroke?.end();
    drag = { ...drag, stroke: null, moved: true, pinch: spread() };
  }
});

board.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before || !drag) return;
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 8;
  if (!drag.moved && !far) return;
  if (!drag.moved) {
    drag.moved = true;
    board.setPointerCapture(event.pointerId);
    board.classList.add(drag.stroke ? "drawing" : "dragging");
  }
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (drag.stroke) {
    follow(drag.stroke, before, event);
  } else if (fingers.size === 1) {
    const from = onBoard(...before);
    const to = onBoard(event.clientX, event.clientY);
    look([view[0] + from.x - to.x, view[1] + from.y - to.y, view[2]]);
  } else {
    const now = spread();
    if (drag.pinch && now.size > 0) zoom(drag.pinch.size / now.size, now.x, now.y);
    drag.pinch = now;
  }
});

/** A stroke comes to every hex between two places of the pointer, however fast it is. */
function follow(stroke, [fromX, fromY], { clientX, clientY }) {
  const steps = Math.ceil(Math.hypot(clientX - fromX, clientY - fromY) / 5);
  for (let n = 1; n <= steps; n += 1) {
    const [x, y] = [fromX + (clientX - fromX) * n / steps, fromY + (clientY - fromY) * n / steps];
    const under = document.elementFromPoint(x, y);
    const at = onBoard(x, y);
    if (board.contains(under)) stroke.over(spaceAt(under), at.x, at.y);
  }
}

function spread() {
  const [a, b] = [...fingers.values()];
  return { size: Math.hypot(a[0] - b[0], a[1] - b[1]), x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
}

// On the window: what lay under the finger may be gone, and the board would count a finger that never leaves.
for (const done of ["pointerup", "pointercancel"]) {
  addEventListener(done, (event) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(longPress);
    board.classList.remove("dragging");
    const spaces = drag?.stroke?.end();
    if (spaces && done === "pointerup") told.trace(spaces);
    // The click that follows a drag is no press.
    if (fingers.size === 0) setTimeout(() => { drag = null; });
  });
}

/** The hex something lies on. */
const spaceAt = (element) => element.closest?.("[data-space]")?.dataset.space;

board.addEventListener("click", (event) => {
  if (drag?.moved) return;
  const space = spaceAt(event.target);
  if (space === undefined) return;
  if (event.shiftKey || isPointing) told.point(space);
  else told.press(space);
  walkTo(cellOf(space), false);
});
board.addEventListener("dblclick", (event) => {
  if (spaceAt(event.target) === undefined) fit();
});

/** Whether the map was moved instead of pressed. */
export const isDragged = () => Boolean(drag?.moved);

// A planning token dragged onto the board

let carried = null;
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest?.("[data-drag]")) carried = event.pointerId;
});
document.addEventListener("pointerup", (event) => {
  if (carried !== event.pointerId) return;
  carried = null;
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const space = board.contains(under) && spaceAt(under);
  if (space) told.press(space);
});

// Walking with the keys

/** Walks to a cell: one cell at a time can be reached by Tab. */
function walkTo(cell, focus = true) {
  if (!cell) return;
  for (const other of $$('.cell[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  cell.setAttribute("tabindex", "0");
  if (focus) cell.focus({ preventScroll: true });
}

// Going up and down zigzags; it keeps to the column in which it began.
let column = null;

/** Walks with the arrow keys. */
export function walk(key) {
  const from = document.activeElement?.closest?.(".cell") || $('.cell[tabindex="0"]');
  const at = middleOf(from);
  if (!at) return walkTo($(".cell[data-space]"));
  if (document.activeElement !== from) return walkTo(from);
  const upright = key === "ArrowUp" || key === "ArrowDown";
  if (!upright || column === null) column = at[0];
  const sign = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  let best = null;
  for (const cell of $$(".cell[data-space]")) {
    const to = middleOf(cell);
    if (!to || cell === from) continue;
    const across = (to[0] - at[0]) * sign;
    const down = (to[1] - at[1]) * sign;
    const ahead = upright ? down : across;
    if (ahead < 10) continue;
    const aside = upright ? Math.abs(to[0] - column) + (to[0] < column ? 0.1 : 0) : Math.abs(to[1] - at[1]);
    const cost = upright ? ahead * 3 + aside : ahead + aside * 4;
    if (best === null || cost < best.cost) best = { cell, cost };
  }
  if (best) {
    const keep = column;
    walkTo(best.cell);
    column = upright ? keep : null;
  }
}

// Pointing

let isPointing = false;
/** Whether the next press points something out to the others. */
export function pointing(on) {
  isPointing = on;
  $('[data-tool="point"]')?.setAttribute("aria-pressed", String(on));
  board.classList.toggle("pointing", on);
}

/** A ring on a hex, with the name of whoever points. */
export function ring(space, name, hue) {
  const at = middleOf(cellOf(space));
  if (!at) return;
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("class", "ping" + (hue ? " " + hue : ""));
  mark.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("r", "44");
  mark.append(circle);
  if (name) {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("y", "-46");
    text.textContent = name;
    mark.append(text);
  }
  document.getElementById("marks").append(mark);
  setTimeout(() => mark.remove(), 3000);
}
