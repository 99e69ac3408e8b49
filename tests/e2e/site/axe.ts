import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe judges: the whole document, or some elements of it; all rules, or some. */
export interface AxeScope {
  readonly within?: readonly string[];
  readonly rules?: readonly string[];
}

/** The rules whose answer changes with the theme. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"] as const;

/**
 * Runs axe on a page as it stands and lists each violation with its first elements. The
 * source goes in through the debugger, which no policy of the page concerns.
 */
export async function axeViolations(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, only }) => {
      const { violations } = await window.axe.run(include === undefined ? document : { include }, {
        resultTypes: ["violations"],
        ...(only === undefined ? { rules: { "target-size": { enabled: true } } } : { runOnly: only }),
      });
      return violations.map(({ id, help, nodes }) => {
        const places = nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`);
        return `${id}: ${help}: ${places.join("; ")}`;
      });
    },
    { include: within && [...within], only: rules && [...rules] },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
