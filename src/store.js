// Says whether another tab has written what is kept since this page read it. Then this page is not the
// one that plays: it stands still, and begins anew with what is there when somebody comes back to it.

let elsewhere = false;

function comeBack() {
  if (elsewhere && document.hasFocus()) location.reload();
}

// What the browser took out of its memory, as its Back does, may be older still.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

// Boards within another page are looked at side by side.
if (parent === window) {
  addEventListener("storage", ({ key }) => {
    elsewhere ||= key === "plakoto";
    // What it still shows is no game under way, and holds up no new version.
    if (elsewhere) delete document.documentElement.dataset.game;
    comeBack();
  });
  addEventListener("focus", comeBack);
}

export const isElsewhere = () => elsewhere;
