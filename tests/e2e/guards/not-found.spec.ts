import { expect, test } from "@playwright/test";
import { addressOf } from "../site/address";

const wrongPaths = [
  "/no-such-page",
  "/no-such-page/",
  "/concepts/%E0%A4%A/",
  "/_next/static/none.js",
  "/../package.json",
  "/.stamp.json",
];

test("a wrong address is answered with status 404", async ({ request }) => {
  for (const path of wrongPaths) {
    expect.soft((await request.get(addressOf(path))).status(), path).toBe(404);
  }
});

test("a wrong address shows the site's own page", async ({ page }) => {
  await page.goto(addressOf("/no/such/page"));
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.locator("main").getByRole("link").first().click();
  await expect(page).toHaveURL(addressOf("/"));
});
