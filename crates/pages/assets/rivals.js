// HEIST at the table: hands that stay hidden on a shared screen, what is lit on the table, tokens in motion, the clock.

import { $, $$, calm } from "./page.js";

/** Begins at a table. It is given what the table can do: `seat` says whose panel is in view; `looked` is told that hands were shown or hidden. */
export function begin(table) {
  const root = document.getElementById("table");
  const menu = document.getElementById("menu");
  const felt = $(".felt");
  const veil = hiding(root, table);
  const clock = timer(root);

  // What lies on the table can be pressed where the panel, or an open menu, has a button for it.

  const buttons = () => $$("button[data-at]", menu.hidden ? $(".you.on") || menu : menu).filter((button) => button.offsetParent);
  const meant = (place) => buttons().find((button) => button.dataset.at.split(" ").includes(place));

  function light() {
    const places = new Set(buttons().flatMap((button) => button.dataset.at.split(" ")));
    for (const spot of $$(":is(.felt, .crew-side) [data-at]")) spot.classList.toggle("lit", places.has(spot.dataset.at));
  }
  new MutationObserver(light).observe(menu, { attributes: true, attributeFilter: ["hidden"] });

  // Before the menu closes because something outside of it was pressed.
  document.addEventListener("pointerdown", (event) => {
    const spot = event.target.closest?.(":is(.felt, .crew-side) .lit[data-at]");
    const button = spot && !menu.hidden && meant(spot.dataset.at);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  }, true);
  document.addEventListener("click", (event) => {
    const spot = event.target.closest?.(":is(.felt, .crew-side) .lit[data-at]");
    if (spot) meant(spot.dataset.at)?.click();
  });

  // Tokens fall and turn

  const lying = () => $$("#test .lies[data-at]");
  const counted = (tokens) => tokens.reduce((counts, token) => counts.set(token.dataset.at, (counts.get(token.dataset.at) || 0) + 1), new Map());

  function move(before, cues) {
    if (calm.matches) return;
    const turned = cues.includes("flip");
    if (!turned && !cues.includes("draw")) return;
    let nth = 0;
    for (const token of lying()) {
      const left = before.get(token.dataset.at) || 0;
      before.set(token.dataset.at, left - 1);
      if (left > 0) continue;
      token.classList.add(turned ? "turns" : "falls", "nth-" + Math.min(nth, 5));
      nth += 1;
    }
  }

  // How a test ended, large for a moment

  // How it all ended is not talked over.
  const ended = () => document.getElementById("ending")?.checkVisibility();
  const sign = document.getElementById("verdict");
  let signUntil = 0;
  // Whoever learns from a failure still sees it.
  const lingers = () => ["learn", "prepare"].includes(document.getElementById("facts").dataset.phase);

  /** What comes next is not covered for long. */
  function takeDown() {
    const until = signUntil - ($("#test[data-on]") ? 1600 : 0);
    if (sign && (ended() || (performance.now() >= until && !lingers()))) sign.hidden = true;
  }

  function said(lines) {
    const verdict = lines.filter((line) => line.classList.contains("verdict")).pop();
    if (!verdict || !sign || ended()) return;
    sign.textContent = verdict.textContent;
    sign.classList.toggle("good", verdict.classList.contains("good"));
    sign.hidden = false;
    signUntil = performance.now() + 3200;
    for (const later of [1650, 3250]) setTimeout(takeDown, later);
  }
  felt?.addEventListener("pointerdown", () => { if (sign) sign.hidden = true; });

  // From card to card

  const SPOTS = ".you.on :is(.veil, .offers :is(button, summary), .finish button)";

  /** Whether a key was for us. */
  function key(event) {
    if (event.key.toLowerCase() === "s" && root.dataset.shared !== undefined) {
      veil.toggle();
      return true;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.target.closest?.(".log, [role=tablist], .menu-place, input")) return false;
    const spots = $$(SPOTS).filter((spot) => spot.offsetParent);
    const from = spots.indexOf(document.activeElement);
    const to = from < 0 ? (step > 0 ? 0 : spots.length - 1) : (from + step + spots.length) % spots.length;
    spots[to]?.focus();
    return true;
  }

  light();
  return {
    /** Remembered before fragments are replaced. */
    before: () => counted(lying()),
    /** Fragments were replaced. */
    after(before, cues) {
      move(before, cues);
      light();
      takeDown();
    },
    chose(seat) {
      veil.chose(seat);
      light();
    },
    changed: (news) => clock.changed(news),
    said,
    key,
  };
}

/** On a shared screen a hand is shown when its owner asks for it, and hidden when another seat comes into view. */
function hiding(root, table) {
  let inView = table.seat();

  function show(seat) {
    root.dataset.shown = seat;
    ($(".you.on .offers button:not([aria-disabled])") || $(".you.on .finish button"))?.focus({ preventScroll: true });
  }

  function hide() {
    delete root.dataset.shown;
    $(".you.on .veil")?.focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-show]");
    if (target) {
      show(target.dataset.show);
      table.looked();
    }
  });

  return {
    chose(seat) {
      if (seat !== inView && root.dataset.shown !== undefined) delete root.dataset.shown;
      inView = seat;
    },
    toggle() {
      if (root.dataset.shown === undefined) show(inView);
      else hide();
      table.looked();
    },
  };
}

/** The soft timer: a ring that empties since the present decision began. */
function timer(root) {
  const box = document.getElementById("timer");
  let begun = performance.now() - Number(root.dataset.waited || 0);

  function tick() {
    // Nobody is late while a seat waits for somebody to take it.
    if ($("#people[data-open]")) begun = performance.now();
    const all = Number(box.dataset.think);
    const gone = (performance.now() - begun) / 1000;
    const left = Math.max(0, all - gone);
    $(".along", box).setAttribute("stroke-dashoffset", String(Math.min(100, (gone / all) * 100)));
    $("b", box).textContent = String(Math.ceil(left));
    box.classList.toggle("over", left === 0);
    box.hidden = document.getElementById("facts")?.dataset.phase === "over";
  }
  if (box) {
    tick();
    setInterval(tick, 250);
  }

  function changed(news) {
    if (news.waited !== undefined) begun = performance.now() - news.waited;
    else if (news.played) begun = performance.now();
  }

  return { changed };
}
