/** Finds a Chromium for the browser tests, or brings one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runPackage } from "./run.mjs";

// The shell draws no windows of its own and opens pages twice as fast.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Whether a file is a browser that starts; a distribution's stub that only advertises a package is not.
 * @param {string} path
 */
const starts = (path) => existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;

/** @returns {string[]} where an installed Chromium may be, the best first */
const candidates = () => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const asked = process.env.CHROME_PATH;
  return [
    ...(asked ? [asked] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApps,
  ];
};

/** @returns {string | undefined} the path of an installed Chromium */
export const installedChromium = () => candidates().find(starts);

/** @returns {Promise<string | undefined>} the path of the Chromium that Playwright downloaded */
const playwrightChromium = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return starts(path) ? path : undefined;
};

/** @returns {Promise<boolean>} whether Debian's package could be installed */
const installDebianChromium = async () => {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  /** @param {string[]} args */
  const apt = async (...args) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return (await run(command, rest, { DEBIAN_FRONTEND: "noninteractive" })) === 0;
  };
  return (await apt("-qq", "update")) && (await apt("-qq", "install", "-y", "chromium"));
};

/** Ways to get a Chromium, tried in turn until one starts. */
const ways = [
  () => Promise.resolve(installedChromium()),
  playwrightChromium,
  async () => {
    console.log("No Chromium found; asking Playwright for one …");
    await runPackage("@playwright/test/cli.js", ["install", "chromium"]);
    return playwrightChromium();
  },
  async () => {
    console.log("Playwright brought none; asking Debian's packages …");
    return (await installDebianChromium()) ? installedChromium() : undefined;
  },
];

/**
 * @returns {Promise<string>} the path of a Chromium that starts
 * @throws when there is none and none can be installed
 */
export const ensureChromium = async () => {
  for (const way of ways) {
    const path = await way();
    if (path !== undefined) return path;
  }
  throw new Error("CHROME_PATH: found no Chromium and could install none; name the path of one.");
};
