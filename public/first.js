// Shows the board before the app is there, at once, and on a first visit what the app offers then: a script of
// the page, and no module. What will not be the start is not shown as such: a match that is kept comes with an
// empty board, or with none on a phone, where its rules above it are of any height; and with none comes what
// the address asks for.
{
  const asked = new URLSearchParams(location.search);
  let kept = null;
  try {
    kept = localStorage.getItem("plakoto");
  } catch {
    // A browser that keeps nothing has no match.
  }

  // The language is the address's, the player's or the browser's: the page turns with it. The player's is
  // the second of what is kept, if there is one.
  const languages = "en de da es el bg ar".split(" ");
  const chosen = kept?.charCodeAt(1) === 1 ? languages[kept.charCodeAt(2)] : undefined;
  const wanted = [asked.get("lang"), chosen, ...navigator.languages];
  const spoken = wanted.map((tag) => tag?.toLowerCase().split("-")[0]).find((tag) => languages.includes(tag)) ?? "en";
  document.documentElement.lang = spoken;
  document.documentElement.dir = spoken === "ar" ? "rtl" : "ltr";

  const first = document.getElementById("first");
  const narrow = matchMedia("(max-width: 640px)").matches;
  const board = document.getElementById(narrow ? "first-narrow" : "first-wide").content.firstElementChild;
  if (kept !== null) {
    for (const layer of board.querySelectorAll(".checkers, .numbers")) layer.remove();
    // Without them a board that lies another way round is its own mirror image, but for the light from above.
    const { width, height } = board.viewBox.baseVal;
    const turned = kept.charCodeAt(chosen ? 4 : 3) === 1;
    const left = kept[0] === "C" && kept.charCodeAt(kept.length - 10) === 1;
    for (const part of board.querySelector(".ground").children) {
      const over = turned && part.matches(".point, .tray, .home");
      const [x, y] = [left ? -1 : 1, over ? -1 : 1];
      part.setAttribute("transform", `translate(${left ? width : 0} ${over ? height : 0}) scale(${x} ${y})`);
    }
  }
  first.querySelector(".board-frame").append(board);
  if (kept === null) {
    const offers = first.querySelector(`template[lang=${spoken}]`).content;
    first.querySelector(".name").append(offers.firstElementChild);
    first.querySelector("main").append(offers.firstElementChild);
    // boot.js does it as soon as the app is there.
    first.addEventListener("click", ({ target }) => {
      const pressed = target.closest("button");
      if (!pressed) return;
      first.dataset.pressed = pressed.dataset.do;
      for (const button of first.querySelectorAll("button")) button.classList.toggle("main", button === pressed);
    });
  }
  const isAsked = ["position", "turn", "dice", "rules", "view"].some((name) => asked.has(name));
  first.hidden = isAsked || (narrow && kept !== null);
}
