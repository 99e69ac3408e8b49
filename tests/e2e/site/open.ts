import type { Page } from "@playwright/test";
import { addressOf } from "./address";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Remembers a theme the way the site's own switch does, before any page is opened. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((name) => {
    localStorage.setItem("theme", name);
  }, theme);
}

/** Opens a path of the table and waits until everything it asked for has come. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path), { waitUntil: "networkidle" });
}
