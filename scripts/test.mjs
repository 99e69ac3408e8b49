/** `npm test`: installs what is missing, takes every step whatever the others say, sums up. */
import { mkdir, rm } from "node:fs/promises";
import { ensureDependencies } from "./tools/dependencies.mjs";
import { main } from "./tools/main.mjs";
import { cacheDir } from "./tools/project.mjs";
import { steps } from "./tools/steps.mjs";
import { summarise } from "./tools/summary.mjs";

/** @typedef {import("./tools/summary.mjs").Outcome} Outcome */

/**
 * @param {import("./tools/steps.mjs").Step} step
 * @param {readonly Outcome[]} before outcomes of the steps before
 * @returns {Promise<Outcome>}
 */
const take = async ({ name, needs, report, run }, before) => {
  console.log(`\n── ${name}`);
  const lacks = before.some((outcome) => outcome.name === needs && outcome.result !== "ok");
  if (lacks) {
    console.log(`Not run: it needs the step "${String(needs)}".`);
    return { name, result: "not run", seconds: 0 };
  }
  const start = process.hrtime.bigint();
  if (report) await rm(report, { force: true });
  const code = await run([]).catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const result = code === 0 ? "ok" : "failed";
  const { readCounts } = await import("./tools/counts.mjs");
  return report ? { name, result, seconds, tests: await readCounts(report) } : { name, result, seconds };
};

await main(async () => {
  await ensureDependencies();
  await mkdir(cacheDir, { recursive: true });
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Promise<unknown>[]} */
  const running = [];
  for (const [place, step] of steps.entries()) {
    if (step.alone) await Promise.all(running);
    const taken = take(step, outcomes).then((outcome) => {
      outcomes[place] = outcome;
    });
    if (step.beside) running.push(taken);
    else await taken;
  }
  await Promise.all(running);
  if (outcomes.some(({ result }) => result !== "ok")) process.exitCode = 1;
  console.log(`\n${summarise(outcomes)}`);
});
