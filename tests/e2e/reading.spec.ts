import { expect, test } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";

const MEMORY = "Memory analysis";

for (const width of [390, 1440]) {
  test(`the contents list follows the reading at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
    await page.goto(addressOf(ARTICLE_PATH), { waitUntil: "networkidle" });
    const contents = page.getByRole("navigation", { name: "Contents" });
    const list = contents.getByRole("list");
    const isBeside = width > 1000;
    await expect(list).toBeVisible({ visible: isBeside });
    if (!isBeside) await contents.getByText("Contents", { exact: true }).click();
    await contents.getByRole("link", { name: MEMORY }).click();
    await expect(page.getByRole("heading", { name: MEMORY, exact: true })).toBeInViewport();
    await expect(list).toBeVisible({ visible: isBeside });
    await expect(contents.locator("[aria-current]")).toHaveText(MEMORY);
    await page.close();
  });
}

test("an error is reported with its sentence: chosen by keyboard, or selected", async ({ page }) => {
  await page.goto(addressOf(ARTICLE_PATH));
  await page.getByText(`Report an error in “${MEMORY}”`).press("Enter");
  const sentence = "A Docker container gets 64 MiB unless you say more.";
  const link = page.getByRole("link", { name: sentence });
  await link.focus();
  await expect(link).toBeInViewport();
  const body = new URLSearchParams((await link.getAttribute("href"))?.replace("mailto:?", "")).get("body");
  expect(body).toContain(`Section: ${MEMORY}`);
  expect(body).toContain(`> ${sentence}`);

  const chosen = page.getByRole("link", { name: "Report an error in this sentence" });
  await expect(chosen).toBeHidden();
  await page.getByText("Training is just slow.").selectText();
  await expect(chosen).toBeVisible();
  expect(decodeURIComponent((await chosen.getAttribute("href")) ?? "")).toMatch(
    /“Why the DataLoader matters”[\s\S]*> Your GPU may be waiting right now[\s\S]* Training is just slow\./,
  );
});
