/** Paths of the project, and the checks on the machine that every command starts with. */
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const outDir = join(root, "out");
export const cacheDir = join(root, ".cache");

/**
 * Throws unless the running Node is one that the tools of the build support.
 * @param {string} version e.g. `20.19.0`, as in `process.versions.node`
 */
export const requireNode = (version) => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node: found ${version}; this project needs 20.19 or newer.`);
};
