// What all scripts of the table use.

export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
export const SVG = "http://www.w3.org/2000/svg";
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const coarse = matchMedia("(pointer: coarse)");

export const table = document.getElementById("table");
export const log = document.getElementById("log");
export const isReplay = table.dataset.steps !== undefined;

export const kept = {
  read(key) { try { return localStorage.getItem(key); } catch { return null; } },
  write(key, value) { try { localStorage.setItem(key, value); } catch { /* private windows keep nothing */ } },
};

/** Beside an element, inside the window. */
export function place(box, target) {
  const around = target || { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2, width: 0 };
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = around.left + around.width / 2 - wide / 2;
  const above = around.top - high - 8;
  const top = above > 4 ? above : around.bottom + 8;
  box.style.left = Math.max(6, Math.min(left, innerWidth - wide - 6)) + "px";
  box.style.top = Math.max(6, Math.min(top, innerHeight - high - 6)) + "px";
}

/** For whoever listens instead of looking. */
export function announce(words) {
  document.getElementById("hear").textContent = words;
}
