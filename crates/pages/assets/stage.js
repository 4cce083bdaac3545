// The stage: events, crises, the security die and the alarm come forward for a moment, with what they cost each.
// It never takes a press away: whatever is pressed goes where it was meant to, and ends the scene.

import { $, $$, calm, table } from "./page.js";
import { ring } from "./board.js";

const stage = document.getElementById("stage");
const STEP = 550;
const LEAST = 2200;
const MOST = 6500;
let timers = [];
let waiting = [];

/** A line that opens a scene, and the lines that belong to it. */
function scenes(lines) {
  const found = [];
  for (const line of lines) {
    if (line.matches(".staged")) found.push({ line, hits: [] });
    else if (line.matches(".turn")) found.push(null);
    else if (found.at(-1) && !line.matches(".quiet, .said, .sat")) found.at(-1).hits.push(line);
  }
  return found.filter(Boolean);
}

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
  if (!stage || !line.matches(".staged")) return false;
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
  card.className = "stage-card " + (scene.line.matches(".bad, .turn") ? "alarm" : "");
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
  else if (!scene.line.matches(".turn")) {
    const none = document.createElement("p");
    none.className = "stage-none";
    none.textContent = stage.dataset.none;
    card.append(none);
  }
  const length = Math.min(MOST, Math.max(LEAST, 1400 + STEP * scene.hits.length));
  const bar = document.createElement("i");
  bar.className = "stage-bar";
  bar.style.animationDuration = length + "ms";
  card.append(bar);
  stage.replaceChildren(card);
  stage.hidden = false;
  table.classList.add("staged");
  scene.hits.forEach((hit, n) => {
    const copy = list.children[n];
    if (!calm.matches) copy.classList.add("coming");
    timers.push(setTimeout(() => {
      copy.classList.remove("coming");
      if (hit.dataset.space) ring(hit.dataset.space);
    }, calm.matches ? 0 : Math.min(500 + n * STEP, length - 400)));
  });
  timers.push(setTimeout(next, length));
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

document.addEventListener("pointerdown", () => { if (stage && !stage.hidden) end(); }, true);
document.addEventListener("keydown", (event) => {
  if (!stage || stage.hidden) return;
  const typing = event.target.matches?.("input, textarea, select");
  end();
  // A space that was meant for the scene is not a press of something else.
  if (event.key === " " && !typing && !$(":focus")?.closest("button, summary, a, .cell")) event.preventDefault();
}, true);
