// The table in the browser: it sends what is pressed and shows what the table sends back. It knows no rules.

import { $, $$, announce, calm, isReplay, kept, log, place, table } from "./page.js";
import { board, cellOf, fit, pointing, ring, tellWhatIsPressed, walk } from "./board.js";
import { begin as beginBots } from "./bots.js";
import { glide, tumble } from "./motion.js";
import { stroke } from "./plan.js";
import { begin as beginReplay, go, key as replayKey } from "./replay.js";
import { play, switchSound } from "./sound.js";
import { again, watch } from "./stage.js";
import { explainCard, explainSpace, hideTip } from "./tips.js";
import "./clicks.js";
import { led } from "./lobby.js";

// Only lessons have a coach.
if (document.querySelector(".coach")) import("./coach.js");
import "./ending.js";

const id = table.dataset.table;
const mine = table.dataset.mine ? table.dataset.mine.split(",").map(Number) : [];
/** Bots and hints, once the table has begun. */
let bots = null;
/** What only a table of hidden hands has, once it is there: `rivals.js`. */
let hands = null;

// Fragments

/** The text of each fragment, as far as it was sent. */
const shown = new Map();

/** The text of a fragment: as it is, or pieces of the text before and what is new between them. */
function patched(before, change) {
  if (typeof change === "string") return change;
  return change.map((piece) => (typeof piece === "string" ? piece : before.substr(piece[0], piece[1]))).join("");
}

/** Puts fragments in their places; focus, scrolling and open details stay as they are. */
function apply(parts, cues = []) {
  const focus = remember(document.activeElement);
  const pawns = new Map($$(".pawn").map((pawn) => [pawn.id, pawn.getAttribute("transform")]));
  const revealed = cues.includes("reveal");
  const lay = hands?.before();
  const flipped = [];
  for (const [part, change] of parts) {
    const html = patched(shown.get(part), change);
    if (shown.get(part) === html) continue;
    shown.set(part, html);
    const old = document.getElementById(part);
    if (!old) continue;
    const unknown = revealed && /^c\d/.test(part) && old.innerHTML.includes("unknown");
    const places = scrolled(old);
    const open = $$("details", old).map((details) => details.open);
    old.outerHTML = html;
    const now = document.getElementById(part);
    if (!now) continue;
    restoreScroll(now, places);
    $$("details", now).forEach((details, n) => { details.open = open[n] ?? details.open; });
    if (unknown && !now.innerHTML.includes("unknown")) flipped.push(now);
  }
  choose(seat);
  recall(focus);
  if (!calm.matches) {
    glide(pawns);
    flipped.forEach((cell) => cell.classList.add("flip"));
    if (cues.includes("dice")) tumble();
  }
  hands?.after(lay, cues);
  led();
}

const SCROLLERS = ".strip, .offers, .event, .fan, .lie, .market-body";

function scrolled(element) {
  const all = element.matches(SCROLLERS) ? [element] : [];
  return all.concat($$(SCROLLERS, element)).map((part) => [part.scrollLeft, part.scrollTop]);
}

function restoreScroll(element, places) {
  const all = (element.matches(SCROLLERS) ? [element] : []).concat($$(SCROLLERS, element));
  all.forEach((part, n) => {
    if (!places[n]) return;
    [part.scrollLeft, part.scrollTop] = places[n];
  });
}

/** How to find an element again after its fragment was replaced. */
function remember(element) {
  if (!element || element === document.body || !table.contains(element)) return null;
  const part = element.closest("[id]");
  const inside = part ? "#" + part.id : "";
  for (const name of ["data-do", "data-undo", "data-space", "data-card", "data-open", "data-confirm", "data-show", "data-hint-for", "data-bot-menu", "data-bots-go"]) {
    if (element.hasAttribute(name)) {
      return { inside, find: `[${name}="${CSS.escape(element.getAttribute(name))}"]`, self: element === part };
    }
  }
  if (element.tagName === "SUMMARY") {
    return { inside, find: "summary", nth: $$("summary", part).indexOf(element) };
  }
  return null;
}

function recall(focus) {
  if (!focus) return;
  const held = document.activeElement;
  if (held && held !== document.body && held.isConnected) return;
  const part = $(focus.inside);
  const found = focus.self ? part : part && ($$(focus.find, part)[focus.nth ?? 0]);
  found?.focus({ preventScroll: true });
  // What was pressed is gone, or cannot be pressed any more.
  if (!found || document.activeElement !== found) toPanel();
}

// Seats

let seat = null;
const follows = $("[data-follow]");

/** Shows the panel and the lit hexes of one of the own seats. */
function choose(wanted) {
  const before = seat;
  seat = mine.includes(wanted) ? wanted : mine[0] ?? null;
  const from = document.activeElement?.closest?.(".you");
  for (const own of mine) {
    const on = own === seat;
    document.getElementById("you" + own)?.classList.toggle("on", on);
    document.getElementById("lit" + own)?.classList.toggle("on", on);
    const tab = $(`.seat-tab[data-tab="${own}"]`);
    tab?.setAttribute("aria-selected", String(on));
    tab?.classList.toggle("wanted", wants(own));
    if (tab) tab.tabIndex = on ? 0 : -1;
    // Four long names are wider than a phone.
    if (tab && on && seat !== before) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  if (seat !== null) table.dataset.seat = seat;
  nameCells();
  if (from && !from.classList.contains("on")) toPanel();
  hintMore();
  bots?.chose(seat);
  hands?.chose(seat);
}

/** A panel with more below its edge says so. */
function hintMore() {
  const offers = $(".you.on .offers");
  offers?.classList.toggle("more", offers.scrollHeight - offers.scrollTop - offers.clientHeight > 12);
}
table.addEventListener("scroll", hintMore, true);
addEventListener("resize", hintMore);

/** Whoever was in a panel that is gone goes on in the one that is shown. */
function toPanel() {
  const pressable = $$(".you.on :is(.veil, .offers :is(button:not([aria-disabled]), summary), .finish button:not([aria-disabled]))");
  const next = pressable.find((button) => button.offsetParent) || $(".you.on .finish button") || $('.cell[tabindex="0"]');
  next?.focus({ preventScroll: true });
}

const wants = (own) => document.getElementById("you" + own)?.hasAttribute("data-wanted") ?? false;
const isAsked = (own) => wants(own) && document.getElementById("you" + own).classList.contains("asked");

function pick(own) {
  choose(own);
  kept.write("seat-" + id, String(own));
}

/** Goes to the seat that has to act, when the one in view has nothing to do. */
function follow() {
  if (!follows?.checked || mine.length < 2) return;
  const asked = mine.find(isAsked);
  if (asked !== undefined && !isAsked(seat)) return choose(asked);
  if (wants(seat)) return;
  const from = mine.indexOf(seat);
  const next = mine.map((_, n) => mine[(from + 1 + n) % mine.length]).find(wants);
  if (next !== undefined) choose(next);
}

/** Each hex is named by what is on it, who stands there, and what can be done there. */
function nameCells() {
  const here = new Map();
  const add = (space, words) => {
    if (words) here.set(space, (here.get(space) || []).concat(words));
  };
  for (const pawn of $$(".pawn[data-space]")) add(pawn.dataset.space, pawn.getAttribute("aria-label"));
  if (seat !== null) {
    for (const lit of $$(`#lit${seat} > .lit`)) add(lit.dataset.space, $("title", lit)?.textContent);
  }
  for (const cell of $$(".cell[data-space]")) {
    cell.dataset.name ??= cell.getAttribute("aria-label") || "";
    const more = here.get(cell.dataset.space);
    const name = more ? `${cell.dataset.name}. ${more.join(". ")}` : cell.dataset.name;
    if (cell.getAttribute("aria-label") !== name) cell.setAttribute("aria-label", name);
  }
  if (!$('.cell[tabindex="0"]')) {
    ($(".pawn[data-space]") && cellOf($(".pawn[data-space]").dataset.space) || $(".cell[data-space]"))?.setAttribute("tabindex", "0");
  }
}

// Talking with the table

/** The table says something every 3 seconds. A page that hears nothing for so long connects again. */
const SILENCE = 8000;

/** The version of these scripts, which is in their address. */
const version = import.meta.url.split("/").at(-2);
let socket = null;
let n = Number(table.dataset.n || 0);
let tries = 0;
let asked = 0;
let pressed = null;
/** Somebody pressed something, and the table has said nothing since. */
let unanswered = false;
/** When the table last said anything, or was called. */
let heard = 0;
const banner = document.getElementById("banner");

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${id}/socket?n=${n}&v=${version}`);
  heard = performance.now();
  socket.onopen = () => {
    tries = 0;
    banner.hidden = true;
    table.classList.remove("offline");
    bots?.connected();
  };
  socket.onmessage = (message) => {
    unanswered = false;
    heard = performance.now();
    receive(JSON.parse(message.data));
  };
  socket.onclose = lose;
}

function lose() {
  socket = null;
  // Nobody knows whether it was still done: whoever pressed should look again.
  if (unanswered) toast(banner.dataset.lost);
  unanswered = false;
  // A hiccup is not worth a word.
  if (tries > 0) {
    banner.textContent = banner.dataset.lost;
    banner.hidden = false;
  }
  table.classList.add("offline");
  const wait = Math.min(5000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);
  tries += 1;
  setTimeout(connect, wait);
}

/** A connection to a server that is stuck looks open for ever. */
function watchSilence() {
  if (!socket || performance.now() - heard < SILENCE) return;
  const silent = socket;
  silent.onopen = silent.onmessage = silent.onclose = null;
  silent.close();
  lose();
}

function send(message) {
  const ready = socket?.readyState;
  // Who presses while the page connects for the first time need not press again.
  const coming = ready === WebSocket.CONNECTING && tries === 0;
  if (ready !== WebSocket.OPEN && !coming) {
    toast(banner.dataset.lost);
    return null;
  }
  asked += 1;
  unanswered ||= ["do", "do-all", "undo", "press", "trace"].includes(message.op);
  toastBox.hidden = true;
  banner.hidden = true;
  const text = JSON.stringify({ ...message, id: asked });
  const through = socket;
  if (coming) through.addEventListener("open", () => through.send(text), { once: true });
  else through.send(text);
  return asked;
}

/** Any message of the table: `crates/server/src/wire/to_client.rs`. */
function receive(news) {
  if (news.tick) return;
  // We gained or lost a seat: the page has other parts now.
  if (news.reload) return location.reload();
  if (news.point) {
    const hue = [...(document.getElementById("m" + news.point.seat)?.classList || [])].find((c) => c.startsWith("hue-"));
    ring(news.point.space, news.point.name, hue);
    play(["point"]);
    return;
  }
  if (bots?.receive(news)) return;
  if (news.why !== undefined) return toast(news.why, news.at);
  if (news.menu !== undefined) return openMenu(news.menu, news.at);
  if (news.full) {
    // What we saw since is lost: whoever looks at it should know.
    if (news.n < n) warn(banner.dataset.older);
    n = news.n;
    shown.clear();
    log.replaceChildren();
    closeMenu();
    apply(news.parts);
    addLines(news.log, false);
    bots?.changed(news);
    hands?.changed(news);
    return follow();
  }
  if (news.n !== undefined) {
    if (news.n <= n) return;
    if (news.after !== n) return send({ op: "sync" });
    n = news.n;
    if (!menuHolds(news.parts)) closeMenu();
    apply(news.parts, news.cues);
    for (let gone = news.unlog || 0; gone > 0; gone -= 1) log.lastElementChild?.remove();
    addLines(news.log, true);
    play(news.cues);
    bots?.changed(news);
    hands?.changed(news);
    return follow();
  }
  if (news.parts) apply(news.parts);
}

/** Something about the connection, to be read until the reader does something. */
function warn(words) {
  banner.textContent = words;
  banner.hidden = false;
  announce(words);
}

// The log

// Whoever reads what was is not pulled to the end; everybody else stays there.
let atEnd = true;
const toEnd = () => { if (atEnd) log.scrollTop = log.scrollHeight; };
// Only people scroll a log that kept its size.
let size = "";
log.addEventListener("scroll", () => {
  const now = log.clientHeight + " " + log.scrollHeight;
  if (now === size) atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  size = now;
  toEnd();
});
new ResizeObserver(toEnd).observe(log);

function addLines(lines, aloud) {
  if (!lines.length) return;
  log.insertAdjacentHTML("beforeend", lines.join(""));
  while (log.children.length > 400) log.firstElementChild.remove();
  atEnd ||= !aloud;
  toEnd();
  if (!aloud) return;
  const words = [...log.children].slice(-Math.min(lines.length, 12)).map((line) => line.textContent);
  announce(words.join(" "));
  if (!isReplay) watch([...log.children].slice(-lines.length));
  bots?.said([...log.children].slice(-lines.length));
  hands?.said([...log.children].slice(-lines.length));
  if (table.dataset.tab !== "log") $('[data-sheet="log"]')?.classList.add("news");
}

log.addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (line && again(line)) return;
  lookAt(event.target.closest("[data-space]"));
});
log.addEventListener("keydown", (event) => {
  const line = event.target.closest("li");
  if (event.key === "Enter") return void ((line && again(line)) || lookAt(line));
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const lines = $$("[tabindex]", log);
  const from = line ? lines.indexOf(line) : lines.length;
  lines[Math.max(0, Math.min(lines.length - 1, from + step))]?.focus();
  event.preventDefault();
});

function lookAt(line) {
  if (line?.dataset.space && log.contains(line)) ring(line.dataset.space);
}

$(".say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.say;
  const words = field.value.trim();
  if (words && send({ op: "say", text: words })) field.value = "";
});

// Words for a moment

const toastBox = document.getElementById("toast");
let toastTimer = 0;

/** A sentence where it was pressed. */
function toast(words, space) {
  const at = (space !== undefined && space !== null && cellOf(space)) || (pressed?.isConnected ? pressed : $(".you.on"));
  toastBox.textContent = words;
  toastBox.hidden = false;
  place(toastBox, at?.getBoundingClientRect());
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toastBox.hidden = true; }, 2500 + words.length * 35);
}

// Menus

const menuBox = document.getElementById("menu");
let menuFrom = null;
/** What opened the menu, if no hex did. */
let menuOpener = null;

/** Beside a hex, or beside what was pressed. */
function openMenu(html, space, beside = null) {
  menuBox.innerHTML = html;
  menuBox.hidden = false;
  menuFrom = space === undefined ? null : space;
  menuOpener = beside;
  place(menuBox, (beside || menuFrom !== null && cellOf(menuFrom) || board).getBoundingClientRect());
  hideTip();
  $("button", menuBox)?.focus({ preventScroll: true });
}

/** Whether a menu still offers what it did. Others move while somebody chooses. */
function menuHolds(parts) {
  return menuFrom === null || !parts.some(([part]) => part === "you" + seat || part === "lit" + seat);
}

function closeMenu(back = false) {
  if (menuBox.hidden) return;
  menuBox.hidden = true;
  menuBox.replaceChildren();
  const from = menuFrom !== null ? cellOf(menuFrom) : menuOpener;
  if (back && from?.isConnected) from.focus({ preventScroll: true });
  else if (back && menuOpener) toPanel();
  menuFrom = menuOpener = null;
}

menuBox.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = $$("button", menuBox);
  const next = (all.indexOf(document.activeElement) + step + all.length) % all.length;
  all[next].focus();
  event.preventDefault();
  event.stopPropagation();
});
document.addEventListener("pointerdown", (event) => {
  if (!menuBox.contains(event.target)) closeMenu();
});

// Pressing

/** Who was done with something just now, unless anything else was pressed since. */
let done = null;

function press(element) {
  pressed = element;
  const own = Number(element.closest("[data-seat]")?.dataset.seat ?? seat);
  const before = done;
  done = null;
  if (element.dataset.undo !== undefined) return send({ op: "undo", seat: Number(element.dataset.undo) });
  if (element.matches(".ready")) {
    done = { seat: own, at: performance.now() };
    // Who presses twice by mistake means this phase, not the one that follows.
    if (before?.seat === own && done.at - before.at < 400) return toast(banner.dataset.twice);
  }
  send({ op: "do", seat: own, command: JSON.parse(element.dataset.do), follow: takesByItself() });
}

/** Ideas and the loot one came for are taken without a word, unless somebody wants to do it by hand. */
const takesByItself = () => kept.read("take-by-hand") !== "yes";

const litAt = (space) => (seat === null ? null : $(`#lit${seat} > [data-space="${space}"]`));

function pressSpace(space) {
  const lit = litAt(space);
  pressed = cellOf(space);
  if (lit?.dataset.do) return press(lit);
  done = null;
  // Where nothing can be done, somebody's pawn shows their cards.
  const there = lit ? null : $$(`.pawn[data-space="${space}"]`).map((pawn) => Number(pawn.id.slice(1))).find((who) => who !== seat);
  if (there !== undefined && there !== null && document.getElementById("card-crew-" + there)) return explainCard("crew-" + there, space);
  if (seat !== null) send({ op: "press", seat, space: Number(space), follow: takesByItself() });
}

function point(space) {
  pointing(false);
  if (!isReplay) send({ op: "point", space: Number(space) });
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-do], [data-do-all], [data-undo], [data-tab], [data-sheet], [data-tool], [data-open], [data-close], [data-go], [data-confirm], [data-never], [data-press], [data-point-at]");
  if (!target || board.contains(target)) return;
  const data = target.dataset;
  if (data.doAll) {
    done = null;
    pressed = target;
    send({ op: "do-all", moves: JSON.parse(data.doAll).filter((move) => mine.includes(move.seat)) });
    bots?.escape();
  } else if (data.do || data.undo !== undefined) {
    press(target);
    if (menuBox.contains(target)) closeMenu(true);
  } else if (data.press) pressSpace(data.press);
  else if (target.matches(".seat-tab")) pick(Number(data.tab));
  else if (data.sheet) sheet(data.sheet);
  else if (data.open) document.getElementById(data.open)?.showModal();
  else if (data.close) document.getElementById(data.close)?.setAttribute("hidden", "");
  else if (data.tool) tool(data.tool, target);
  else if (data.go) go(data.go, target);
  // What cannot be taken back is asked again.
  else if (data.confirm) openMenu(target.nextElementSibling.innerHTML, undefined, target);
  else if (data.never !== undefined) closeMenu(true);
  else if (data.pointAt) {
    hideTip();
    point(data.pointAt);
  }
});

for (const dialog of $$("dialog")) {
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}

function sheet(name) {
  table.dataset.tab = name;
  for (const button of $$("[data-sheet]")) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
  if (name === "log") {
    $('[data-sheet="log"]').classList.remove("news");
    toEnd();
  }
}

function tool(name, button) {
  if (name === "help") document.getElementById("help").showModal();
  if (name === "fit") fit();
  if (name === "gauge") bots?.switchBar();
  if (name === "point") pointing(button.getAttribute("aria-pressed") !== "true");
  if (name === "sound") switchSound();
  if (name === "take") {
    kept.write("take-by-hand", takesByItself() ? "yes" : "no");
    showTaking();
  }
}

function showTaking() {
  for (const button of $$('[data-tool="take"]')) button.setAttribute("aria-pressed", String(takesByItself()));
}

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (menuBox.hidden) bots?.escape();
    closeMenu(true);
    toastBox.hidden = true;
    hideTip();
    pointing(false);
    return;
  }
  if (event.target.matches("input, textarea, select") || $("dialog[open]")) return;
  const cell = event.target.closest?.(".cell");
  const you = $(".you.on");
  if (hands?.key(event)) return event.preventDefault();
  if (isReplay && replayKey(event)) return event.preventDefault();
  if (event.key.startsWith("Arrow")) {
    if (event.target.closest?.(".log, .strip, [role=tablist], .menu-place")) return;
    walk(event.key);
  } else if (cell && (event.key === "Enter" || event.key === " ")) {
    if (event.shiftKey) point(cell.dataset.space);
    else pressSpace(cell.dataset.space);
  } else if (cell && event.key.toLowerCase() === "p") point(cell.dataset.space);
  else if (/^[1-9]$/.test(event.key)) {
    const hinted = menuBox.hidden && bots?.options();
    const buttons = hinted || (menuBox.hidden ? $$(".offers :is(button:not([aria-disabled]), summary)", you || document.createElement("i")) : $$("button", menuBox));
    buttons.filter((button) => button.offsetParent)[Number(event.key) - 1]?.click();
  } else if (event.key === "0") fit();
  else if (event.key === "?") document.getElementById("help").showModal();
  else if (event.key.toLowerCase() === "u") you && $(".undo", you)?.click();
  else if (event.key.toLowerCase() === "h") bots?.hint();
  else if (event.key.toLowerCase() === "r") you && $(".ready", you)?.click();
  else if (event.key.toLowerCase() === "t" && mine.length > 1) pick(mine[(mine.indexOf(seat) + 1) % mine.length]);
  else return;
  event.preventDefault();
});

$(".seat-tabs")?.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  pick(mine[(mine.indexOf(seat) + step + mine.length) % mine.length]);
  $(`.seat-tab[data-tab="${seat}"]`).focus();
});

// Begin

if (follows) {
  follows.checked = kept.read("follow") !== "off";
  follows.addEventListener("change", () => kept.write("follow", follows.checked ? "on" : "off"));
}
showTaking();
const before = kept.read("seat-" + id);
choose(before === null ? null : Number(before));
follow();
toEnd();
if (isReplay) beginReplay({ apply, addLines });
tellWhatIsPressed({
  press: pressSpace,
  point,
  explain: explainSpace,
  stroke: (space) => stroke(space, seat),
  trace(spaces) {
    pressed = cellOf(spaces.at(-1));
    done = null;
    send({ op: "trace", seat, spaces });
  },
});
bots = beginBots({ send, openMenu, closeMenu, seat: () => seat });
// Whatever is pressed from now on reaches the table.
if (table.dataset.n) {
  connect();
  setInterval(watchSilence, 500);
}
if (table.classList.contains("heist")) {
  const { begin: sitDown } = await import("./rivals.js");
  hands = sitDown({ seat: () => seat, looked: () => { hideTip(); hands?.chose(seat); } });
}
