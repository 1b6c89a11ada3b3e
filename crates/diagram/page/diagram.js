// The buttons that copy the text beside a diagram.

for (const button of document.querySelectorAll("button.copy")) {
  const source = button.closest(".source");
  button.addEventListener("click", async () => {
    const code = source.querySelector("code");
    const said = source.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(code.textContent);
      said.textContent = "Copied";
    } catch {
      // Not allowed here: it is picked, for the keyboard to copy.
      getSelection().selectAllChildren(code);
      said.textContent = "Not allowed: press Ctrl+C";
    }
  });
}
