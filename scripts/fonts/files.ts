import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Regular to bold is all the site uses. */
const weights = { min: 400, max: 700, default: 400 };

/**
 * Recursive stays sans unless its axis MONO says otherwise.
 * The italic has one weight: bold italics do not occur, and it halves the file.
 */
const sources = {
  "newsreader-roman.woff2": {
    from: "newsreader/files/newsreader-latin-wght-normal.woff2",
    axes: { wght: weights },
  },
  "newsreader-italic.woff2": {
    from: "newsreader/files/newsreader-latin-wght-italic.woff2",
    axes: { wght: 400 },
  },
  "recursive.woff2": { from: "recursive/files/recursive-latin-mono-normal.woff2", axes: { wght: weights } },
};

const licences = {
  "newsreader-OFL.txt": "newsreader/LICENSE",
  "recursive-OFL.txt": "recursive/LICENSE",
};

/** ASCII, Latin-1, and the punctuation, arrows and signs that prose on computing needs. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓↔−×÷≈≠≤≥∞ŒœŠšŽžŸıŁł`;

/** Every file of `styles/fonts` by name: fonts and licences. The same input gives the same bytes. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { from, axes }] of Object.entries(sources)) {
    const font = await readPackaged(from);
    files.set(name, await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: axes }));
  }
  for (const [name, from] of Object.entries(licences)) files.set(name, await readPackaged(from));
  return files;
}

function readPackaged(path: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${path}`));
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
}
