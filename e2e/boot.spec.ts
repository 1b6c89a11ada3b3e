import { test, expect } from "./fixture";

test("the app starts", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator("#boot-failure")).toHaveCount(0);
});

for (const [locale, words] of [
  ["en-GB", "Plakoto could not start"],
  ["de-AT", "Plakoto konnte nicht starten"],
  ["el-GR", "Το Πλακωτό δεν ξεκίνησε"],
  ["ar-LB", "تعذّر تشغيل بلاكوتو"],
  ["fr-FR", "Plakoto could not start"],
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("an app that cannot be loaded says so", async ({ page, problems }) => {
      await page.route("**/*.wasm", (route) => route.abort());
      await page.goto("./");
      const message = page.getByRole("alert");
      await expect(message).toContainText(words);
      await expect(message.locator("p:visible")).toHaveCount(1);
      expect(problems).not.toEqual([]);
      problems.length = 0;

      await page.unroute("**/*.wasm");
      await message.getByRole("link").click();
      await expect(page.locator("main")).toBeVisible();
    });
  });
}

test("a browser without WebAssembly is told so", async ({ page, problems }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("WebAssembly");
  problems.length = 0;
});

test("the policy keeps foreign scripts and styles out", async ({ page, problems }) => {
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.body.append(script);
    document.body.setAttribute("style", "opacity: 0.5");
    return "ran" in globalThis || getComputedStyle(document.body).opacity !== "1";
  });
  expect(ran).toBe(false);
  await expect.poll(() => problems.join("\n")).toContain("Content Security Policy");
  problems.length = 0;
});
