import { describe, expect, it } from "vitest";
import { CLAIMS, type Run } from "@/content/dataloader-pipeline/claims";
import { figures } from "@/content/dataloader-pipeline/figures";
import { toScenario } from "@/lib/scenario-store";
import { simulate, type Result } from "@/lib/sim";

const run: Run = (figure, numWorkers) => {
  const wish = figures[figure];
  const asked = numWorkers === undefined ? wish : { ...wish, loader: { ...wish.loader, numWorkers } };
  return simulate(toScenario(asked), "full");
};

describe("what the article says about the simulator", () => {
  it.each(Object.entries(CLAIMS))("holds: %s", (_, holds) => {
    expect(holds(run)).toBe(true);
  });

  it.each(Object.entries(CLAIMS))("could fail: %s", (_, holds) => {
    const [fast, slow] = [run("pipelineArrivalOrder"), run("pipelineOneWorker")];
    const inTurn = (results: readonly Result[]): Run => {
      let calls = 0;
      return () => results[calls++ % results.length] ?? fast;
    };
    const others = [inTurn([fast]), inTurn([slow]), inTurn([fast, slow]), inTurn([slow, fast])];
    expect(others.some((other) => !holds(other))).toBe(true);
  });
});
