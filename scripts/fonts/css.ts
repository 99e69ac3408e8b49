import { createFontStack } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { format } from "prettier";

const { newsreader, recursive, georgia, timesNewRoman, notoSerif, arial, roboto, courierNew } =
  entireMetricsCollection;

/** Fonts made to the measure of another one, which stand in for it on Linux. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  "Times New Roman": ["Liberation Serif", "Tinos"],
  Arial: ["Liberation Sans", "Arimo"],
  "Courier New": ["Liberation Mono", "Cousine"],
};

/** Every advance of the mono is 600 units of 1000, against an average of 510 in the sans. */
const recursiveMono = {
  ...recursive,
  familyName: "Recursive Mono",
  xWidthAvg: 600,
  subsets: { latin: { xWidthAvg: 600 }, thai: { xWidthAvg: 600 } },
};

const REGULAR = { fontStyle: "normal", fontWeight: "400 549" };
const BOLD = { fontStyle: "normal", fontWeight: "550 700" };
const ITALIC = { fontStyle: "italic", fontWeight: "400" };

/** The local fonts that can be counted on, by system: Apple and Windows, Windows and Linux, Android. */
const serifs = [georgia, timesNewRoman, notoSerif];
const sansSerifs = [arial, roboto];

/**
 * The text of `styles/fonts.css`: the faces, and for each the local fonts that stand in for it,
 * stretched to its line height and average width, so that a late font moves nothing. Bold and
 * italic are fitted by themselves: headings are where a wrong width adds a line.
 */
export function fontsCss(): Promise<string> {
  const css = [
    "/* Made by scripts/fonts. Newsreader and Recursive: SIL Open Font License 1.1, see ./fonts. */",
    face("Newsreader", "newsreader-roman.woff2", "normal", "400 700"),
    face("Newsreader", "newsreader-italic.woff2", "italic", "400"),
    face("Recursive", "recursive.woff2", "normal", "400 700"),
    face("Recursive Mono", "recursive.woff2", "normal", "400 700"),
    fitted([newsreader, ...serifs], REGULAR),
    fitted([newsreader.variants[600], ...serifs.map(({ variants }) => variants[700])], BOLD),
    fitted(
      [newsreader, ...serifs].map(({ variants }) => variants.italic),
      ITALIC,
    ),
    fitted([recursive, ...sansSerifs], REGULAR),
    fitted(
      [recursive, ...sansSerifs].map(({ variants }) => variants[700]),
      BOLD,
    ),
    fitted([recursiveMono, courierNew], { fontStyle: "normal", fontWeight: "400 700" }),
  ];
  return format(css.join("\n\n"), { parser: "css", printWidth: 110 });
}

type Metrics = Parameters<typeof createFontStack>[0][number];

/** The first font's stand-ins, as font faces; with the twins of each. */
function fitted(fonts: readonly Metrics[], fontFaceProperties: typeof REGULAR): string {
  return createFontStack([...fonts], { fontFaceProperties }).fontFaces.replace(
    /local\('([^']+)'\)/g,
    (source, name: string) => [source, ...twinsOf(name).map((twin) => `local('${twin}')`)].join(", "),
  );
}

function twinsOf(name: string): readonly string[] {
  const family = Object.keys(TWINS).find((known) => `${name} `.startsWith(`${known} `));
  return family === undefined ? [] : (TWINS[family] ?? []).map((twin) => name.replace(family, twin));
}

function face(family: string, file: string, style: string, weight: string): string {
  return `@font-face {
    font-family: "${family}";
    font-style: ${style};
    font-weight: ${weight};
    font-display: swap;
    src: url("./fonts/${file}") format("woff2");
  }`;
}
