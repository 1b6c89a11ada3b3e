// Lets a page work without a network, and offers a new version between games.
//
// With the app it speaks by the root element: `data-game` says there that a game is under way, and
// `data-new-version`, with an event of that name, that a new version can be taken. Pressing what does
// `new-version` takes it: all pages in this folder are loaded anew, so none has parts of two versions.

const root = document.documentElement;
const { serviceWorker: workers, locks } = navigator;
const folder = new URL("./", import.meta.url);
// Shared by all pages with a game under way. Who takes a version has it alone, so nobody's game is hurt.
const GAME = `plakoto-game ${folder.pathname}`;
const HOUR = 3_600_000;

let registration;
let endGame;

function followGame() {
  const playing = root.hasAttribute("data-game");
  if (playing && !endGame) {
    const game = new Promise((end) => (endGame = end));
    locks.request(GAME, { mode: "shared" }, () => game);
  } else if (!playing && endGame) {
    endGame();
    endGame = undefined;
  }
}

/** Offers the version that waits, as soon as no page has a game under way. */
function offer() {
  if (!registration.waiting) return;
  locks.request(GAME, async () => {
    // What did not start is not missed, and may be mended.
    const failed = document.getElementById("boot-failure")?.hidden === false;
    if (failed && (await takeOver())) location.reload();
    else tell(Boolean(registration.waiting));
  });
}

function tell(ready) {
  if (ready === root.hasAttribute("data-new-version")) return;
  root.toggleAttribute("data-new-version", ready);
  root.dispatchEvent(new Event("new-version", { bubbles: true }));
}

/** Has the version that waits take over; whether there was one. */
async function takeOver() {
  const { waiting } = registration;
  if (!waiting) return false;
  const begun = new Promise((done) => waiting.addEventListener("statechange", done, { once: true }));
  waiting.postMessage("take over");
  await begun;
  return true;
}

async function take() {
  const taken = await locks.request(GAME, { ifAvailable: true }, (alone) => alone && takeOver());
  if (taken) {
    // A page that came from the network has no worker whose change it would hear of.
    location.reload();
  } else {
    // A game has begun elsewhere.
    tell(false);
    offer();
  }
}

/** Follows a version that is on its way. */
function follow() {
  registration.installing?.addEventListener("statechange", offer);
}

/** Asks whether there is a new version. Without a network there is none. */
function ask() {
  registration.update().catch(() => {});
}

async function start() {
  workers.addEventListener("controllerchange", () => location.reload());
  registration = await workers.register(new URL("sw.js", folder), { updateViaCache: "none" });
  registration.addEventListener("updatefound", follow);
  follow();
  new MutationObserver(followGame).observe(root, { attributeFilter: ["data-game"] });
  followGame();
  offer();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) ask();
  });
  setInterval(ask, HOUR);
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.('[data-do="new-version"]')) take();
  });
}

// A page in somebody else's keeps nothing. Where there is no https there are no service workers.
if (workers && locks && parent === window && location.protocol.startsWith("http")) {
  // A browser that keeps nothing refuses, and the page works as it did.
  start().catch(() => {});
}
