/** One step of `npm test` alone: `npm run lint -- lib/sim`. What follows the name goes to its tool. */
import { ensureDependencies } from "./tools/dependencies.mjs";
import { main } from "./tools/main.mjs";
import { steps } from "./tools/steps.mjs";

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) {
    throw new Error(
      `step: found "${String(name)}"; allowed are ${steps.map((known) => known.name).join(", ")}.`,
    );
  }
  await ensureDependencies();
  process.exitCode = await step.run(args);
});
