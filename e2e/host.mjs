// A file server that can be taken away, and be given another release: for what needs no network. As many
// servers do, it lets files be kept for a while, and says that they vary with headers.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder below a prefix, `zipped` as hosts of static pages do. `dies` says at which files the
 * connection is cut. */
export async function host(folder, prefix = "/", zipped = false) {
  const site = { folder, dies: () => false, asked: [], address: "", stop, start };
  let server;

  async function serve(request, response) {
    const { pathname } = new URL(request.url, "http://host");
    site.asked.push(`${request.method} ${pathname}`);
    const path = pathname.slice(prefix.length) || "index.html";
    const file = join(site.folder, normalize(`/${path}`));
    const found = pathname.startsWith(prefix) && (await stat(file).catch(() => null));
    if (!found || !found.isFile()) return response.writeHead(404).end();
    if (site.dies(path)) return request.socket.destroy();
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "max-age=600",
      Vary: "Accept, Origin",
      ...(zipped ? { "Content-Encoding": "gzip" } : { "Content-Length": found.size }),
    });
    const content = createReadStream(file);
    (zipped ? content.pipe(createGzip()) : content).pipe(response);
  }

  async function start() {
    const port = site.address ? Number(new URL(site.address).port) : 0;
    server = createServer(serve);
    await new Promise((done) => server.listen(port, "127.0.0.1", done));
    site.address = `http://127.0.0.1:${server.address().port}${prefix}`;
  }

  async function stop() {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  await start();
  return site;
}
