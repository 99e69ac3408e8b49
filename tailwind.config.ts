import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { tailwindColours, themeRules } from "./lib/stages/css";
import { FONT_FAMILIES, FONT_SIZES, MEASURES } from "./lib/stages/type";

/** Colours, faces and sizes come from `lib/stages`; nothing else is on offer. */
export default {
  darkMode: "class",
  theme: {
    colors: tailwindColours(),
    fontFamily: FONT_FAMILIES,
    fontSize: FONT_SIZES,
    extend: { maxWidth: MEASURES },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addBase(themeRules());
    }),
  ],
} satisfies Config;
