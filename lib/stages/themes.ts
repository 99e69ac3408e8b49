import { DARK } from "./dark";
import { LIGHT } from "./light";
import type { Palette, Theme } from "./palette";

/** Both themes, in the order the design page shows them. */
export const THEMES: readonly Theme[] = ["light", "dark"];

/** Every colour of the site. */
export const PALETTES: Readonly<Record<Theme, Palette>> = { light: LIGHT, dark: DARK };
