import type { Page } from "@playwright/test";

/** The narrowest screen that WCAG 1.4.10 asks for. */
export const NARROW = { width: 320, height: 640 };

/** The first elements that make a page scroll sideways; none when it does not. */
export async function reachingBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`${String(scrollWidth)} px wide`, ...beyond];
  });
}

/** Fields on whose letters a phone zooms in, as it does below 16 px; none when it need not. */
export async function fieldsTooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typed = 'input:is(:not([type]), [type="text"], [type="number"], [type="search"]), select, textarea';
    return [...document.querySelectorAll(typed)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120));
  });
}
