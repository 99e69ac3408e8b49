import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Runs axe on a page as it stands and lists each violation with its first elements. The
 * source goes in through the debugger, which no policy of the page concerns.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return violations.map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`);
      return `${id}: ${help}: ${places.join("; ")}`;
    });
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
