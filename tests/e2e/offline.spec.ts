import { expect, test } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";

test.use({ serviceWorkers: "allow" });

test("once visited, the article and its figures work without a network, and a wrong address still says so", async ({
  page,
  context,
}) => {
  await page.goto(addressOf(ARTICLE_PATH));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.goto(`${addressOf(ARTICLE_PATH)}?figure=pipeline#pipeline-visualisation`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PyTorch DataLoader Pipeline");
  await page.locator('[data-island="pipelineExplorer"]').scrollIntoViewIfNeeded();
  const whatIf = page.getByRole("region", { name: "What if one stage were free" });
  await expect(whatIf.getByRole("listitem")).toHaveCount(7);
  const place = page.locator('[data-island="throughput"]');
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole("group", { name: "Worker throughput profiler" })).toBeVisible();

  await page.goto(addressOf("/about/simulator/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How good is the simulator?");
  await page.goto(addressOf("/no/such/page/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
