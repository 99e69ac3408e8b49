import type { Palette } from "./palette";
import { FONT_FAMILIES } from "./type";
import { FORCED } from "./forced";
import { PALETTES } from "./themes";
import { tokensOf } from "./tokens";

/** CSS rules as nested objects, the form Tailwind's `addBase` takes. */
export interface Rules {
  readonly [selector: string]: string | Rules;
}

/** The root of a page whose reader has made no choice. */
const SYSTEM_DECIDES = ":root:not(.light, .dark)";

/**
 * The custom properties of the faces and of both themes. Without a class the reader's system decides,
 * so that it works without JavaScript; `light` or `dark` on an element decides for all
 * below it. Paper is always light. Forced colours win over all of it.
 */
export function themeRules(): Rules {
  const light = declarations("light", PALETTES.light);
  const dark = declarations("dark", PALETTES.dark);
  const fonts = Object.fromEntries(
    Object.entries(FONT_FAMILIES).map(([name, [stack]]) => [`--font-${name}`, stack]),
  );
  return {
    ":root": fonts,
    ":root, .light": light,
    "@media screen": { ".dark": dark },
    "@media screen and (prefers-color-scheme: dark)": { [SYSTEM_DECIDES]: dark },
    "@media (forced-colors: active)": { [`:root, .light, .dark, ${SYSTEM_DECIDES}`]: properties(FORCED) },
  };
}

/** Tailwind's colours: every token by name, pointing at its custom property. */
export function tailwindColours(): Record<string, string> {
  const names = [...tokensOf(PALETTES.light).keys()].map((name): [string, string] => [
    name,
    `var(--${name})`,
  ]);
  return {
    transparent: "transparent",
    current: "currentColor",
    inherit: "inherit",
    ...Object.fromEntries(names),
  };
}

function declarations(scheme: string, palette: Palette): Rules {
  return { "color-scheme": scheme, "accent-color": "var(--accent)", ...properties(palette) };
}

function properties(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    [...tokensOf(palette)].map(([name, colour]): [string, string] => [`--${name}`, colour]),
  );
}
