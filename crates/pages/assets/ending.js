// The end: the chances that bots work out afterwards, and sharing it.

import { $, announce } from "./page.js";

/** Between two questions whether the chances are worked out. */
const PAUSE = 700;

const told = (words) => { if (words) announce(words); };

/** Asks for what comes to stand there until it is there, or the place is gone. */
async function fill(place) {
  while (place.isConnected) {
    let answer = null;
    try { answer = await fetch(place.dataset.hindsight); } catch { /* the server comes back */ }
    // Nothing to tell of this one.
    if (answer && !answer.ok) return place.closest(".hindsight").remove();
    const news = await answer?.json();
    if (news?.html !== undefined) {
      place.innerHTML = news.html;
      place.removeAttribute("aria-busy");
      return told($(".skyline", place)?.getAttribute("aria-label"));
    }
    if (news) {
      $("progress", place).value = news.done;
      $(".working span", place).textContent = news.words;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** What was filled or is being filled. */
const begun = new WeakSet();

function look() {
  const place = $("[data-hindsight]");
  if (!place || begun.has(place)) return;
  begun.add(place);
  fill(place);
}

const floor = $(".floor-plan");
if (floor) {
  new MutationObserver(look).observe(floor, { childList: true });
  look();
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-share]");
  if (!button) return;
  const url = new URL(button.dataset.share, location.href).href;
  if (navigator.share) {
    try { await navigator.share({ text: button.dataset.text, url }); } catch { /* they thought better of it */ }
    return;
  }
  await navigator.clipboard?.writeText(`${button.dataset.text} ${url}`);
  const label = $("span", button);
  const before = label.textContent;
  label.textContent = button.dataset.done;
  told(button.dataset.done);
  setTimeout(() => { label.textContent = before; }, 1800);
});
