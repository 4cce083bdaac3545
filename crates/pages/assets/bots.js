// Bots at the table: handing seats over, what bots say, hints drawn on the map, the bar with the chance of success.

import { $, $$, announce, isReplay, kept, place } from "./page.js";

/**
 * Begins at a table. It is given what the table can do: `send`, `openMenu`, `closeMenu`, and `seat`, which says whose
 * panel is in view. It gives back what the table tells it.
 */
export function begin(table) {
  const talk = speech(table);
  const hints = advice(table);
  const bar = gauge(table);

  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-bot], [data-bot-menu], [data-bots-go]");
    if (!target) return;
    const data = target.dataset;
    if (data.bot !== undefined) {
      table.closeMenu();
      table.send({ op: "bot", seat: Number(data.bot), level: data.level || null });
    } else if (data.botMenu !== undefined) {
      table.openMenu($("template", target.closest(".you")).innerHTML, undefined, target);
    } else table.send({ op: "go" });
  });

  return {
    /** The table is reached, for the first time or again. */
    connected() {
      hints.close();
      bar.ask();
    },
    /** Whether a message was for us. */
    receive: (news) => hints.receive(news) || bar.receive(news),
    /** The table shows something new. */
    changed(news) {
      hints.changed(news);
      // How it ended is not talked over.
      if (document.getElementById("ending")?.checkVisibility()) talk.hush();
    },
    /** Another of the own seats is in view. */
    chose: hints.chose,
    /** These lines of the log are new. */
    said: talk.said,
    hint: () => hints.toggle(),
    /** The buttons that number keys press while hints are open. */
    options: hints.options,
    /** Whether there was something to close. */
    escape: hints.close,
    switchBar: bar.toggle,
  };
}

// What bots say, beside their characters

function speech(table) {
  const shown = new Map();

  function said(lines) {
    for (const line of lines) {
      if (line.dataset.botSaid !== undefined) say(line.dataset.botSaid, $("q", line)?.textContent || "");
    }
  }

  function say(seat, words) {
    const at = visible(document.getElementById("p" + seat)) || visible(document.getElementById("m" + seat));
    if (!at) return;
    shown.get(seat)?.remove();
    const sheet = document.getElementById("m" + seat);
    const hue = [...(sheet?.classList || [])].find((name) => name.startsWith("hue-")) || "";
    const bubble = document.createElement("p");
    bubble.className = "speech " + hue;
    // The log has it for whoever listens.
    bubble.setAttribute("aria-hidden", "true");
    bubble.textContent = words;
    document.body.append(bubble);
    place(bubble, at.getBoundingClientRect());
    apart(bubble);
    shown.set(seat, bubble);
    setTimeout(() => {
      bubble.remove();
      if (shown.get(seat) === bubble) shown.delete(seat);
    }, 2200 + words.length * 45);
  }

  /** Above whoever else speaks. */
  function apart(bubble) {
    for (const other of shown.values()) {
      if (other === bubble) continue;
      const [mine, theirs] = [bubble.getBoundingClientRect(), other.getBoundingClientRect()];
      const clear = mine.right < theirs.left || mine.left > theirs.right || mine.bottom < theirs.top || mine.top > theirs.bottom;
      if (!clear) bubble.style.top = Math.max(6, theirs.top - mine.height - 4) + "px";
    }
  }

  const visible = (element) => {
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 && box.height > 0 ? element : null;
  };

  function hush() {
    for (const bubble of shown.values()) bubble.remove();
    shown.clear();
  }

  return { said, hush };
}

// Hints

function advice(table) {
  const box = document.getElementById("hints");
  const trails = document.getElementById("trails");
  /** What is asked for: its number, for whom, and whether the table moved on meanwhile. */
  let asked = null;
  let from = null;

  function toggle() {
    if (!close()) ask(table.seat());
  }

  function ask(seat, again = false) {
    // One question at a time.
    if (asked || !box || seat === null || !document.querySelector(`[data-hint-for="${seat}"]`)) return;
    const id = table.send({ op: "hint", seat });
    if (id === null) return;
    if (!again) from = document.activeElement;
    asked = { id, seat, again, moved: false };
    const waiting = document.createElement("p");
    waiting.className = "hint-wait";
    waiting.textContent = box.dataset.thinking;
    waiting.tabIndex = -1;
    box.replaceChildren(waiting);
    box.dataset.seat = seat;
    box.setAttribute("aria-busy", "true");
    box.hidden = false;
    waiting.focus({ preventScroll: true });
    announce(box.dataset.thinking);
  }

  function receive(news) {
    if (news.why !== undefined && asked && news.re === asked.id) {
      close();
      return false;
    }
    if (news.hint === undefined) return false;
    if (!asked || news.re !== asked.id) return true;
    const { seat, moved, again } = asked;
    asked = null;
    // Advice for a table that has moved on is of no use; asking once more is worth the time.
    if (moved && !again) ask(seat, true);
    else if (moved) close();
    else show(news.hint);
    return true;
  }

  function show(html) {
    box.innerHTML = html;
    box.removeAttribute("aria-busy");
    trails.replaceChildren(...($("svg.hint-drawings", box)?.children || []));
    draw("0");
    const first = $(".hint-do", box) || $("h2", box);
    first?.focus({ preventScroll: true });
  }

  /** Shows one of the drawings. */
  function draw(wanted) {
    for (const trail of trails.children) trail.classList.toggle("on", trail.dataset.trail === wanted);
    for (const hint of $$("[data-hint]", box)) hint.classList.toggle("on", hint.dataset.hint === wanted);
  }

  function close() {
    if (!box || box.hidden) return false;
    const inside = box.contains(document.activeElement);
    asked = null;
    box.hidden = true;
    box.replaceChildren();
    box.removeAttribute("aria-busy");
    trails.replaceChildren();
    if (inside) (from?.isConnected ? from : $(".you.on [data-hint-for]"))?.focus({ preventScroll: true });
    return true;
  }

  /** What others do leaves hints alone, as long as what they begin with is still offered. A plan stays under the tokens. */
  function changed(news) {
    if (!box || box.hidden) return;
    const own = (news.parts || []).some(([part]) => part === "you" + box.dataset.seat);
    if (asked && (news.full || own || news.played)) asked.moved = true;
    else if (!asked && (news.full || own && !stillGood())) close();
  }

  function stillGood() {
    if ($(".hint.plan", box)) return $("#facts")?.dataset.phase === "plan" && !$(`#m${box.dataset.seat}.ready`);
    const offered = new Set($$(`#you${box.dataset.seat} [data-do], #lit${box.dataset.seat} [data-do]`).map((button) => button.dataset.do));
    return $$(".hint-do", box).some((button) => offered.has(button.dataset.do));
  }

  const chose = (seat) => { if (box && !box.hidden && Number(box.dataset.seat) !== seat) close(); };

  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-hint-for], [data-hints-close]");
    if (target?.dataset.hintFor !== undefined) ask(Number(target.dataset.hintFor));
    else if (target) close();
  });
  for (const kind of ["pointermove", "focusin", "click"]) {
    box?.addEventListener(kind, (event) => {
      // A panel that opens under a resting pointer is not pointed at.
      if (kind === "pointermove" && !event.movementX && !event.movementY) return;
      const hint = event.target.closest("[data-hint]");
      if (hint) draw(hint.dataset.hint);
    });
  }

  const options = () => (box && !box.hidden ? $$(".hint-do", box) : null);

  return { toggle, receive, changed, chose, close, options };
}

// The chance of success

function gauge(table) {
  const here = Boolean(document.getElementById("gauge"));
  let on = here && kept.read("gauge") === "on" && !isReplay;
  const buttons = $$('[data-tool="gauge"]');
  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(on));
      button.hidden = isReplay;
    }
    if (here && !on) document.getElementById("gauge").hidden = true;
  };
  show();

  function ask() {
    if (on) table.send({ op: "bar", on });
  }

  function toggle() {
    on = !on;
    kept.write("gauge", on ? "on" : "off");
    show();
    table.send({ op: "bar", on });
  }

  function receive(news) {
    if (!news.bar) return false;
    if (on) document.getElementById("gauge").outerHTML = news.bar.html;
    return true;
  }

  return { ask, toggle, receive };
}
