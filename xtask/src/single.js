// Takes the file server's place in the single file. All files of the release lie packed in this page; here
// each gets an address of its own, and the page that is asked for, by `?view=editor` for editor.html, is put
// in this one's place. Files know each other by relative names. These are understood as if all lay at INSIDE,
// wherever this page came from, so that no other address is ever asked for.

(function single() {
  const INSIDE = "https://inside.invalid/"; // nobody's, for ever (RFC 2606)
  const files = Object.create(null); // what is in them, by their names
  const addresses = {};

  /** The file that an address leads to from another file, and the whole address. */
  function find(address, from) {
    try {
      const url = new URL(address, INSIDE + from);
      const name = url.pathname.slice(1) || "index.html";
      if (url.href.startsWith(INSIDE) && files[name]) return { name, url };
    } catch {} // no address, as somebody may write into the editor
  }

  function addressOf(text, type = "text/javascript") {
    return URL.createObjectURL(new Blob([text], { type }));
  }

  function addressOfFile(name) {
    if (name.endsWith(".js")) return (addresses[name] ??= addressOf(script(name)));
    if (name.endsWith(".html")) return (addresses[name] ??= addressOf(page(name).documentElement.outerHTML, "text/html"));
    return (addresses[name] ??= URL.createObjectURL(files[name].content));
  }

  /** A script that finds the others. */
  function script(name) {
    const linked = (_, word, quote, path) => `${word}"${addressOfFile(find(path, name).name)}"`;
    return files[name].text
      .replace(/\bimport\.meta\.url\b/g, JSON.stringify(INSIDE + name))
      .replace(/\bdocument\.baseURI\b/g, JSON.stringify(INSIDE))
      .replace(/\bimport\(/g, "importInside(")
      .replace(/\b(from\s*|import\s*)(["'])(\.[^"']*)\2/g, linked);
  }

  /** Lets scripts fetch and import what is in here. */
  function serve(from) {
    const inside = (address) => {
      const found = !(address instanceof Request) && find(address, from);
      return found ? addressOfFile(found.name) : address;
    };
    const outside = fetch;
    self.fetch = (address, how) => outside(inside(address), how);
    self.importInside = (address) => import(inside(address));
  }

  /** A worker runs this again, with the files that lie beside its script. It is no module, of which Chromium
   * starts none here, and gets files instead of their addresses, which are another's to it. */
  function serveWorkers() {
    self.Worker = class extends Worker {
      constructor(address) {
        const { name } = find(address, "");
        const folder = name.slice(0, name.lastIndexOf("/") + 1);
        super(addressOf(`(${single})();`));
        this.postMessage([name, Object.entries(files).filter(([file]) => file.startsWith(folder))]);
      }
    };
  }

  if (!self.document) {
    self.onmessage = ({ data: [name, beside] }) => {
      self.onmessage = null;
      Object.assign(files, Object.fromEntries(beside));
      serve(name);
      importInside(INSIDE + name).catch(reportError);
    };
    return;
  }

  /** A page that finds the others. It has this one's policy, and nothing to be loaded ahead. */
  function page(name) {
    const read = new DOMParser().parseFromString(files[name].text, "text/html");
    for (const one of read.querySelectorAll("meta[http-equiv], link:not([rel=stylesheet], [rel=icon])")) one.remove();
    lead(read, name);
    return read;
  }

  const here = location.href.split(/[?#]/)[0];
  const { setAttribute } = Element.prototype;

  /** Makes the elements in a tree lead to files. */
  function lead(root, from) {
    for (const kind of ["src", "href"]) {
      for (const one of root.querySelectorAll(`[${kind}]`)) setAttribute.call(one, kind, led(one, one.getAttribute(kind), from));
    }
  }

  /** Where an element's address leads in here. */
  function led(element, address, from) {
    const found = !/^(#|$)/.test(address) && find(address, from);
    if (!found) return address;
    const { name, url } = found;
    if (element.matches("[download]")) {
      element.download ||= name;
      return URL.createObjectURL(files[name].content); // as it was written, not as it runs here
    }
    if (!element.matches("a, iframe")) return addressOfFile(name);
    if (name !== "index.html") url.searchParams.set("view", name.replace(".html", ""));
    return here + url.search + url.hash;
  }

  /** Elements that scripts make find files too. */
  function serveElements(from) {
    const { prototype } = Element;
    prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, name === "src" || name === "href" ? led(this, `${value}`, from) : value);
    };
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, "innerHTML");
    Object.defineProperty(prototype, "innerHTML", {
      get,
      set(html) {
        set.call(this, html);
        lead(this.content ?? this, from);
      },
    });
  }

  async function show(name) {
    const read = page(name);
    const { documentElement, head, body } = read;
    // What is no module runs first, as it does while a page is read.
    const isModule = ({ type }) => Number(type === "module");
    const scripts = [...read.querySelectorAll("script[src]")].sort((one, other) => isModule(one) - isModule(other));
    const modules = scripts.map((script) => `import "${script.getAttribute("src")}";`);
    for (const script of scripts) script.removeAttribute("src"); // they begin when all is there
    for (const { name, value } of documentElement.attributes) setAttribute.call(document.documentElement, name, value);
    document.head.replaceChildren(...head.childNodes);
    const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
    await Promise.all(styles.map((style) => new Promise((done) => (style.onload = style.onerror = done))));
    document.body = body;
    if (location.hash) location.replace(location.hash); // what it names has come only now
    await import(addressOf(modules.join("")));
  }

  async function unpack({ textContent, dataset: { name, type } }) {
    const packed = Uint8Array.from(atob(textContent), (letter) => letter.charCodeAt());
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const content = await new Response(stream, { headers: { "content-type": type } }).blob();
    files[name] = { content, text: type.startsWith("text/") && (await content.text()) };
  }

  async function start() {
    await Promise.all([...document.querySelectorAll("script[data-name]")].map(unpack));
    const view = `${new URLSearchParams(location.search).get("view")}.html`;
    const asked = files[view] ? view : "index.html";
    serve(asked);
    if (self.Worker) serveWorkers();
    serveElements(asked);
    await show(asked);
  }

  start().catch((error) => {
    console.error(error);
    // In all languages, since which one is wanted is said by a script that is still packed.
    for (const text of document.querySelectorAll("#boot-failure, #boot-failure p")) text.hidden = false;
  });
})();
