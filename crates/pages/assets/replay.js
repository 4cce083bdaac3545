// Looking back, step by step.

import { $, $$, log, table } from "./page.js";
import { ring } from "./board.js";

/** How the table shows fragments and tells lines. */
let show = null;
let step = Number(table.dataset.step || 0);
let steps = Number(table.dataset.steps || 0);
let running = 0;
let latest = 0;

async function goTo(wanted, quick = false) {
  const to = Math.max(0, Math.min(wanted, steps));
  const turn = latest += 1;
  const answer = await fetch(`/t/${table.dataset.table}/at/${to}${table.dataset.open === undefined ? "" : "?open=1"}`);
  if (!answer.ok || turn !== latest) return;
  const moment = await answer.json();
  if (turn !== latest) return;
  // Another heist of the series has another page.
  if (String(moment.leg) !== table.dataset.leg) {
    return location.replace(`?step=${moment.step}${running ? "&play=1" : ""}#step=${moment.step}`);
  }
  const forward = moment.step === step + 1;
  step = moment.step;
  steps = moment.steps;
  show.apply(moment.parts, forward && !quick ? ["reveal"] : []);
  log.replaceChildren();
  show.addLines(moment.log || [], false);
  showStep();
  history.replaceState(null, "", "#step=" + step);
}

function showStep() {
  const slide = $("[data-slide]");
  slide.max = steps;
  slide.value = step;
  $("[data-count]").textContent = `${step} / ${steps}`;
  const told = $("[data-told]");
  told.replaceChildren(...$$(`[data-step="${step}"]`, log).map((line) => line.cloneNode(true)));
  for (const line of $$("[data-space]", told).slice(-1)) ring(line.dataset.space);
}

/** First, back, play, next, last, or the link to this moment. */
export function go(where, button) {
  const pause = () => {
    clearInterval(running);
    running = 0;
    $('[data-go="play"]').setAttribute("aria-pressed", "false");
  };
  if (where === "link") {
    navigator.clipboard?.writeText(location.href);
    const label = $("span", button);
    const before = label.textContent;
    label.textContent = button.dataset.done;
    setTimeout(() => { label.textContent = before; }, 1800);
    return;
  }
  if (where === "play") {
    if (running) return pause();
    if (step >= steps) goTo(0);
    $('[data-go="play"]').setAttribute("aria-pressed", "true");
    running = setInterval(() => (step >= steps ? pause() : goTo(step + 1)), 1100);
    return;
  }
  pause();
  goTo({ first: 0, back: step - 1, next: step + 1, last: steps }[where]);
}

export function begin(shown) {
  show = shown;
  $("[data-slide]").addEventListener("input", (event) => goTo(Number(event.target.value), true));
  const named = () => /step=(\d+)/.exec(location.hash);
  addEventListener("hashchange", () => named() && Number(named()[1]) !== step && goTo(Number(named()[1]), true));
  if (named() && Number(named()[1]) !== step) goTo(Number(named()[1]), true);
  else showStep();
  if (new URLSearchParams(location.search).has("play")) go("play");
}
