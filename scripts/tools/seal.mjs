/** Last step of a build: a policy in every page, and a compressed twin of every text file. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sealHtml } from "./csp.mjs";
import { withLateScripts } from "./late-scripts.mjs";
import { withoutSecondProse } from "./page-data.mjs";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const textTypes = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".mjs",
  ".py",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

/** Below this a compressed twin saves no packet. */
const smallestWorthBytes = 512;

/** @param {string} path */
const writeTwins = async (path) => {
  const content = await readFile(path);
  if (content.length < smallestWorthBytes) return;
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/**
 * Seals an exported folder in place.
 * @param {string} folder
 * @returns {Promise<number>} how many pages were sealed
 * @throws when a page holds something that its policy would block; names page and thing
 */
export const sealFolder = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pages = files.filter((path) => extname(path) === ".html");
  for (const path of pages) {
    const html = await readFile(path, "utf8");
    try {
      await writeFile(path, sealHtml(withLateScripts(withoutSecondProse(html))));
    } catch (error) {
      throw new Error(
        `${relative(folder, path)}: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }
  await Promise.all(files.filter((path) => textTypes.has(extname(path))).map(writeTwins));
  return pages.length;
};
