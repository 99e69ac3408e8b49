/** How many tests a step's report says passed and failed. */
import * as v from "valibot";
import { readJson } from "./json.mjs";

/** @typedef {import("./summary.mjs").Counts} Counts */

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/**
 * A test file that broke before its first test counts as one failed test.
 * @param {v.InferOutput<typeof vitestReport>} report
 * @returns {Counts}
 */
const countVitest = ({ numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

/**
 * An error outside every test counts as one failed test.
 * @param {v.InferOutput<typeof playwrightReport>} report
 * @returns {Counts}
 */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * @param {unknown} report JSON of Vitest or of Playwright
 * @returns {Counts} nothing passed and one failed, when it is neither
 */
export const countTests = (report) => {
  if (v.is(vitestReport, report)) return countVitest(report);
  if (v.is(playwrightReport, report)) return countPlaywright(report);
  return { passed: 0, failed: 1 };
};

/** @param {string} path */
export const readCounts = async (path) => countTests(await readJson(path));
