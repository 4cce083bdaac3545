// Looking back: step by step, by rounds and by highlights.

import { $, $$, calm, log, table } from "./page.js";
import { ring } from "./board.js";

/** Between two steps at the usual speed. */
const PACE = 1100;
const SPEEDS = ["0.5", "1", "2", "4"];

/** How the table shows fragments and tells lines. */
let show = null;
let step = Number(table.dataset.step || 0);
let steps = Number(table.dataset.steps || 0);
let running = 0;
let latest = 0;

/** The steps at which rounds begin, and those with something to see. */
const stops = (which) => [...new Set($$(`.highlights [data-${which}]`).map((button) => Number(button.dataset.at)))];
const after = (list) => list.find((at) => at > step) ?? steps;
const before = (list) => list.findLast((at) => at < step) ?? 0;

/** Where Play goes next. */
function onward() {
  const by = $("[data-by]")?.value || "step";
  return by === "step" ? step + 1 : after(stops(by));
}

async function goTo(wanted, quick = false) {
  const to = Math.max(0, Math.min(wanted, steps));
  const turn = latest += 1;
  const answer = await fetch(`/t/${table.dataset.table}/at/${to}${table.dataset.open === undefined ? "" : "?open=1"}`);
  if (!answer.ok || turn !== latest) return;
  const moment = await answer.json();
  if (turn !== latest) return;
  // Another heist of the series has another page.
  if (String(moment.leg) !== table.dataset.leg) {
    return location.replace(address(moment.step) + (running ? "&play=1" : ""));
  }
  const forward = moment.step === step + 1;
  step = moment.step;
  steps = moment.steps;
  show.apply(moment.parts, forward && !quick ? ["reveal"] : []);
  log.replaceChildren();
  show.addLines(moment.log || [], false);
  showStep();
  history.replaceState(null, "", address(step));
}

/** The address of a moment, which a chat shows as a picture. */
const address = (at) => `?step=${at}${table.dataset.open === undefined ? "" : "&open=1"}`;

function showStep() {
  const slide = $("[data-slide]");
  slide.max = steps;
  slide.value = step;
  $("[data-count]").textContent = `${step} / ${steps}`;
  const told = $("[data-told]");
  told.replaceChildren(...$$(`[data-step="${step}"]`, log).map((line) => line.cloneNode(true)));
  for (const line of $$("[data-space]", told).slice(-1)) ring(line.dataset.space);
  const marks = $$(".highlights [data-at]");
  const here = marks.findLast((mark) => Number(mark.dataset.at) <= step);
  for (const mark of marks) mark.toggleAttribute("data-past", Number(mark.dataset.at) <= step);
  for (const mark of marks) {
    if (mark === here) mark.setAttribute("aria-current", "step");
    else mark.removeAttribute("aria-current");
  }
  const list = $(".highlights");
  if (here && list) {
    const left = here.offsetLeft - list.offsetLeft - list.clientWidth / 2 + here.offsetWidth / 2;
    list.scrollTo({ left, behavior: calm.matches ? "auto" : "smooth" });
  }
}

function pause() {
  clearTimeout(running);
  running = 0;
  $('[data-go="play"]').setAttribute("aria-pressed", "false");
}

/** One after the other: the next comes when this one is there and was seen. */
async function run() {
  const pace = PACE / Number($("[data-speed]").value);
  const turn = running = setTimeout(async () => {
    await goTo(onward());
    if (running !== turn) return;
    if (step >= steps) pause();
    else run();
  }, pace);
}

function playOrPause() {
  if (running) return pause();
  $('[data-go="play"]').setAttribute("aria-pressed", "true");
  if (step >= steps) goTo(0).then(run);
  else run();
}

/** First, back, play, next, last, a round on or back, or the link to this moment. */
export function go(where, button) {
  if (where === "link") {
    navigator.clipboard?.writeText(new URL(address(step), location.href).href);
    const label = $("span", button);
    const before = label.textContent;
    label.textContent = button.dataset.done;
    setTimeout(() => { label.textContent = before; }, 1800);
    return;
  }
  if (where === "play") return playOrPause();
  pause();
  goTo({
    first: 0,
    back: step - 1,
    next: step + 1,
    last: steps,
    "round-back": before(stops("round")),
    "round-next": after(stops("round")),
    "mark-back": before(stops("mark")),
    "mark-next": after(stops("mark")),
  }[where]);
}

const KEYS = { " ": "play", Home: "first", End: "last", ArrowLeft: "back", ArrowRight: "next", "[": "round-back", "]": "round-next", b: "mark-back", n: "mark-next" };

function speed(by) {
  const select = $("[data-speed]");
  const at = SPEEDS.indexOf(select.value) + by;
  select.value = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
}

/** Whether a key meant the replay. Arrows on the board walk over it. */
export function key(event) {
  if (event.target.closest?.(".cell") && /^(Arrow| )/.test(event.key)) return false;
  if (event.key === " " && event.target.closest?.("button, summary, a")) return false;
  if (event.target.closest?.(".log") && event.key.startsWith("Arrow")) return false;
  if (event.key === "+" || event.key === "-") {
    speed(event.key === "+" ? 1 : -1);
    return true;
  }
  const where = KEYS[event.key];
  if (where) go(where);
  return Boolean(where);
}

export function begin(shown) {
  show = shown;
  $("[data-slide]").addEventListener("input", (event) => {
    pause();
    goTo(Number(event.target.value), true);
  });
  $(".highlights")?.addEventListener("click", (event) => {
    const mark = event.target.closest("[data-at]");
    if (!mark) return;
    pause();
    goTo(Number(mark.dataset.at), true);
  });
  // Links from before moments had an address of their own.
  const named = () => /step=(\d+)/.exec(location.hash);
  addEventListener("hashchange", () => named() && Number(named()[1]) !== step && goTo(Number(named()[1]), true));
  if (named() && Number(named()[1]) !== step) goTo(Number(named()[1]), true);
  else showStep();
  if (new URLSearchParams(location.search).has("play")) go("play");
}
