/** Brings node_modules to what package-lock.json says; needs nothing but Node and npm. */
import { delimiter, dirname, join } from "node:path";
import { isObject, readJson } from "./json.mjs";
import { root } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * @param {unknown} value
 * @returns {value is Lock}
 */
const isLock = (value) =>
  isObject(value) && isObject(value.packages) && Object.values(value.packages).every(isObject);

/**
 * Whether an installed tree holds what a lockfile asks for. Optional packages may be
 * missing: most of them are binaries for other machines.
 * @param {unknown} wanted package-lock.json
 * @param {unknown} installed node_modules/.package-lock.json, npm's own record of the tree
 */
export const isInstalled = (wanted, installed) => {
  if (!isLock(wanted) || !isLock(installed)) return false;
  const packages = Object.entries(wanted.packages).filter(([path]) => path !== "");
  return (
    packages.every(([path, { optional, version, integrity }]) => {
      const found = installed.packages[path];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    }) && Object.keys(installed.packages).every((path) => path in wanted.packages)
  );
};

/** npm as a script for this Node: the one that started us, else the one that came with Node. */
const npmCommand = () => {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js")
    ? { command: process.execPath, args: [script] }
    : { command: "npm", args: [] };
};

/**
 * Installs the locked packages, development ones included, unless they are there. Standard output is left to
 * the command that needs them.
 */
export const ensureDependencies = async () => {
  const wanted = await readJson(join(root, "package-lock.json"));
  const installed = await readJson(join(root, "node_modules/.package-lock.json"));
  if (isInstalled(wanted, installed)) return;

  console.error("Installing the packages that package-lock.json names …");
  const npm = npmCommand();
  const code = await run(
    npm.command,
    [...npm.args, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { PATH: [dirname(process.execPath), process.env.PATH ?? ""].join(delimiter) },
    "stderr",
  );
  if (code !== 0) throw new Error(`npm ci ended with code ${String(code)}; its output above says why.`);
};
