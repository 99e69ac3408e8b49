import type { Answer, Engine } from "./answer";
import { medianMs } from "./clock";
import { runOnSimjs } from "./onSimjs";
import { runOnSimpy } from "./onSimpy";
import { runOnSimscript } from "./onSimscript";
import { runOurs, scenarioOf } from "./ours";

/** This simulator; scenarios are built beforehand, as they are for a sweep. */
export const ours: Engine = async (groups) =>
  answer(
    "this simulator",
    groups.map((models) => models.map((model) => scenarioOf(model))),
    runOurs,
    20,
  );

/** The others, by name. */
export const PEERS: Readonly<Record<string, Engine>> = {
  simjs: (groups) => answer("simjs 2.0.3", groups, runOnSimjs, 10),
  simscript: (groups) => answer("simscript 1.0.37", groups, runOnSimscript, 3),
  SimPy: (groups) => Promise.resolve(runOnSimpy(groups, 3)),
};

async function answer<Model>(
  name: string,
  groups: readonly (readonly Model[])[],
  run: (model: Model) => number | Promise<number>,
  repeats: number,
): Promise<Answer> {
  const answers: Answer["groups"][number][] = [];
  for (const models of groups) {
    let totalsMs: number[] = [];
    const ms = await medianMs(async () => {
      totalsMs = [];
      for (const model of models) totalsMs.push(await run(model));
    }, repeats);
    answers.push({ totalsMs, ms });
  }
  return { name, groups: answers };
}
