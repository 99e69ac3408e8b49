/** The steps of `npm test`, in their order. Each can be run alone, on some paths only. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, ensureBuild } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { cacheDir, root } from "./project.mjs";
import { runPackage } from "./run.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(args: readonly string[]) => Promise<number>} run gets paths or options for the tool; gives its exit code
 * @property {string} [report] where its tool writes how many tests passed, as JSON
 * @property {string} [needs] the step without which it makes no sense
 * @property {true} [beside] it takes one core for long: the next steps begin meanwhile
 * @property {true} [alone] it takes all cores: it begins when nothing else runs
 */

export const unitReport = join(cacheDir, "vitest.json");
export const e2eReport = join(cacheDir, "playwright.json");

/** @param {readonly string[]} args */
const withDefaultPath = (args) => (args.some((arg) => !arg.startsWith("-")) ? args : [...args, "."]);

/** Folders that the layer check walks. */
const layered = ["pages", "content", "components", "lib", "styles", "scripts", "tests"];

/** @type {readonly Step[]} */
export const steps = [
  {
    name: "lint",
    beside: true,
    run: (args) => runPackage("eslint/bin/eslint.js", ["--max-warnings=0", ...withDefaultPath(args)]),
  },
  {
    name: "format",
    run: (args) => {
      const mode = args.includes("--write") ? [] : ["--check"];
      return runPackage("prettier/bin/prettier.cjs", ["--log-level=warn", ...mode, ...withDefaultPath(args)]);
    },
  },
  {
    name: "layers",
    run: (args) => {
      const paths = args.length > 0 ? args : layered.filter((folder) => existsSync(join(root, folder)));
      return runPackage("dependency-cruiser/bin/dependency-cruise.mjs", ["--output-type=err-long", ...paths]);
    },
  },
  {
    name: "types",
    run: async () => {
      const site = await runPackage("typescript/bin/tsc", ["--project", "."]);
      const simulator = await runPackage("typescript/bin/tsc", ["--project", "lib/sim"]);
      return Math.max(site, simulator);
    },
  },
  {
    name: "build",
    run: async () => {
      await build();
      return 0;
    },
  },
  {
    name: "unit",
    alone: true,
    report: unitReport,
    run: (args) =>
      runPackage("vitest/vitest.mjs", [
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
        ...args,
      ]),
  },
  {
    name: "e2e",
    alone: true,
    needs: "build",
    report: e2eReport,
    run: async (args) => {
      await ensureBuild();
      return runPackage("@playwright/test/cli.js", ["test", ...args], {
        CHROME_PATH: await ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
      });
    },
  },
];
