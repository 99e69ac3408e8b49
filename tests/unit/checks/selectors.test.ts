import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheets = readdirSync("styles", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);

/** Selectors of a sheet, each as it stands. */
function selectorsOf(css: string): readonly string[] {
  return [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !selector.startsWith("@"));
}

/**
 * With every node that is put into a page, such as a batch into a picture, browsers look again at the siblings
 * that such selectors could be about: with a class or an attribute before the sign only where it is met.
 */
const LOOKED_AT_EVERYWHERE = [
  /:nth-/,
  /:has\([^)]*[>+~*]/,
  /(^|[\s(,>])[a-z*][a-z0-9]*(:[\w-]+(\([^)]*\))?)*\s*[+~]/,
  /\)\s*[+~]/,
];

const isCostly = (selector: string): boolean =>
  LOOKED_AT_EVERYWHERE.some((pattern) => pattern.test(selector));

it.each(sheets)("%s has no selector that costs something with every node put into a page", (name) => {
  const selectors = selectorsOf(readFileSync(join("styles", name), "utf8"));
  const costly = selectors.filter((selector) => selector.split(",\n").some((one) => isCostly(one)));
  expect(costly).toEqual([]);
});

it.each([
  ".prose > * + *",
  "li + li",
  ".overview-run > svg + svg",
  ":is(h2, h3) + p",
  "a:hover ~ b",
  "tr:has(> td)",
  "i:nth-child(2)",
])("finds %s", (selector) => {
  expect(isCostly(selector)).toBe(true);
});

it.each([
  ".heading + *",
  ".agreement ~ .table-twin",
  "[data-turn] + i",
  ".a > .b:hover + .c",
  "width >= 40rem",
])("leaves %s alone", (selector) => {
  expect(isCostly(selector)).toBe(false);
});
