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

/**
 * The text of `styles/fonts.css`: the faces, and for each a local fallback stretched to its
 * line height and average width, so that a late font moves nothing.
 */
export function fontsCss(): Promise<string> {
  const css = [
    "/* Made by scripts/fonts. Newsreader and Recursive: SIL Open Font License 1.1, see ./fonts. */",
    face("Newsreader", "newsreader-roman.woff2", "normal", "400 700"),
    face("Newsreader", "newsreader-italic.woff2", "italic", "400"),
    face("Recursive", "recursive.woff2", "normal", "400 700"),
    face("Recursive Mono", "recursive.woff2", "normal", "400 700"),
    withTwins(createFontStack([newsreader, georgia, timesNewRoman, notoSerif]).fontFaces),
    withTwins(createFontStack([recursive, arial, roboto]).fontFaces),
    withTwins(createFontStack([recursiveMono, courierNew]).fontFaces),
  ];
  return format(css.join("\n\n"), { parser: "css", printWidth: 110 });
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

function withTwins(css: string): string {
  return css.replace(/src: local\('([^']+)'\)/g, (source, name: string) =>
    [source, ...(TWINS[name] ?? []).map((twin) => `local('${twin}')`)].join(", "),
  );
}
