// What others do draws things anew, and a browser sends no click for what went away under a mouse that is down. If the
// same thing lies there again, it was pressed.

import { isDragged } from "./board.js";

/** What a press here would be, in a word. */
function meaning(element) {
  const thing = element?.closest?.("a, button, summary, [data-space], [data-at]");
  return thing && [thing.closest("[id]")?.id, thing.getAttribute("href"), JSON.stringify(thing.dataset)].join(" ");
}

let under = null;
document.addEventListener("pointerdown", (event) => {
  const clicks = event.button === 0 && event.pointerType !== "touch";
  under = clicks ? { element: event.target, meant: meaning(event.target) } : null;
});
document.addEventListener("click", () => { under = null; }, true);
document.addEventListener("pointerup", (event) => {
  if (!under?.meant || under.element.isConnected || isDragged()) return;
  const now = document.elementFromPoint(event.clientX, event.clientY);
  if (meaning(now) !== under.meant) return;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey });
  // A click of the browser's own would come at once.
  setTimeout(() => { if (under) now.dispatchEvent(click); });
});
