// A diagram by itself, for an iframe: made of what the address says, and told to the page around it is
// how high it is. It reads nothing from that page and keeps nothing.

const ATTRIBUTES = "position turn dice rules plays step mode answer lang theme flip numbers pips".split(" ");

const query = new URLSearchParams(location.search);
const diagram = document.createElement("plakoto-diagram");
for (const name of ATTRIBUTES) {
  if (query.has(name)) diagram.setAttribute(name, query.get(name));
}
const list = document.createElement("ol");
for (const text of query.getAll("caption")) {
  const caption = document.createElement("li");
  caption.textContent = text;
  list.append(caption);
}
if (query.has("lang")) document.documentElement.lang = query.get("lang");
if (["light", "dark"].includes(query.get("theme"))) document.documentElement.dataset.theme = query.get("theme");
diagram.append(list);
document.body.append(diagram);

// The parent need not know where this file lies, and gets nothing but a number and its own word.
let told;
new ResizeObserver(() => {
  const frameHeight = Math.ceil(diagram.getBoundingClientRect().height);
  if (frameHeight === told || parent === window) return;
  told = frameHeight;
  parent.postMessage({ id: query.get("id"), frameHeight }, "*");
}).observe(diagram);
