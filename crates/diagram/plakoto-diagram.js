// <plakoto-diagram>: a board of Plakoto or Tapa on anybody's page. The building puts its module's
// JavaScript before this, and the module's name and the style into it.

const NARROW = 480; // pixels, up to which the board for phones is drawn
const ATTRIBUTES = "position turn dice rules plays step mode answer lang theme flip numbers pips".split(" ");

// What the module would say, if it were there.
const NOT_LOADED = {
  en: "The diagram could not be loaded.",
  de: "Das Diagramm konnte nicht geladen werden.",
  da: "Diagrammet kunne ikke indlæses.",
  es: "No se pudo cargar el diagrama.",
  el: "Δεν ήταν δυνατή η φόρτωση του διαγράμματος.",
  bg: "Диаграмата не можа да се зареди.",
  ar: "تعذّر تحميل المخطط.",
};

let style; // one sheet for all diagrams of the page
let model; // what each of them copies
const modules = {}; // one a language, on its way or there

/** The module that speaks a language, for all diagrams that want it. */
function load(language) {
  if (!modules[language]) {
    const { start, Picture } = glue();
    // Beside this script, wherever it lies and whatever base the page has.
    const started = start({ module_or_path: new URL(WASM[language], import.meta.url) });
    modules[language] = started.then(
      () => Picture,
      (error) => {
        delete modules[language];
        throw error;
      },
    );
  }
  return modules[language];
}

const svg = (name) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("class", name);
  return element;
};

const div = (name, part) => {
  const element = document.createElement("div");
  element.className = name;
  if (part) element.setAttribute("part", part);
  return element;
};

/** An element with these in it. */
const holding = (element, ...parts) => {
  element.append(...parts);
  return element;
};

/** The parts of a diagram, as they are before anything is drawn. */
function frame() {
  const [hand, problem] = [svg("hand"), div("problem", "problem")];
  hand.setAttribute("aria-hidden", "true");
  problem.setAttribute("role", "alert");
  problem.dir = "auto";
  const room = holding(div("room", "board"), svg("board"), hand, div("over"), document.createElement("slot"));
  return holding(div("diagram", "diagram"), problem, room, div("panel"), div("captions"));
}

/** The language of a tag, if there is a module for it. */
const spoken = (tag) => {
  const language = tag?.split(/[-_]/)[0].toLowerCase();
  return Object.hasOwn(WASM, language) ? language : undefined;
};

class PlakotoDiagram extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  /** One observer for all: their new sizes come together, before anything is painted. */
  static #sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const { width } = contentRect;
      // An element that is not shown has no size, and stays as it is.
      if (width) target.getRootNode().host.#fit(width <= NARROW);
    }
  });

  #picture = null; // of the module, once it is there
  #language = ""; // which of the modules that is
  #broken = ""; // why it is not
  #due = false; // whether what the author wrote is to be read
  #attached = false;
  #narrow = false; // whether the board for phones is drawn
  #captions = [];
  #laid = false; // whether the room is what the author's attributes and captions want
  #watch = new MutationObserver(() => this.#changed());
  #root;
  #frame;
  #problem;
  #board;
  #hand;
  #question;
  #panel;
  #caption;

  constructor() {
    super();
    style ??= sheet();
    model ??= frame();
    this.#frame = model.cloneNode(true);
    const [problem, room, panel, caption] = this.#frame.children;
    [this.#problem, this.#panel, this.#caption] = [problem, panel, caption];
    [this.#board, this.#hand, this.#question] = room.children;
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [style];
    this.#root.append(this.#frame);
    this.#root.addEventListener("click", (event) => this.#click(event));
    this.#root.addEventListener("keydown", (event) => this.#key(event));
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      this.#board.addEventListener(kind, (event) => this.#point(event));
    }
    // A finger that takes a checker does not move the page; any other one may.
    this.#board.addEventListener("touchstart", (event) => this.#touch(event), { passive: false });
  }

  connectedCallback() {
    this.#watch.observe(this, { childList: true, characterData: true, subtree: true });
    PlakotoDiagram.#sizes.observe(this.#frame);
    this.#lay();
    this.#later();
  }

  disconnectedCallback() {
    // One that is only moved is back before this is done.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#watch.disconnect();
      PlakotoDiagram.#sizes.unobserve(this.#frame);
      this.#let();
    });
  }

  /** Takes away what is drawn, and keeps what the reader has done. */
  #let() {
    this.#picture?.detach();
    this.#attached = false;
    for (const part of [this.#board, this.#hand, this.#question, this.#panel]) part.replaceChildren();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#changed();
  }

  #changed() {
    this.#laid = false;
    this.#later();
  }

  #fit(narrow) {
    this.#narrow = narrow;
    if (this.#attached) this.#picture.set_narrow(narrow);
  }

  /** Keeps the room that the diagram will need. */
  #lay() {
    this.#laid = true;
    const list = this.querySelector("ol, ul") ?? this;
    // What was filled in for readers without scripts is no caption: the board says the same.
    const captions = [...list.querySelectorAll(":scope > li")].map((item) =>
      item.hasAttribute("data-words") ? "" : item.textContent.trim(),
    );
    const mode = this.getAttribute("mode");
    const played = mode === "play" || (mode === "quiz" && this.hasAttribute("plays"));
    this.#frame.classList.toggle("played", played);
    this.#frame.classList.toggle("asked", mode === "quiz" && !played);
    if (captions.length === this.#captions.length && captions.every((text, step) => text === this.#captions[step])) return;
    this.#captions = captions;
    this.#frame.classList.toggle("captioned", captions.some((text) => text));
    this.#caption.replaceChildren(
      ...captions.map((text) => {
        const caption = document.createElement("p");
        caption.setAttribute("part", "caption");
        caption.textContent = text;
        return caption;
      }),
    );
  }

  /** What changes at once is read once. */
  #later() {
    if (this.#due) return;
    this.#due = true;
    const language = this.#wanted();
    load(language).then(
      (Picture) => this.#read(Picture, language),
      (error) => {
        this.#due = false;
        this.#fail("", `${NOT_LOADED[language]} ${error}`);
      },
    );
  }

  #read(Picture, language) {
    this.#due = false;
    if (!this.isConnected) return;
    if (language !== this.#wanted()) return this.#later();
    if (language !== this.#language) {
      if (this.#picture) this.#let();
      this.#picture = new Picture();
      this.#language = language;
    }
    if (!this.#laid) this.#lay();
    const values = ATTRIBUTES.map((name) => this.getAttribute(name) ?? undefined);
    const wrong = this.#picture.read(values, this.#captions, [language]);
    if (wrong) return this.#fail(...wrong);
    if (!this.#attached) {
      this.#picture.set_narrow(this.#narrow);
      this.#picture.attach(this.#board, this.#hand, this.#question, this.#panel);
      this.#attached = true;
    }
    this.#problem.textContent = this.#broken = "";
    const [theme, lang, dir] = this.#picture.look();
    const { classList } = this.#frame;
    classList.remove("auto", "light", "dark", "wrong");
    classList.add(theme, "drawn");
    this.#frame.lang = lang;
    // A page that is written from right to left stays so, whatever the diagram's language.
    if (dir === "rtl") this.#frame.dir = dir;
    else this.#frame.removeAttribute("dir");
    this.#tell();
  }

  /** The language: the author's, the page's, or the reader's, as far as it is spoken. */
  #wanted() {
    const page = this.parentElement?.closest("[lang]") ?? this.getRootNode().host?.closest("[lang]");
    return spoken(this.lang) ?? spoken(page?.lang) ?? navigator.languages.map(spoken).find(Boolean) ?? "en";
  }

  #fail(attribute, message) {
    this.#frame.classList.remove("drawn");
    this.#frame.classList.add("wrong");
    this.#problem.textContent = message;
    if (message === this.#broken) return;
    this.#broken = message;
    this.#send("plakoto-error", { attribute, message });
  }

  /** Shows what has changed besides the board, and tells the page. */
  #tell() {
    const step = this.#picture.step();
    [...this.#caption.children].forEach((caption, index) => caption.classList.toggle("now", index === step));
    for (const [name, detail] of this.#picture.events()) this.#send(name, detail);
  }

  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  #do(deed) {
    if (!this.#attached || this.#broken) return;
    const done = deed(this.#picture);
    this.#tell();
    return done;
  }

  #click({ target }) {
    const button = target.closest("[data-do]");
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const what = button.dataset.do;
    if (what === "copy") return this.#copy();
    this.#do((picture) => picture.press(what));
    // A button that has gone takes the focus with it; the board keeps the keys in the diagram.
    if (!button.isConnected) (this.#question.querySelector("button") ?? this.#board).focus({ preventScroll: true });
    else if (what === "set-dice") this.#question.querySelector("button")?.focus({ preventScroll: true });
  }

  async #copy() {
    let copied = false;
    try {
      await navigator.clipboard.writeText(this.#picture.words());
      copied = true;
    } catch {
      // Not allowed here: that is said.
    }
    this.#do((picture) => picture.set_copied(copied));
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && event.target.closest("button")) return;
    if (this.#do((picture) => picture.key(event.key))) event.preventDefault();
  }

  #spot({ clientX, clientY }) {
    const shown = this.#board.getBoundingClientRect();
    const [width, height] = this.#picture.size();
    return [((clientX - shown.x) / shown.width) * width, ((clientY - shown.y) / shown.height) * height];
  }

  #point(event) {
    if (!this.#attached || !event.isPrimary || (event.type === "pointerdown" && event.button !== 0)) return;
    if (event.type === "pointerdown") {
      // Without capture a drag ends at the board's edge, and nothing worse.
      try {
        this.#board.setPointerCapture(event.pointerId);
      } catch {}
    }
    this.#do((picture) => picture.point(event.type, ...this.#spot(event)));
  }

  #touch(event) {
    const [touch, other] = event.touches;
    if (this.#attached && !other && this.#picture.holds(...this.#spot(touch))) event.preventDefault();
  }
}

function sheet() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  return sheet;
}

// A page may have the script twice, or two copies of it: the first serves them all.
if (!customElements.get("plakoto-diagram")) customElements.define("plakoto-diagram", PlakotoDiagram);
