import { ESLint } from "eslint";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";

/**
 * The linter at work on files that exist, each with a text of ours in place of its own. Without types: none
 * of what is refused here needs them, and they would take a minute to load.
 */
const eslint = new ESLint({
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

const rulesBroken = async (filePath: string, text: string) => {
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
};

const simulator = "lib/sim/index.ts";
const library = "lib/stages/look.ts";
const page = "pages/404.tsx";
const testFile = "tests/unit/checks/lint.test.ts";

describe("the linter", () => {
  it.each([
    ["a clock", "no-restricted-globals", "export const a = Date.now();"],
    ["a timer", "no-restricted-globals", "setTimeout(() => 0, 1);"],
    ["a log", "no-restricted-globals", "console.log(1);"],
    ["chance", "no-restricted-syntax", "export const a = Math.random();"],
    ["a logarithm", "no-restricted-syntax", "export const a = Math.log(2);"],
    ["a computed function of Math", "no-restricted-syntax", 'export const a = Math["sqrt"](2);'],
    ["Math taken apart", "no-restricted-syntax", "const { exp } = Math; export const a = exp(1);"],
    ["a power", "no-restricted-syntax", "const x: number = 2; export const a = x ** 0.5;"],
    ["a sort by language", "no-restricted-syntax", 'export const a = "a".localeCompare("b");'],
    ["a promise", "no-restricted-syntax", "export const a = async (b: Promise<number>) => await b;"],
  ])("refuses %s in the simulator", async (_what, rule, text) => {
    expect(await rulesBroken(simulator, text)).toContain(rule);
  });

  it("lets exact arithmetic pass in the simulator", async () => {
    const text = "export const a = Math.sqrt(2) + Math.imul(3, 4) * Math.floor(1.5) - Math.max(1, 2);";
    expect(await rulesBroken(simulator, text)).toEqual([]);
  });

  // What follows is text that the linter has to refuse: written here, it proves the rules, and none of it is in force.
  it.each([
    ["any", "@typescript-eslint/no-explicit-any", "/** A. */ export const a = (b: any) => b === 1;"],
    [
      "!",
      "@typescript-eslint/no-non-null-assertion",
      "/** A. */ export const a = (b?: { c: number }) => b!.c;",
    ],
    [
      "a cast",
      "@typescript-eslint/consistent-type-assertions",
      "/** A. */ export const a = (b: unknown) => b as string;",
    ],
    ["a directive", "@typescript-eslint/ban-ts-comment", "// @ts-ignore\nexport const a = 1;"],
    ["an unexplained function", "jsdoc/require-jsdoc", "export const a = (b: number) => b + 1;"],
    [
      "an empty explanation",
      "jsdoc/require-description",
      "/** @param b */ export const a = (b: number) => b + 1;",
    ],
    ["a note to oneself", "no-warning-comments", "// TODO: later\nexport const a = 1;"],
  ])("refuses %s", async (_what, rule, text) => {
    expect(await rulesBroken(library, text)).toContain(rule);
  });

  it("has no ear for comments that would silence it", async () => {
    const text = "// eslint-disable-next-line eqeqeq\nexport const a = (b: number) => b == 1;";
    expect(await rulesBroken(testFile, text)).toContain("eqeqeq");
  });

  it.each([
    ["an inline style", "no-restricted-syntax", "export const A = () => <p style={{ color: 'red' }}>x</p>;"],
    ["a picture without text", "jsx-a11y-x/alt-text", 'export const A = () => <img src="/a.png" />;'],
    [
      "a hook in a condition",
      "react-hooks/rules-of-hooks",
      'import { useState } from "react";\nexport function A({ b }: { readonly b: boolean }) {\n  if (b) useState(0);\n  return null;\n}',
    ],
  ])("refuses %s in a page", async (_what, rule, text) => {
    expect(await rulesBroken(page, text)).toContain(rule);
  });

  it.each([
    ["a skipped test", 'import { it } from "vitest"; it.skip("a", () => undefined);'],
    ["a lone test", 'import { test } from "vitest"; test.only("a", () => undefined);'],
    ["a sleep", "declare const page: { waitForTimeout: (ms: number) => void }; page.waitForTimeout(5);"],
  ])("refuses %s", async (_what, text) => {
    expect(await rulesBroken(testFile, text)).toContain("no-restricted-syntax");
  });
});
