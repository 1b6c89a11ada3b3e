// Shows the guide over the game. It is a page of its own, of which the middle is taken. A link to it names the
// paragraph in `data-guide`. The app loads this when somebody first follows such a link (`src/later.js`).

// What the guide would say, if it were there; before a link to it.
const NOT_LOADED = {
  en: "The rules could not be loaded. They have a page of their own:",
  de: "Die Regeln konnten nicht geladen werden. Sie haben eine eigene Seite:",
  da: "Reglerne kunne ikke indlæses. De har deres egen side:",
  es: "No se han podido cargar las reglas. Tienen una página propia:",
  el: "Δεν ήταν δυνατή η φόρτωση των κανόνων. Έχουν και δική τους σελίδα:",
  bg: "Правилата не можаха да се заредят. Те имат и собствена страница:",
  ar: "تعذّر تحميل القواعد. ولها صفحة خاصة بها:",
};
const STYLES = ["guide.css", "plakoto-diagram.css"];

const inside = (name) => new URL(name, document.baseURI);
const make = (tag, className) => Object.assign(document.createElement(tag), { className });

let panel; // the dialog, once it was asked for
let room; // where the guide is in it
let language = ""; // of the guide that is there
let styled; // whether the styles have come
let asked; // the paragraph in sight, until the reader moves away from it

// Diagrams above it grow when they are drawn.
const growth = new ResizeObserver(() => asked?.scrollIntoView());

function open(link) {
  const id = link.dataset.guide;
  const menu = document.getElementById("menu");
  panel ??= build(menu);
  const name = menu.querySelector("[data-guide]").textContent;
  panel.ariaLabel = panel.querySelector("h2").textContent = name;
  panel.querySelector("button").ariaLabel = menu.querySelector("button").ariaLabel;
  panel.showModal();
  const { lang } = document.documentElement;
  if (lang === language) return show(id);
  room.replaceChildren();
  room.ariaBusy = "true";
  load(lang).then(
    (guide) => {
      // Another language may have been asked for meanwhile.
      if (lang !== document.documentElement.lang) return;
      language = lang;
      room.replaceChildren(guide);
      growth.observe(guide);
      show(id);
    },
    () => {
      const page = make("a", "");
      page.setAttribute("href", link.getAttribute("href"));
      page.textContent = name;
      const said = make("p", "");
      said.setAttribute("role", "alert");
      said.append(NOT_LOADED[lang], " ", page);
      room.replaceChildren(said);
    },
  ).finally(() => (room.ariaBusy = "false"));
}

function build(menu) {
  const dialog = make("dialog", "guide-panel");
  const head = make("div", "menu-head");
  const close = make("button", "menu-button");
  close.type = "button";
  close.textContent = "×";
  close.addEventListener("click", () => dialog.close());
  // A click between words puts the focus into the panel, or keys would still play the game.
  room = make("div", "guide-room");
  room.tabIndex = -1;
  for (const kind of ["wheel", "pointerdown", "keydown"]) room.addEventListener(kind, () => (asked = null), { passive: true });
  head.append(make("h2", ""), close);
  dialog.append(head, room);
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  menu.ownerDocument.body.append(dialog);
  return dialog;
}

/** The guide in a language, with its style. Its diagrams come when they come: what is said of them is
 * there to be read until then. */
async function load(lang) {
  const answer = await fetch(inside(`guide-${lang}.html`));
  if (!answer.ok) throw answer.status;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const guide = document.adoptNode(page.querySelector(".guide"));
  styled ??= Promise.all(STYLES.map(style)).catch((error) => {
    styled = undefined;
    throw error;
  });
  await styled;
  import(inside("plakoto-diagram.js")).catch(() => {});
  return guide;
}

function style(name) {
  return new Promise((done, fail) => {
    const link = make("link", "");
    link.rel = "stylesheet";
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(name);
    };
    link.setAttribute("href", name);
    document.head.append(link);
  });
}

/** Diagrams have the theme that the player has chosen for all. */
function dress() {
  const { theme = "auto" } = document.documentElement.dataset;
  for (const diagram of room.querySelectorAll("plakoto-diagram")) {
    if ((diagram.getAttribute("theme") ?? "auto") !== theme) diagram.setAttribute("theme", theme);
  }
}

/** Goes to a paragraph or a section; to the beginning if none is named. */
function show(id) {
  dress();
  room.querySelector(".asked")?.classList.remove("asked");
  const place = id && room.querySelector(`#${id}`);
  asked = null;
  if (!place) return room.scrollTo(0, 0);
  place.classList.add("asked");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  asked = place;
  place.scrollIntoView();
}

/** Follows a link to the guide, or one within it. */
export function follow(link) {
  if (link.dataset.guide === undefined) show(link.hash.slice(1));
  else open(link);
}
