// Gives the page the looks that the player has chosen before anything is painted: a script of the page, and no
// module. The app says at the page's root what is chosen; until it is there, this does, from the end of what it
// keeps. The colour of the browser's own bar goes by it too.
{
  const root = document.documentElement;
  const WORDS = [
    [0, "theme", ["", "light", "dark"]],
    [1, "board", ["", "green", "walnut", "contrast", "paper"]],
    [2, "checkers", ["", "red", "blue"]],
    [7, "motion", ["", "slow", "normal", "fast", "none"]],
  ];
  let kept = null;
  try {
    kept = localStorage.getItem("plakoto");
  } catch {
    // A browser that keeps nothing has the looks that it asks for itself.
  }
  const likes = kept?.[0] === "C" ? kept.slice(-13) : "";
  for (const [place, name, words] of WORDS) {
    const word = words[likes.charCodeAt(place)];
    if (word) root.dataset[name] = word;
  }

  const [day, night] = document.querySelectorAll("meta[name=theme-color]");
  const own = [day.content, night.content];
  function bar() {
    const { theme, board } = root.dataset;
    const [light, dark] = board === "contrast" ? ["#ffffff", "#000000"] : own;
    day.content = theme === "dark" ? dark : light;
    night.content = theme === "light" ? light : dark;
  }
  bar();
  new MutationObserver(bar).observe(root, { attributeFilter: ["data-theme", "data-board"] });
}
