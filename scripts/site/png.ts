import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

/** The faces of the pictures, each at one weight: the renderer takes no variable fonts. */
const FACES = [
  { file: "newsreader/files/newsreader-latin-wght-normal.woff2", axes: { wght: 600 } },
  { file: "recursive/files/recursive-latin-mono-normal.woff2", axes: { wght: 500, MONO: 0 } },
];

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");

/**
 * Makes a renderer from SVG to PNG that gives the same bytes on every machine: WebAssembly, and no
 * fonts but the site's own.
 */
export async function pngRenderer(): Promise<(svg: string, width: number) => Uint8Array> {
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fontBuffers = await Promise.all(
    FACES.map(async ({ file, axes }) => {
      const font = await readFile(resolve(`@fontsource-variable/${file}`));
      return subsetFont(font, `${ASCII}–—‘’“”·…×`, { targetFormat: "sfnt", variationAxes: axes });
    }),
  );
  return (svg, width) =>
    new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { fontBuffers } }).render().asPng();
}
