/** What a run of `npm test` came to, as text. */

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {object} Outcome
 * @property {string} name
 * @property {"ok" | "failed" | "not run"} result
 * @property {number} seconds
 * @property {Counts} [tests] for steps that count their tests
 */

/** @param {Counts} counts */
const countsText = ({ passed, failed }) => `${String(passed)} passed, ${String(failed)} failed`;

/** @param {readonly [name: string, result: string, seconds: string, tests: string]} cells */
const row = ([name, result, seconds, tests]) =>
  `${name.padEnd(8)} ${result.padEnd(8)} ${seconds.padStart(8)}   ${tests}`.trimEnd();

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {string} a row per step; its last line, "N passed, N failed", counts tests
 */
export const summarise = (outcomes) => {
  const rows = outcomes.map(({ name, result, seconds, tests }) =>
    row([name, result, seconds.toFixed(1), tests ? countsText(tests) : ""]),
  );
  const counted = outcomes.flatMap(({ tests }) => tests ?? []);
  const total = {
    passed: counted.reduce((sum, { passed }) => sum + passed, 0),
    failed: counted.reduce((sum, { failed }) => sum + failed, 0),
  };
  return [row(["step", "result", "seconds", "tests"]), ...rows, "", countsText(total)].join("\n");
};
