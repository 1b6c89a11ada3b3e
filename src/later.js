// Loads what not every game needs when it is first wanted: the guide over the game, and the sounds.

const load = (name) => import(new URL(name, document.baseURI));

/** Waits for links to the guide. With a key held they open its page, as any link does; so do they all where
 * the panel does not come. */
export function attend() {
  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("[data-guide], .guide [href^='#']");
    if (!link) return;
    event.preventDefault();
    // A menu that closes gives the focus back, so that the guide will too.
    if (link.dataset.guide !== undefined) link.closest("dialog")?.close();
    load("guide-panel.js").then(
      (panel) => panel.follow(link),
      () => (location.href = link.href),
    );
  });
}

/** Makes the sound of that number. Where sounds do not come, the game goes on in silence. */
export function play(sound) {
  load("sounds.js").then(
    (sounds) => sounds.play(sound),
    () => {},
  );
}
