for (const name of ["plakoto-step", "plakoto-play", "plakoto-error"]) {
  document.addEventListener(name, ({ detail }) => {
    document.querySelector("#told").textContent = `${name} ${JSON.stringify(detail)}`;
  });
}
