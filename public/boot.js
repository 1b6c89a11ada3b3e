// Starts the app, or says in the page that it cannot start.

const { js, wasm } = document.querySelector("script[data-js]").dataset;
const failure = document.getElementById("boot-failure");
// What the page shows until the app is there; other pages have none.
const first = document.getElementById("first");

function show() {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const texts = [...failure.children];
  const wanted = [asked, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  const spoken = wanted.find((tag) => texts.some((text) => text.lang === tag)) ?? "en";
  for (const text of texts) text.hidden = text.lang !== spoken;
  failure.hidden = false;
  first?.remove();
}

/** Whether the address names the editor, a view with a page of its own, so that nobody loads it who
 * only plays. */
function isElsewhere() {
  return new URLSearchParams(location.search).get("view") === "editor" && !js.startsWith("./editor-");
}

if (isElsewhere()) {
  location.replace(new URL(`editor.html${location.search}`, document.baseURI));
} else {
  try {
    // Relative to the page, whatever folder it lies in; import() alone would take this file's.
    const app = await import(new URL(js, document.baseURI).href);
    await app.default({ module_or_path: new URL(wasm, document.baseURI) });
    // Before anything is painted again. What had the focus has it, and what was pressed meanwhile is done.
    const focused = first?.contains(document.activeElement) ? document.activeElement.dataset.do : undefined;
    const pressed = first?.dataset.pressed;
    first?.remove();
    failure.remove();
    const now = (what) => what && document.querySelector(`main [data-do="${what}"]`);
    now(focused)?.focus();
    now(pressed)?.click();
  } catch (error) {
    console.error(error);
    show();
  }
  // After the app, so that what it needs comes first; and without it too, for a version that mends it.
  import("./offline.js").catch(() => {});
}
