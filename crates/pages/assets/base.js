// What every page shares: the theme, links to copy, cards to find, the form for a new table.
// Loaded before anything is painted, so that the theme is right at once. Pages work without it.

(() => {
  "use strict";

  const root = document.documentElement;
  const kept = {
    read(key) { try { return localStorage.getItem(key); } catch { return null; } },
    write(key, value) { try { localStorage.setItem(key, value); } catch { /* private windows keep nothing */ } },
  };

  // A page of our own while there is no connection: `worker.js` keeps that of this version

  const version = document.currentScript.src.split("/").at(-2);
  addEventListener("load", () => {
    navigator.serviceWorker?.register("/worker.js?v=" + version).catch(() => { /* private windows keep nothing */ });
  });

  // Theme: auto, light or dark

  const THEMES = ["auto", "light", "dark"];
  let theme = THEMES.includes(kept.read("theme")) ? kept.read("theme") : "auto";

  const light = matchMedia("(prefers-color-scheme: light)");

  function wear() {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const bright = theme === "light" || (theme === "auto" && light.matches);
    const bar = document.querySelector('meta[name="theme-color"]');
    if (bar) bar.content = bright ? "#F5F1E8" : "#0D1117";
    const goesBy = { auto: "(prefers-color-scheme: light)", light: "all", dark: "not all" };
    document.querySelectorAll("source[data-light]").forEach((source) => { source.media = goesBy[theme]; });
  }
  wear();
  light.addEventListener("change", wear);

  function themeSwitch(button) {
    const show = () => {
      button.dataset.now = theme;
      button.querySelector(".theme-word").textContent = button.dataset[theme];
    };
    button.addEventListener("click", () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      kept.write("theme", theme);
      wear();
      show();
    });
    show();
    button.hidden = false;
  }

  // Links to copy

  function copyButton(button) {
    const field = document.getElementById(button.dataset.copy);
    const label = button.querySelector("span");
    const before = label.textContent;
    button.addEventListener("click", async () => {
      field.select();
      try { await navigator.clipboard.writeText(field.value); }
      catch { document.execCommand("copy"); }
      label.textContent = button.dataset.done;
      setTimeout(() => { label.textContent = before; }, 2000);
    });
    button.hidden = false;
  }

  // Links to share, where the device has something for it

  function shareButton(button) {
    if (!navigator.share) return;
    button.addEventListener("click", () => {
      // Whoever changes their mind is not told about it.
      navigator.share({ title: document.title, url: button.dataset.share }).catch(() => {});
    });
    button.hidden = false;
  }

  // A person's name, typed once

  function rememberedField(field) {
    const key = "my-" + field.dataset.remember;
    if (!field.value) field.value = kept.read(key) || "";
    field.addEventListener("change", () => kept.write(key, field.value.trim()));
  }

  // Cards to find

  function filterPage(page) {
    const box = page.querySelector("[data-filter]");
    const none = page.querySelector("[data-filter-none]");
    const groups = [...page.querySelectorAll("[data-filter-group]")].map((group) => ({
      group,
      items: [...group.querySelectorAll("[data-filter-item]")].map((item) => ({
        item,
        text: item.textContent.toLowerCase(),
      })),
    }));
    page.querySelector("[data-filter-box]").hidden = false;
    box.addEventListener("input", () => {
      const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
      let all = 0;
      for (const { group, items } of groups) {
        let found = 0;
        for (const { item, text } of items) {
          item.hidden = !words.every((word) => text.includes(word));
          if (!item.hidden) found += 1;
        }
        group.hidden = found === 0;
        all += found;
      }
      none.hidden = all > 0;
    });
  }

  // Rules to search: the passages that have all words stay, and under a title that has them everything does

  function searchPage(page) {
    const box = page.querySelector("[data-search]");
    const said = page.querySelector("[data-found]");
    const chapters = [...page.querySelectorAll(".rules-body > section")].map((section) => ({
      section,
      title: section.querySelector("h2").textContent.toLowerCase(),
      passages: [...section.querySelectorAll(":scope > :not(h2, ul, ol), :scope > :is(ul, ol) > li")].map((passage) => ({
        passage,
        text: passage.textContent.toLowerCase(),
      })),
    }));
    const search = () => {
      const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
      const has = (text) => words.every((word) => text.includes(word));
      let all = 0;
      for (const { section, title, passages } of chapters) {
        let found = 0;
        for (const { passage, text } of passages) {
          passage.hidden = !has(title) && !has(text);
          if (!passage.hidden) found += 1;
        }
        section.hidden = found === 0;
        all += found;
      }
      said.textContent = words.length === 0 ? "" : all === 0 ? said.dataset.none : `${said.dataset.found} ${all}`;
    };
    box.addEventListener("input", search);
    box.form.addEventListener("submit", (event) => event.preventDefault());
    if (box.value) search();
  }

  // The form for a new table: the cards shown follow the choices

  function newTable(form) {
    const members = [...form.querySelectorAll("[data-member]")];
    const ways = form.elements.mine;
    const above = form.querySelector("[data-player] option")?.textContent;
    const sayPlayers = () => {
      for (const select of form.querySelectorAll("[data-player]")) {
        const goes = select.dataset[ways.value];
        select.options[0].textContent = goes ? `${above}: ${goes}` : above;
      }
    };
    ways.forEach((way) => way.addEventListener("change", sayPlayers));
    sayPlayers();
    for (const member of members) {
      const crew = member.querySelector("[data-crew]");
      let before = crew.value;
      crew.addEventListener("change", () => {
        // Whoever is chosen here leaves the other seat to the one who was here.
        if (crew.value !== "built") {
          const other = members.find((m) => m !== member && m.querySelector("[data-crew]").value === crew.value);
          if (other && before !== "built") {
            other.querySelector("[data-crew]").value = before;
            takeCards(other);
          }
        }
        before = crew.value;
        takeCards(member);
      });
      for (const select of member.querySelectorAll("[data-card]")) {
        select.addEventListener("change", () => showCard(member, select));
      }
    }
  }

  function takeCards(member) {
    const chosen = member.querySelector("[data-crew]").selectedOptions[0];
    for (const select of member.querySelectorAll("[data-card]")) {
      const card = chosen?.getAttribute("data-" + select.dataset.card);
      if (card) select.value = card;
      showCard(member, select);
    }
  }

  function showCard(member, select) {
    const kind = select.dataset.card === "character" ? "character" : "skill";
    const card = document.querySelector(`template[data-card="${CSS.escape(kind + "-" + select.value)}"]`);
    const place = member.querySelector(`[data-shows="${select.dataset.card}"]`);
    if (card && place) place.replaceChildren(card.content.cloneNode(true));
  }

  document.addEventListener("DOMContentLoaded", () => {
    wear();
    document.querySelectorAll("[data-theme-switch]").forEach(themeSwitch);
    document.querySelectorAll("[data-copy]").forEach(copyButton);
    document.querySelectorAll("[data-share]").forEach(shareButton);
    document.querySelectorAll("[data-remember]").forEach(rememberedField);
    document.querySelectorAll("[data-filter-page]").forEach(filterPage);
    document.querySelectorAll("[data-search-page]").forEach(searchPage);
    document.querySelectorAll("form[data-new]").forEach(newTable);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("input[data-select]")) event.target.select();
  });
})();
