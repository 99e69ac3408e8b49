import { expect, test } from "@playwright/test";
import { attributeOf } from "@/scripts/tools/csp.mjs";
import { pages } from "../pages";
import { exportedPages } from "../site/exported";
import { openPath } from "../site/open";
import { watch } from "../site/watch";

test("no served page has an inline style or handler, and each policy is strict", () => {
  for (const { path, elements } of exportedPages()) {
    const inline = elements.filter(
      ({ tagName, attrs }) =>
        tagName === "style" || attrs.some(({ name }) => name === "style" || name.startsWith("on")),
    );
    expect.soft(inline.map(({ tagName }) => `${path}: ${tagName}`)).toEqual([]);

    const policies = elements.filter(
      (element) => attributeOf(element, "http-equiv") === "Content-Security-Policy",
    );
    expect.soft(policies, path).toHaveLength(1);
    for (const policy of policies) {
      const content = attributeOf(policy, "content") ?? "";
      expect.soft(content, path).toContain("default-src 'none'");
      expect.soft(content, path).not.toContain("unsafe");
      expect.soft(content, path).not.toMatch(/https?:|\*/);
    }
  }
});

for (const { path } of pages) {
  test(`${path}: the browser blocks what the policy forbids`, async ({ page }) => {
    const trouble = await watch(page);
    await openPath(page, path);
    expect(trouble.policyViolations).toEqual([]);

    const result = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'injected'";
      document.head.append(script);

      const box = document.createElement("div");
      box.setAttribute("style", "width: 17px");
      document.body.append(box);

      const evaluated = document.createElement("button");
      evaluated.setAttribute("onclick", "document.title = 'clicked'");
      evaluated.click();

      const fetched = await fetch("https://elsewhere.invalid/").then(
        () => "fetched",
        () => "blocked",
      );
      return { title: document.title, width: box.getBoundingClientRect().width, fetched };
    });

    expect(result.title).not.toMatch(/injected|clicked/);
    expect(result.width).not.toBe(17);
    expect(result.fetched).toBe("blocked");
    await expect
      .poll(() => trouble.policyViolations)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem blocked inline",
          "style-src-attr blocked inline",
          "script-src-attr blocked inline",
          "connect-src blocked https://elsewhere.invalid/",
        ]),
      );
  });
}
