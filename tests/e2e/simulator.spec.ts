import { expect, test } from "@playwright/test";
import { foundText, isReached, type Measure, MEASURES } from "@/lib/conformance/measures";
import { conformanceReport } from "@/lib/conformance/report";
import { worstQuiet } from "@/lib/conformance/worst";
import { openPath } from "./site/open";

const PATH = "/about/simulator/";

// In one process, so that the runs are judged once.
test.describe.configure({ mode: "default" });

// Judging every recorded run takes a while; a backstop for what hangs.
test.setTimeout(180_000);

test("the page shows what the conformance tests compute", async ({ page }) => {
  const { generations, judgements } = conformanceReport();
  await openPath(page, PATH);

  const shown = await page
    .locator("tr[data-measure] td[data-generation]")
    .evaluateAll((cells) =>
      cells.map((cell) => [
        cell.closest("tr")?.getAttribute("data-measure"),
        cell.getAttribute("data-generation"),
        cell.firstChild?.textContent,
      ]),
    );
  const computed = MEASURES.flatMap(({ id, of }) =>
    [...generations].map(([generation, figures]) => [id, generation, foundText(of(figures))]),
  );
  expect(shown).toEqual(computed);

  const runs = await page
    .locator("li[data-run]")
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-run")));
  expect(runs).toEqual(worstQuiet(judgements, "composed", 8).map((j) => `${j.generation}/${j.run.id}`));
  await expect(page.locator("[data-group] path").first()).toBeVisible();
  expect(await page.locator("[data-group] path").count()).toBe(2 * judgements.length);
});

test("every measure that stays short of its bar is explained", async ({ page }) => {
  const { generations } = conformanceReport();
  await openPath(page, PATH);
  const short = MEASURES.filter(({ of, bar }: Measure) =>
    [...generations.values()].some((figures) => bar !== null && !isReached(of(figures), bar)),
  ).map(({ id }) => id);
  const explained = await page
    .locator("[data-shortfall]")
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute("data-shortfall")));
  expect(explained).toEqual(short);
});
