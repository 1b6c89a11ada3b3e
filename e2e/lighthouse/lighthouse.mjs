// What Lighthouse says of a release as a phone sees it, on a host that compresses, as hosts do:
// `node lighthouse.mjs ADDRESS FOLDER`. What is not right is printed too. Run by `cargo xtask bench web`.

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { host } from "../host.mjs";

const PAGES = ["index.html", "guide-en.html", "editor.html", "diagram.html"];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const [, folder] = process.argv.slice(2);
const site = await host(folder, "/", true);
const chromium = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
for (const page of PAGES) {
  const { lhr } = await lighthouse(new URL(page, site.address).href, { port: chromium.port, onlyCategories: CATEGORIES });
  if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
  const name = page.replace(".html", "");
  for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
    console.log(`figure lighthouse_${name}_${id} ${Math.round(score * 100)} of 100`);
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = "" } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`${name}: ${title} ${displayValue}`);
    }
  }
}
await chromium.kill();
await site.stop();
