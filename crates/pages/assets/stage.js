// The stage: events, crises, the security die and the alarm come forward for a moment, with what they cost each. Gates, dogs,
// busts, loot brought out and the last roll are moments: smaller, and as long as a breath.
// It never takes a press away: whatever is pressed goes where it was meant to, and ends the scene.

import { $, $$, calm, table } from "./page.js";
import { ring } from "./board.js";
import { tumble } from "./motion.js";

const stage = document.getElementById("stage");
const STEP = 550;
const LEAST = 2200;
const MOST = 6500;
const BREATH = 1100;
const ROLL = 1900;
let timers = [];
let waiting = [];

/** Lines that open a scene, and the lines that belong to each. What is a moment elsewhere is a part of the scene it is in. */
function scenes(lines) {
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.matches(".staged")) found.push({ line, hits: [] });
    else if (line.matches(".turn")) found.push(null);
    else if (line.matches(".moment") && (!last || line.matches(".roll"))) found.push({ line, hits: [], brief: true });
    else if (last && (last.brief ? line.matches(".moment") : !line.matches(".quiet, .said, .sat"))) last.hits.push(line);
  }
  return found.filter(Boolean);
}

/** Whether the host lets scenes stay until somebody presses something. */
const waitsForNod = () => document.getElementById("people")?.dataset.nods !== undefined;

/** Where something happened, or where the pawn is that it happened to. */
const placeOf = (line) => line.dataset.space ?? document.getElementById("p" + line.dataset.who)?.dataset.space;

/** Shows what came with an update, if anything of it belongs on the stage. */
export function watch(lines) {
  if (!stage) return;
  const news = scenes(lines);
  if (!news.length) return;
  waiting.push(...news);
  if (stage.hidden) next();
}

/** Shows a scene of the log again. */
export function again(line) {
  if (!stage || !line.matches(".staged, .moment")) return false;
  const rest = [];
  for (let after = line.nextElementSibling; after; after = after.nextElementSibling) rest.push(after);
  const [scene] = scenes([line, ...rest]);
  end();
  waiting = [scene];
  next();
  return true;
}

function next() {
  const scene = waiting.shift();
  if (!scene) return end();
  timers.forEach(clearTimeout);
  timers = [];
  const card = document.createElement("div");
  const roll = scene.line.matches(".roll");
  card.className = "stage-card";
  card.classList.toggle("alarm", scene.line.matches(".bad, .turn"));
  card.classList.toggle("fine", scene.line.matches(".good"));
  card.classList.toggle("rolled", roll);
  const head = scene.line.cloneNode(true);
  const title = document.createElement("p");
  title.className = "stage-title";
  title.append(...head.childNodes);
  card.append(title);
  const list = document.createElement("ul");
  for (const hit of scene.hits) {
    const copy = document.createElement("li");
    copy.className = hit.className;
    copy.append(...hit.cloneNode(true).childNodes);
    list.append(copy);
  }
  if (scene.hits.length) card.append(list);
  else if (!scene.brief && !scene.line.matches(".turn")) {
    const none = document.createElement("p");
    none.className = "stage-none";
    none.textContent = stage.dataset.none;
    card.append(none);
  }
  const usual = Math.min(MOST, Math.max(LEAST, 1400 + STEP * scene.hits.length));
  const length = roll ? ROLL : scene.brief ? BREATH + 200 * Math.min(3, scene.hits.length) : usual;
  const step = scene.brief ? 150 : STEP;
  const waits = !scene.brief && waitsForNod();
  const bar = document.createElement(waits ? "p" : "i");
  bar.className = waits ? "stage-nod" : "stage-bar";
  if (waits) bar.textContent = stage.dataset.nod;
  else bar.style.animationDuration = length + "ms";
  card.append(bar);
  stage.replaceChildren(card);
  stage.hidden = false;
  stage.classList.toggle("brief", Boolean(scene.brief));
  table.classList.add("staged");
  if (scene.brief && placeOf(scene.line)) ring(placeOf(scene.line));
  if (roll && !calm.matches) tumble([title]);
  scene.hits.forEach((hit, n) => {
    const copy = list.children[n];
    if (!calm.matches) copy.classList.add("coming");
    timers.push(setTimeout(() => {
      copy.classList.remove("coming");
      if (placeOf(hit)) ring(placeOf(hit));
    }, calm.matches ? 0 : Math.min((scene.brief ? 150 : 500) + n * step, length - 400)));
  });
  if (!waits) timers.push(setTimeout(next, length));
}

/** Ends the scene and those that wait. */
export function end() {
  timers.forEach(clearTimeout);
  timers = [];
  waiting = [];
  if (!stage || stage.hidden) return;
  stage.hidden = true;
  stage.replaceChildren();
  table.classList.remove("staged");
}

/** A nod: the scene is over. Where nods are waited for, the next one comes; otherwise whoever presses wants to go on. */
const nod = () => (waitsForNod() ? next() : end());

document.addEventListener("pointerdown", () => { if (stage && !stage.hidden) nod(); }, true);
document.addEventListener("keydown", (event) => {
  if (!stage || stage.hidden) return;
  const typing = event.target.matches?.("input, textarea, select");
  nod();
  // A space that was meant for the scene is not a press of something else.
  if (event.key === " " && !typing && !$(":focus")?.closest("button, summary, a, .cell")) event.preventDefault();
}, true);
