// The service worker: keeps all files of one version, whole or not at all, and answers from them.
//
// `cargo xtask build` writes before this what the version is called, VERSION, and the SHA-256 of each of
// its files by the file's path, FILES. Whatever changes in one of them, or here, is another version.
//
// It never takes over by itself: pages that an older version serves are served by it as long as they live,
// and one that came from the network goes on with the network. offline.js says when to take over.

const SCOPE = new URL(registration.scope);
// Caches belong to the origin, and the app may lie in several of its folders.
const OURS = `plakoto ${SCOPE.pathname} `;
const OWN = OURS + VERSION;
// By its address alone: servers may say that a file varies with headers, and it does not.
const BY_ADDRESS = { ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clear()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const address = known(event.request);
  if (address) event.respondWith(answer(event, address));
});

/**
 * Brings every file of the version into its cache, and fails if one of them does not come or has another
 * content. Then no page is served from that cache; what came stays for the next attempt.
 */
async function fill() {
  const older = await Promise.all((await others()).map((name) => caches.open(name)));
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
  for (const cache of older) {
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

async function clear() {
  await Promise.all((await others()).map((name) => caches.delete(name)));
}

/** The caches of other versions in this folder. */
async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OWN);
}

/** The address of the version's file that is asked for, whatever its parameters are. */
function known({ method, headers, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || headers.has("range") || origin !== SCOPE.origin) return;
  if (!pathname.startsWith(SCOPE.pathname)) return;
  const path = pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, path) ? new URL(path, SCOPE).href : undefined;
}

async function answer(event, address) {
  const own = await caches.open(OWN);
  const response = await own.match(address, BY_ADDRESS);
  if (response) return response;
  // The browser may throw caches away.
  event.waitUntil(fill().catch(() => {}));
  return fetch(event.request);
}
