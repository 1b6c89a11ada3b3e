// Files for the author: what only JavaScript does shortly.

/** Hands a text or a blob to the browser as a file to be saved. */
function hand(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function save(name, type, text) {
  hand(name, new Blob([text], { type }));
}

/** Draws an SVG that needs nothing beside itself, so many pixels wide. */
export async function draw_picture(name, svg, width) {
  const image = new Image();
  // As data, since the page's policy lets in no other pictures than these and its own.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  hand(name, blob);
}
