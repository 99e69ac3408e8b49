/** Is the exported site the one that the sources describe? */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { basePath, reportUrl, siteUrl } from "../../site.config.mjs";
import { isObject, readJson } from "./json.mjs";
import { outDir, root } from "./project.mjs";

/** Folders that a build does not read. Any other counts, so that a new one is never forgotten. */
const notInputs = new Set([
  "node_modules",
  "out",
  "tests",
  "bench",
  "docs",
  "test-results",
  "playwright-report",
]);

/** @param {import("node:fs").Dirent} entry in the project's folder */
const isInput = (entry) =>
  entry.isDirectory()
    ? !entry.name.startsWith(".") && !notInputs.has(entry.name)
    : /^[^.].*\.(cff|json|mjs|ts)$/.test(entry.name) && entry.name !== "next-env.d.ts";

/** Lives in the exported folder, so that it goes when the export goes. Not served: a dot file. */
const stampPath = join(outDir, ".stamp.json");

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
const filesBelow = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Digest of every input's name and content, and of the addresses that the site is built for.
 * @returns {Promise<string>} 64 hexadecimal digits
 */
export const digestInputs = async () => {
  const entries = await readdir(root, { withFileTypes: true });
  const inputs = entries.filter(isInput);
  const files = await Promise.all(
    inputs.map(async (entry) => {
      const path = join(root, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    }),
  );
  const hash = createHash("sha256").update(JSON.stringify({ basePath, siteUrl, reportUrl }));
  for (const path of files.flat().sort()) {
    const content = await readFile(path);
    hash
      .update(`\0${relative(root, path).split(sep).join("/")}\0${String(content.length)}\0`)
      .update(content);
  }
  return hash.digest("hex");
};

/**
 * @typedef {{ inputs: string, basePath: string }} Stamp
 *
 * @param {unknown} value
 * @returns {value is Stamp}
 */
const isStamp = (value) =>
  isObject(value) && typeof value.inputs === "string" && typeof value.basePath === "string";

/** @returns {Promise<Stamp | undefined>} what the present export was made from */
export const readStamp = async () => {
  const stamp = await readJson(stampPath);
  return isStamp(stamp) ? stamp : undefined;
};

/** @param {string} inputs digest taken before the build began */
export const writeStamp = (inputs) => writeFile(stampPath, JSON.stringify({ inputs, basePath }));
