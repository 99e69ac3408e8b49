import type { Page } from "@playwright/test";

/** How many parts of an article are not laid out for good. */
export function waitingParts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll(".prose > *")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );
}
