// Lets a page work without a network, and offers a new version between games.
//
// With the app it speaks by the root element: `data-game` says there that a game is under way, or over, and
// `data-new-version`, with an event of that name, that a new version can be taken. Pressing what does
// `new-version` takes it: all pages in this folder are loaded anew, so none has parts of two versions.

const root = document.documentElement;
const { serviceWorker: workers, locks } = navigator;
const folder = new URL("./", import.meta.url);
// Shared by all pages with a game under way. Who takes a version has it alone, so nobody's game is hurt.
const GAME = `plakoto-game ${folder.pathname}`;
const HOUR = 3_600_000;

let registration;
let game;
let endGame;
// Whether the service worker is newer than this page, whose game it spared.
let newer = false;

function followGame() {
  const before = game;
  game = root.dataset.game;
  if (game === before) return;
  endGame?.();
  endGame = undefined;
  if (game === "under way") {
    const over = new Promise((end) => (endGame = end));
    locks.request(GAME, { mode: "shared" }, () => {
      say({ game });
      return over;
    });
  } else if (game) {
    locks.request(GAME, () => say({ game }));
  }
}

/** Tells the service worker that is active, or the first one that will be. */
function say(what) {
  workers.ready.then(({ active }) => active.postMessage(what));
}

function hear({ data }) {
  if (data === "taken") {
    location.reload();
  } else {
    newer = true;
    offer();
  }
}

/** Offers a newer version, as soon as no page has a game under way. */
function offer() {
  const ready = () => newer || Boolean(registration.waiting);
  // What did not start is not missed, and may be mended.
  const failed = document.getElementById("boot-failure")?.hidden === false;
  if (failed || ready()) locks.request(GAME, () => (failed ? takeOver() : tell(ready())));
}

function tell(ready) {
  if (ready === root.hasAttribute("data-new-version")) return;
  root.toggleAttribute("data-new-version", ready);
  root.dispatchEvent(new Event("new-version", { bubbles: true }));
}

/** Has the version that waits take over, or the active one, which answers once it has. */
async function takeOver() {
  const { waiting } = registration;
  if (!waiting) return say({ take: true });
  const begun = new Promise((done) => waiting.addEventListener("statechange", done, { once: true }));
  waiting.postMessage({ take: true });
  await begun;
  // A page that came from the network has no worker whose change it would hear of.
  location.reload();
}

async function take() {
  const alone = await locks.request(GAME, { ifAvailable: true }, async (alone) => {
    if (alone) await takeOver();
    return Boolean(alone);
  });
  if (!alone) {
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
  workers.addEventListener("message", hear);
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
