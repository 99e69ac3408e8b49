import { describe, expect, it } from "vitest";
import {
  GLYPHS,
  HATCHES,
  LOOKS,
  LOOK_CLASSES,
  PALETTES,
  stageToken,
  tokensOf,
  UNDERLINE_CLASSES,
  LABELS,
  TERMS,
} from "@/lib/stages";
import { tailwindColours, themeRules } from "@/lib/stages/css";
import { STAGES } from "@/lib/sim/stage";

describe("looks", () => {
  it("are the simulator's stages and idle", () => {
    expect(LOOKS).toEqual([...STAGES, "idle"]);
  });

  it.each([
    ["term", LOOKS.map((look) => TERMS[look])],
    ["label", LOOKS.map((look) => LABELS[look])],
    ["glyph", LOOKS.map((look) => GLYPHS[look])],
    ["texture", LOOKS.map((look) => HATCHES[look])],
  ])("have each a %s of their own", (_, values) => {
    expect(new Set(values).size).toBe(LOOKS.length);
  });

  it.each(LOOKS)("paint %s with classes of its own colour", (look) => {
    const classes = [...Object.values(LOOK_CLASSES[look]).map(String), UNDERLINE_CLASSES[look]];
    const colours = classes.map((name) => /stage-[\w-]+$/.exec(name)?.[0]);
    expect(new Set(colours)).toEqual(new Set([stageToken(look)]));
  });
});

describe("tokens", () => {
  it("are written in CSS as words with hyphens", () => {
    expect(tokensOf(PALETTES.light).get("on-stage-hand-over")).toBe(PALETTES.light.stages.handOver.on);
    expect(tokensOf(PALETTES.light).get("ink-muted")).toBe(PALETTES.light.inks.inkMuted);
  });

  it("are on offer as Tailwind colours, each by its custom property", () => {
    const colours = tailwindColours();
    for (const name of tokensOf(PALETTES.light).keys()) expect(colours[name]).toBe(`var(--${name})`);
  });

  it("follow a class where there is one and the system where there is none", () => {
    const rules = themeRules();
    const { paper } = PALETTES.dark.grounds;
    expect(rules).toMatchObject({
      ":root, .light": { "color-scheme": "light", "--paper": PALETTES.light.grounds.paper },
      "@media screen": { ".dark": { "color-scheme": "dark", "--paper": paper } },
      "@media screen and (prefers-color-scheme: dark)": { ":root:not(.light, .dark)": { "--paper": paper } },
    });
  });

  it("leave every colour to a system that forces its own", () => {
    const forced = JSON.stringify(themeRules()["@media (forced-colors: active)"]);
    expect(forced).toContain('"--stage-load":"CanvasText"');
    expect(forced).not.toMatch(/#[0-9a-f]{3}/i);
  });
});
