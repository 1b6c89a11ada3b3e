// Keeps one entry, and says whether another tab has written it since this page did. Then this page is not
// the one that plays: it stands still, and begins anew with what is there when somebody comes back to it.

const KEY = "plakoto";
// Where an entry goes that cannot be read.
const SET_ASIDE = "plakoto-set-aside";

let elsewhere = false;
// What this page read or wrote last. A page may hear, too late, of what the one before it in the same tab wrote.
let known;

/** The entry, if there is one. */
export function entry() {
  try {
    return (known = localStorage.getItem(KEY)) ?? undefined;
  } catch {
    // Storage is closed to the page.
  }
}

/** Whether the browser took it. */
export function keep(entry) {
  try {
    localStorage.setItem(KEY, entry);
    known = entry;
    return true;
  } catch {
    return false;
  }
}

export function setAside(entry) {
  try {
    localStorage.setItem(SET_ASIDE, entry);
  } catch {
    // Where even this cannot be written, play goes on.
  }
}

function comeBack() {
  if (elsewhere && document.hasFocus()) location.reload();
}

// What the browser took out of its memory, as its Back does, may be older still.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

// Boards within another page are looked at side by side.
if (parent === window) {
  addEventListener("storage", ({ key, newValue }) => {
    elsewhere ||= key === KEY && newValue !== known;
    // What it still shows is no game under way, and holds up no new version.
    if (elsewhere) delete document.documentElement.dataset.game;
    comeBack();
  });
  addEventListener("focus", comeBack);
}

export const isElsewhere = () => elsewhere;
