/**
 * Runs a program that is written in TypeScript, after installing what is missing:
 * `node scripts/program.mjs scripts/simulate.ts FILE.json`. What follows the program is its own.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureDependencies } from "./tools/dependencies.mjs";
import { main } from "./tools/main.mjs";

await main(async () => {
  const [node = process.execPath, , program, ...args] = process.argv;
  if (program === undefined) throw new Error("program: found nothing, allowed is a TypeScript file.");
  await ensureDependencies();
  const { register } = await import("tsx/esm/api");
  register();
  const path = resolve(program);
  process.argv = [node, path, ...args];
  await import(pathToFileURL(path).href);
});
