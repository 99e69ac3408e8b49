/** Fonts that the first screen of every page is set in. */
const FIRST_FONTS = /^(newsreader-roman|recursive)\..+\.woff2$/;

/**
 * A page whose head asks for the fonts of its first screen at once, before the style sheet names them.
 * @param media names of the files in the folder of the site's media
 */
export function withFontPreloads(html: string, media: readonly string[], basePath: string): string {
  const links = media
    .filter((name) => FIRST_FONTS.test(name))
    .map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" href="${basePath}/_next/static/media/${name}" crossorigin=""/>`,
    );
  return html.replace("</head>", `${links.join("")}</head>`);
}
