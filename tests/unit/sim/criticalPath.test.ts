import { expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { criticalPathOf, simulate } from "@/lib/sim";

/** `stage:batch` of the path to the step of a batch, earliest first. */
function pathTo(batch: number, wish: Wish): string[] {
  const run = simulate(toScenario(wish), "signals");
  const row = run.batches.batch.indexOf(batch);
  return [...criticalPathOf(run, row)]
    .slice(0, 7)
    .toReversed()
    .map(({ stage, batch: of }) => `${stage}:${of}`);
}

it("leads through steps and copies where the loop sets the pace", () => {
  const wish = SETTINGS.prefetchFactor.set(SETTINGS.numWorkers.set(figures.pipeline, 8), 4);
  expect(pathTo(200, wish).slice(-4)).toEqual(["copy:199", "step:199", "handOver:200", "copy:200"]);
});

it("leads through both sides of the hand-over to the worker where that sets the pace", () => {
  const wish = SETTINGS.numWorkers.set(figures.pipeline, 1);
  expect(pathTo(100, wish)).toEqual([
    "index:100",
    "storage:100",
    "load:100",
    "collate:100",
    "feed:100",
    "handOver:100",
    "copy:100",
  ]);
});
