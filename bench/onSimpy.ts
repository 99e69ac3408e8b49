import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { pythonWith } from "@/scripts/tools/python";
import type { Answer } from "./answer";
import type { SharedModel } from "./sharedModel";

const PROGRAM = "bench/python/run.py";

const answerSchema = v.object({
  name: v.string(),
  groups: v.array(v.object({ totalsMs: v.array(v.number()), ms: v.number() })),
});

/** The shared model on SimPy, in a Python process that times itself; null where no Python has SimPy. */
export function runOnSimpy(groups: readonly (readonly SharedModel[])[], repeats: number): Answer | null {
  const python = pythonWith("simpy") ?? pythonWith("SimPy");
  if (python === null) return null;
  const input = JSON.stringify({ repeats, groups: groups.map((models) => models.map(written)) });
  const { status, stdout, stderr } = spawnSync(python, ["-B", PROGRAM], { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`${PROGRAM}: ${stderr}`);
  return v.parse(answerSchema, JSON.parse(stdout));
}

function written({ batches, loadMs, ...model }: SharedModel): object {
  return { ...model, loadMs: Array.from({ length: batches }, (_, batch) => loadMs(batch)) };
}
