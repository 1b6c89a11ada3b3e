// The service worker: keeps all files of one version, whole or not at all, and answers from them.
//
// `cargo xtask build` writes before this what the version is called, VERSION, and the SHA-256 of each of
// its files by the file's path, FILES. Whatever changes in one of them, or here, is another version.
//
// It never takes over by itself: pages that an older version serves are served by it as long as they live,
// and one that came from the network goes on with the network. offline.js says when to take over.
//
// When the last page is closed, the browser makes the next version the active one all the same. If a game
// is under way then, the version it was begun with is kept, and answers on until the game is over.

const SCOPE = new URL(registration.scope);
// Caches belong to the origin, and the app may lie in several of its folders.
const OURS = `plakoto ${SCOPE.pathname} `;
const OWN = OURS + VERSION;
// By its address alone: servers may say that a file varies with headers, and it does not.
const BY_ADDRESS = { ignoreVary: true };
// What a cache has at this address says of the game that its pages play: under way, or over.
const GAME = new URL("?game", SCOPE).href;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clear("under way")));
addEventListener("message", (event) => event.waitUntil(hear(event)));
addEventListener("fetch", (event) => {
  const path = ours(event.request);
  if (path) event.respondWith(answer(event, path));
});

async function hear({ data: { game, take }, source }) {
  if (take) return takeOver();
  const { name, cache } = await serving();
  await cache.put(GAME, new Response(game));
  if (game === "over" && name !== OWN) source?.postMessage("newer");
}

async function takeOver() {
  if (registration.waiting) {
    for (const { cache } of await others()) await cache.delete(GAME);
    await skipWaiting();
  } else if ((await serving()).name !== OWN) {
    await clear();
    for (const page of await pages()) page.postMessage("taken");
  }
}

/**
 * Brings every file of the version into its cache, and fails if one of them does not come or has another
 * content. Then no page is served from that cache; what came stays for the next attempt.
 */
async function fill() {
  const older = await others();
  const own = await caches.open(OWN);
  const bring = async ([path, hash]) => {
    const address = new URL(path, SCOPE).href;
    if (await own.match(address, BY_ADDRESS)) return;
    await own.put(address, (await kept(older, address, hash)) ?? (await loaded(address, hash)));
  };
  await Promise.all(Object.entries(FILES).map(bring));
}

/** What an older version has of the same content need not come again. */
async function kept(older, address, hash) {
  for (const { cache } of older) {
    const response = await cache.match(address, BY_ADDRESS);
    if (response && (await sha256(response.clone())) === hash) return response;
  }
}

async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The browser holds the content against the hash. */
async function loaded(address, hash) {
  const response = await fetch(address, { cache: "no-store", integrity: `sha256-${hash}` });
  // Made anew, since with what came by a redirect no page may be answered.
  return new Response(await response.blob(), response);
}

/** Throws away what other versions keep, but for those whose game is in a state to be `spared`. */
async function clear(spared) {
  for (const { name, cache } of await others()) {
    if (!spared || (await game(cache)) !== spared) await caches.delete(name);
  }
}

async function game(cache) {
  return (await cache.match(GAME))?.text();
}

/** The caches of other versions in this folder. */
async function others() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OWN);
  return Promise.all(names.map(open));
}

async function open(name) {
  return { name, cache: await caches.open(name) };
}

/** The version that pages are answered from: an older one where its game was spared. */
async function serving() {
  for (const older of await others()) {
    if (await game(older.cache)) return older;
  }
  return open(OWN);
}

/** The path below this folder that is asked for, whatever its parameters are. */
function ours({ method, mode, headers, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || headers.has("range") || origin !== SCOPE.origin) return;
  if (!pathname.startsWith(SCOPE.pathname)) return;
  const path = pathname.slice(SCOPE.pathname.length) || "index.html";
  // The parts of an older version had other names; its pages have the same.
  return Object.hasOwn(FILES, path) || mode !== "navigate" ? path : undefined;
}

async function answer(event, path) {
  if (event.request.mode === "navigate") await leave();
  const { name, cache } = await serving();
  const response = await cache.match(new URL(path, SCOPE), BY_ADDRESS);
  if (response) return response;
  // The browser may throw caches away.
  if (name === OWN && Object.hasOwn(FILES, path)) event.waitUntil(fill().catch(() => {}));
  return fetch(event.request);
}

/** An older version whose game is over has served its time when no page of it is open. */
async function leave() {
  const { name, cache } = await serving();
  if (name === OWN || (await game(cache)) === "under way") return;
  if ((await pages()).length === 0) await clear();
}

/** The open pages of this folder, also those that came from the network; the origin may have others. */
async function pages() {
  const all = await clients.matchAll({ includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(SCOPE.href));
}
