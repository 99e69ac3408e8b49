import { describe, expect, it } from "vitest";
import { measuredUses, USES } from "@/content/design-language/measure/contrast";
import { PALETTES, THEMES, tokensOf } from "@/lib/stages";

describe.each(THEMES)("contrast in the %s theme", (theme) => {
  it.each(measuredUses(PALETTES[theme]))("$ink on $ground is at least $atLeast:1", ({ ratio, atLeast }) => {
    expect(ratio).toBeGreaterThanOrEqual(atLeast);
  });
});

it("knows of every token where it is used, but for the hairline", () => {
  const used = new Set(USES.flatMap(({ ink, ground }) => [ink, ground]));
  const unused = [...tokensOf(PALETTES.light).keys()].filter((name) => !used.has(name));
  expect(unused).toEqual(["rule"]);
});

it("has the same tokens in both themes", () => {
  expect([...tokensOf(PALETTES.dark).keys()]).toEqual([...tokensOf(PALETTES.light).keys()]);
});
