// The table in the browser: it sends what is pressed and shows what the table sends back. It knows no rules.

const table = document.getElementById("table");
// Where no map is played on, nobody ever presses it.
const board = document.getElementById("board") || document.createElementNS("http://www.w3.org/2000/svg", "svg");
const log = document.getElementById("log");
const lits = document.getElementById("lits");
const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const SVG = "http://www.w3.org/2000/svg";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");

const kept = {
  read(key) { try { return localStorage.getItem(key); } catch { return null; } },
  write(key, value) { try { localStorage.setItem(key, value); } catch { /* private windows keep nothing */ } },
};

const id = table.dataset.table;
const mine = table.dataset.mine ? table.dataset.mine.split(",").map(Number) : [];
const isReplay = table.dataset.steps !== undefined;
/** Bots and hints, once they are there: `bots.js`. */
let bots = null;
/** What only a table of hidden hands has, once it is there: `heist.js`. */
let hands = null;

// Spaces

const cellOf = (space) => document.getElementById("c" + space);
const middleOf = (element) => {
  const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(element?.getAttribute("transform") || "");
  return found ? [Number(found[1]), Number(found[2])] : null;
};
const litAt = (space) => (seat === null ? null : $(`#lit${seat} > [data-space="${space}"]`));

// Fragments

const shown = new Map();

/** Puts fragments in their places; focus, scrolling and open details stay as they are. */
function apply(parts, happened = []) {
  const focus = remember(document.activeElement);
  const pawns = new Map($$(".pawn").map((pawn) => [pawn.id, pawn.getAttribute("transform")]));
  const revealed = happened.includes("revealed");
  const lay = hands?.before();
  const flipped = [];
  for (const [part, html] of parts) {
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
    if (happened.includes("rolled") || happened.includes("last-ditch")) tumble();
  }
  hands?.after(lay, happened);
}

const SCROLLERS = ".strip, .offers, .event, .fan, .lie";

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

// Motion

function asCss(transform) {
  const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)(?:\s*scale\(([\d.]+)\))?/.exec(transform || "");
  return at && `translate(${at[1]}px, ${at[2]}px) scale(${at[3] || 1})`;
}

function glide(before) {
  for (const pawn of $$(".pawn")) {
    const from = asCss(before.get(pawn.id));
    const to = asCss(pawn.getAttribute("transform"));
    if (from && to && from !== to) {
      pawn.animate([{ transform: from }, { transform: to }], { duration: 220, easing: "ease-out" });
    }
  }
}

function tumble() {
  for (const die of $$(".die[data-die]")) {
    const use = $("use", die);
    const face = use.getAttribute("href");
    die.classList.add("tumble");
    let left = 7;
    const turn = setInterval(() => {
      left -= 1;
      use.setAttribute("href", left > 0 ? "#i-die-" + (1 + Math.floor(Math.random() * 6)) : face);
      if (left <= 0) clearInterval(turn);
    }, 60);
    setTimeout(() => die.classList.remove("tumble"), 520);
  }
}

/** A ring on a hex, with the name of whoever points. */
function ring(space, name, hue) {
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

let socket = null;
let n = Number(table.dataset.n || 0);
let tries = 0;
let ended = false;
let asked = 0;
let pressed = null;
/** Somebody pressed something, and the table has said nothing since. */
let unheard = false;
const banner = document.getElementById("banner");

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${id}/socket?n=${n}`);
  socket.onopen = () => {
    tries = 0;
    banner.hidden = true;
    table.classList.remove("offline");
    bots?.connected();
  };
  socket.onmessage = (message) => {
    unheard = false;
    receive(JSON.parse(message.data));
  };
  socket.onclose = () => {
    socket = null;
    if (ended) return;
    // Nobody knows whether it was still done: whoever pressed should look again.
    if (unheard) toast(banner.dataset.lost);
    unheard = false;
    // A hiccup is not worth a word.
    if (tries > 0) {
      banner.textContent = banner.dataset.lost;
      banner.hidden = false;
    }
    table.classList.add("offline");
    const wait = Math.min(5000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);
    tries += 1;
    setTimeout(connect, wait);
  };
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
  unheard ||= ["do", "undo", "press"].some((wish) => wish in message);
  toastBox.hidden = true;
  const text = JSON.stringify({ ...message, id: asked });
  const through = socket;
  if (coming) through.addEventListener("open", () => through.send(text), { once: true });
  else through.send(text);
  return asked;
}

function receive(news) {
  // We gained or lost a seat: the page has other parts now.
  if (news.reload) return location.reload();
  if (news.bye !== undefined) {
    ended = true;
    banner.textContent = news.bye;
    banner.hidden = false;
    return;
  }
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
    n = news.n;
    shown.clear();
    log.replaceChildren();
    closeMenu();
    apply(news.parts);
    tell(news.log || [], false);
    bots?.changed(news);
    hands?.changed(news);
    return follow();
  }
  if (news.n !== undefined) {
    if (news.n <= n) return;
    if (news.after !== n) return socket?.send(JSON.stringify({ sync: true }));
    n = news.n;
    if (!menuHolds(news.parts || [])) closeMenu();
    apply(news.parts || [], news.happened);
    tell(news.log || [], true);
    play(news.happened || []);
    bots?.changed(news);
    hands?.changed(news);
    return follow();
  }
  if (news.parts) apply(news.parts);
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

function tell(lines, aloud) {
  if (!lines.length) return;
  log.insertAdjacentHTML("beforeend", lines.join(""));
  while (log.children.length > 400) log.firstElementChild.remove();
  atEnd ||= !aloud;
  toEnd();
  if (!aloud) return;
  const words = [...log.children].slice(-Math.min(lines.length, 12)).map((line) => line.textContent);
  hear(words.join(" "));
  bots?.said([...log.children].slice(-lines.length));
  hands?.said([...log.children].slice(-lines.length));
  if (table.dataset.tab !== "log") $('[data-sheet="log"]')?.classList.add("news");
}

log.addEventListener("click", (event) => lookAt(event.target.closest("[data-space]")));
log.addEventListener("keydown", (event) => {
  const line = event.target.closest("[data-space]");
  if (event.key === "Enter") return lookAt(line);
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const lines = $$("[data-space]", log);
  const from = line ? lines.indexOf(line) : lines.length;
  lines[Math.max(0, Math.min(lines.length - 1, from + step))]?.focus();
  event.preventDefault();
});

/** For whoever listens instead of looking. */
function hear(words) {
  document.getElementById("hear").textContent = words;
}

function lookAt(line) {
  if (line && log.contains(line)) ring(line.dataset.space);
}

$(".say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.say;
  const words = field.value.trim();
  if (words && send({ say: words })) field.value = "";
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

/** Beside an element, inside the window. */
function place(box, target) {
  const around = target || { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2, width: 0 };
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = around.left + around.width / 2 - wide / 2;
  const above = around.top - high - 8;
  const top = above > 4 ? above : around.bottom + 8;
  box.style.left = Math.max(6, Math.min(left, innerWidth - wide - 6)) + "px";
  box.style.top = Math.max(6, Math.min(top, innerHeight - high - 6)) + "px";
}

// Menus

const menuBox = document.getElementById("menu");
let menuFrom = null;

/** Beside a hex, or beside what was pressed. */
function openMenu(html, space, beside = null) {
  menuBox.innerHTML = html;
  menuBox.hidden = false;
  menuFrom = space === undefined ? null : space;
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
  if (back && menuFrom !== null) cellOf(menuFrom)?.focus({ preventScroll: true });
  menuFrom = null;
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
  if (element.dataset.undo !== undefined) return send({ undo: Number(element.dataset.undo) });
  if (element.matches(".ready")) {
    done = { seat: own, at: performance.now() };
    // Who presses twice by mistake means this phase, not the one that follows.
    if (before?.seat === own && done.at - before.at < 400) return toast(banner.dataset.twice);
  }
  send({ do: JSON.parse(element.dataset.do), seat: own });
}

function pressSpace(space) {
  const lit = litAt(space);
  pressed = cellOf(space);
  if (lit?.dataset.do) return press(lit);
  done = null;
  if (seat !== null) send({ press: Number(space), seat });
}

function point(space) {
  pointing(false);
  if (!isReplay) send({ point: Number(space) });
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-do], [data-undo], [data-tab], [data-sheet], [data-tool], [data-open], [data-close], [data-go], [data-confirm], [data-never]");
  if (!target || board.contains(target)) return;
  const data = target.dataset;
  if (data.do || data.undo !== undefined) {
    press(target);
    if (menuBox.contains(target)) closeMenu(true);
  } else if (target.matches(".seat-tab")) pick(Number(data.tab));
  else if (data.sheet) sheet(data.sheet);
  else if (data.open) document.getElementById(data.open)?.showModal();
  else if (data.close) document.getElementById(data.close)?.setAttribute("hidden", "");
  else if (data.tool) tool(data.tool, target);
  else if (data.go) go(data.go, target);
  // What cannot be taken back is asked again.
  else if (data.confirm) openMenu(target.nextElementSibling.innerHTML, undefined, target);
  else if (data.never !== undefined) closeMenu(true);
});

// What others do draws things anew, and a browser sends no click for what went away under a mouse that is down. If the
// same thing lies there again, it was pressed.

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
  if (!under?.meant || under.element.isConnected || drag?.moved) return;
  const now = document.elementFromPoint(event.clientX, event.clientY);
  if (meaning(now) !== under.meant) return;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey });
  // A click of the browser's own would come at once.
  setTimeout(() => { if (under) now.dispatchEvent(click); });
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
  if (name === "sound") {
    loud = !loud;
    kept.write("sound", loud ? "on" : "off");
    showSound();
    if (loud) play(["idea-gained"]);
  }
}

let isPointing = false;
function pointing(on) {
  isPointing = on;
  $('[data-tool="point"]')?.setAttribute("aria-pressed", String(on));
  board.classList.toggle("pointing", on);
}

// The board: drag, pinch, wheel, press

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

function fit() {
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
  hideTip();
  if (fingers.size === 1) {
    drag = { x: event.clientX, y: event.clientY, moved: false, space: spaceAt(event.target) };
    clearTimeout(longPress);
    longPress = setTimeout(() => {
      if (drag && !drag.moved && drag.space && event.pointerType !== "mouse") {
        drag.moved = true;
        navigator.vibrate?.(15);
        point(drag.space);
      }
    }, 550);
  } else {
    drag = { ...drag, moved: true, pinch: spread() };
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
    board.classList.add("dragging");
  }
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) {
    const from = onBoard(...before);
    const to = onBoard(event.clientX, event.clientY);
    look([view[0] + from.x - to.x, view[1] + from.y - to.y, view[2]]);
  } else {
    const now = spread();
    if (drag.pinch && now.size > 0) zoom(drag.pinch.size / now.size, now.x, now.y);
    drag.pinch = now;
  }
});

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
    // The click that follows a drag is no press.
    if (fingers.size === 0) setTimeout(() => { drag = null; });
  });
}

const spaceAt = (element) => element.closest?.("[data-space]")?.dataset.space;

board.addEventListener("click", (event) => {
  if (drag?.moved) return;
  const space = spaceAt(event.target);
  if (space === undefined) return;
  if (event.shiftKey || isPointing) point(space);
  else pressSpace(space);
  walkTo(cellOf(space), false);
});
board.addEventListener("dblclick", (event) => {
  if (spaceAt(event.target) === undefined) fit();
});

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
  if (space) pressSpace(space);
});

// Keys

/** Walks to a cell: one cell at a time can be reached by Tab. */
function walkTo(cell, focus = true) {
  if (!cell) return;
  for (const other of $$('.cell[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  cell.setAttribute("tabindex", "0");
  if (focus) cell.focus({ preventScroll: true });
}

// Going up and down zigzags; it keeps to the column in which it began.
let column = null;

function walk(key) {
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
  else if (isReplay && event.key === " ") go("play");
  else return;
  event.preventDefault();
});

$(".seat-tabs")?.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  pick(mine[(mine.indexOf(seat) + step + mine.length) % mine.length]);
  $(`.seat-tab[data-tab="${seat}"]`).focus();
});

// What things mean

const tip = document.getElementById("tip");
const gloss = new Map($$("[data-icon]", document.getElementById("gloss").content).map((entry) => [entry.dataset.icon, entry]));
let tipTimer = 0;

/** What there is to say about an element: its card, its icon, or the hex it is. */
function explain(element) {
  const card = element.closest("[data-card]");
  const template = card && document.getElementById("card-" + card.dataset.card);
  if (template) return { at: card, content: template.content.cloneNode(true), wide: true };
  const icon = element.closest(".icon");
  const known = icon && [...icon.classList].map((name) => gloss.get(name.replace(/^i-/, "").replace(/-[yz]$/, "-x"))).find(Boolean);
  if (known) return { at: icon, content: known.cloneNode(true) };
  const hex = element.closest("#board [data-space]");
  const cell = hex && cellOf(hex.dataset.space);
  if (cell) return { at: cell, content: cell.getAttribute("aria-label") };
  return null;
}

function showTip(element) {
  const found = element.isConnected && explain(element);
  if (!found || !menuBox.hidden) return;
  tip.replaceChildren(found.content);
  tip.classList.toggle("wide", Boolean(found.wide));
  tip.hidden = false;
  place(tip, found.at.getBoundingClientRect());
}

function hideTip() {
  clearTimeout(tipTimer);
  tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  hideTip();
  if (event.pointerType !== "mouse" || event.buttons) return;
  const wait = event.target.closest?.("#board") ? 650 : 380;
  tipTimer = setTimeout(() => showTip(event.target), wait);
});
let held = false;
document.addEventListener("pointerdown", (event) => {
  hideTip();
  held = false;
  if (event.pointerType === "mouse" || board.contains(event.target)) return;
  tipTimer = setTimeout(() => {
    showTip(event.target);
    held = !tip.hidden;
  }, 480);
});
// Whoever held something to read about it did not mean to press it.
document.addEventListener("click", (event) => {
  if (held) {
    event.preventDefault();
    event.stopPropagation();
  }
  held = false;
}, true);
table.addEventListener("contextmenu", (event) => {
  if (coarse.matches && !event.target.closest("a, input")) event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  hideTip();
  if (event.target.matches(":focus-visible") && event.target.matches("[data-card]:is(.in-hand, :not(button))")) showTip(event.target);
});
document.addEventListener("focusout", hideTip);

// Sound: short and soft, made on the spot

let loud = (kept.read("sound") || (coarse.matches ? "off" : "on")) === "on";
const showSound = () => $$('[data-tool="sound"]').forEach((button) => button.setAttribute("aria-pressed", String(loud)));
showSound();
let audio = null;

function tone(at, from, to, length, volume, shape = "sine") {
  const voice = audio.createOscillator();
  const fade = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  fade.gain.setValueAtTime(volume, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(fade).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

function hiss(at, pitch, length, volume) {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const fade = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  fade.gain.value = volume;
  source.connect(filter).connect(fade).connect(audio.destination);
  source.start(at);
}

const SOUNDS = {
  step: (t) => hiss(t, 420, 0.09, 0.5),
  lock: (t) => { hiss(t, 3200, 0.03, 0.4); hiss(t + 0.08, 2200, 0.05, 0.5); },
  thud: (t) => tone(t, 150, 48, 0.22, 0.4),
  shutter: (t) => { hiss(t, 5200, 0.04, 0.35); hiss(t + 0.06, 3800, 0.05, 0.3); },
  bulb: (t) => { tone(t, 660, 700, 0.14, 0.09); tone(t + 0.09, 990, 1040, 0.22, 0.08); },
  alert: (t) => { tone(t, 440, 430, 0.16, 0.12, "triangle"); tone(t + 0.18, 349, 340, 0.24, 0.12, "triangle"); },
  noise: (t) => tone(t, 240, 180, 0.12, 0.1, "triangle"),
  dice: (t) => { for (let i = 0; i < 5; i += 1) hiss(t + i * 0.07, 1400 + 300 * i, 0.035, 0.35); },
  chit: (t) => hiss(t, 1900, 0.06, 0.35),
  loot: (t) => { tone(t, 1320, 1320, 0.1, 0.06); tone(t + 0.07, 1760, 1760, 0.16, 0.06); },
  point: (t) => tone(t, 880, 660, 0.12, 0.07),
};
const SOUND_OF = {
  moved: "step", "npc-moved": "step", "dog-moved": "step", unlocked: "lock", "door-opened": "lock", "remote-opened": "lock",
  subdued: "thud", busted: "thud", "gate-closed": "thud", disabled: "shutter", revealed: "chit", "chit-added": "chit",
  "idea-gained": "bulb", alert: "alert", "crisis-struck": "alert", "escape-began": "alert", noise: "noise", rolled: "dice",
  drawn: "chit", joined: "chit", flipped: "chit", faced: "step", played: "step", decided: "shutter", passed: "loot", failed: "thud", heated: "alert",
  "last-ditch": "dice", took: "loot", secured: "loot", pocketed: "loot", point: "point",
};

function play(happened) {
  // Browsers make no sound before something was pressed.
  if (!loud || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  const names = [...new Set(happened.map((kind) => SOUND_OF[kind]).filter(Boolean))].slice(0, 4);
  if (!names.length) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    names.forEach((name, at) => SOUNDS[name](audio.currentTime + 0.02 + at * 0.12));
  } catch { /* a window without sound */ }
}

// Replay

let step = Number(table.dataset.step || 0);
let steps = Number(table.dataset.steps || 0);
let running = 0;
let latest = 0;

async function goTo(wanted, quick = false) {
  const to = Math.max(0, Math.min(wanted, steps));
  const turn = latest += 1;
  const answer = await fetch(`/t/${id}/at/${to}${table.dataset.open === undefined ? "" : "?open=1"}`);
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
  apply(moment.parts, forward && !quick ? ["revealed"] : []);
  log.replaceChildren();
  tell(moment.log || [], false);
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

function go(where, button) {
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

if (isReplay) {
  $("[data-slide]").addEventListener("input", (event) => goTo(Number(event.target.value), true));
  const named = () => /step=(\d+)/.exec(location.hash);
  addEventListener("hashchange", () => named() && Number(named()[1]) !== step && goTo(Number(named()[1]), true));
  if (named() && Number(named()[1]) !== step) goTo(Number(named()[1]), true);
  else showStep();
  if (new URLSearchParams(location.search).has("play")) go("play");
}

// Begin

if (follows) {
  follows.checked = kept.read("follow") !== "off";
  follows.addEventListener("change", () => kept.write("follow", follows.checked ? "on" : "off"));
}
const before = kept.read("seat-" + id);
choose(before === null ? null : Number(before));
follow();
toEnd();
// Whatever is pressed from now on reaches the table.
if (table.dataset.n) connect();
// The page links to the same version of both files.
const { begin } = await import("./bots.js" + new URL(import.meta.url).search);
bots = begin({ send, openMenu, closeMenu, place, kept, hear, isReplay, seat: () => seat });
if (socket?.readyState === WebSocket.OPEN) bots.connected();
if (table.classList.contains("heist")) {
  const { begin: sitDown } = await import("./heist.js" + new URL(import.meta.url).search);
  hands = sitDown({ seat: () => seat, still: () => calm.matches, looked: () => { hideTip(); hands?.chose(seat); } });
}
