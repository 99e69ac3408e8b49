import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { fontsCss } from "@/scripts/fonts/css";
import { fontFiles } from "@/scripts/fonts/files";

const made = await fontFiles();
const styles = new URL("../../../styles/", import.meta.url);

/** All that a first visit fetches. */
const FONT_BUDGET_BYTES = 130_000;

it("has the font files that scripts/fonts makes, and no others", async () => {
  expect((await readdir(new URL("fonts/", styles))).sort()).toEqual([...made.keys()].sort());
  for (const [name, bytes] of made) {
    expect((await readFile(new URL(`fonts/${name}`, styles))).equals(bytes), name).toBe(true);
  }
});

it("has the style sheet that scripts/fonts makes", async () => {
  expect(await readFile(new URL("fonts.css", styles), "utf8")).toBe(await fontsCss());
});

it("stays within three files and the budget", () => {
  const fonts = [...made].filter(([name]) => name.endsWith(".woff2"));
  const bytes = fonts.reduce((sum, [, font]) => sum + font.length, 0);
  expect(fonts.length).toBeLessThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(FONT_BUDGET_BYTES);
});
