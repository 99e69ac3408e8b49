import { describe, expect, it } from "vitest";
import { explainMoment, gpuAt, verdictOn } from "@/lib/advice";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { findingsOf, FIRST_QUESTION } from "@/lib/freeDiagnosis";
import { eightByEight } from "@/lib/quiz/cases/eightByEight";
import { wishFrom } from "@/lib/quiz/wishFrom";
import { toScenario } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, fixed, loaderFrom, simulate, type Result } from "@/lib/sim";

function runWith(numWorkers: number, stepMs = 40): Result {
  return simulate(
    {
      ...defaultScenario,
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers }),
      training: { ...defaultScenario.training, stepMs: fixed(stepMs) },
    },
    "full",
  );
}

const starved = runWith(2);

describe("gpuAt", () => {
  it("agrees with the run at every moment: busy plus idle is the whole run", () => {
    let busy = 0;
    for (let atMs = 0.5; atMs < starved.totals.wallMs; atMs += 1)
      if (gpuAt(starved, atMs).kind === "step") busy += 1;
    expect(busy / starved.totals.gpuBusyMs).toBeCloseTo(1, 1);
  });
});

describe("explainMoment", () => {
  it("names the batch that computes", () => {
    const { stepStartMs, batch } = starved.batches;
    expect(explainMoment(starved, stepStartMs[3] ?? 0)).toMatch(
      new RegExp(`^The GPU computes batch ${batch[3] ?? ""};`),
    );
  });

  it("names the batch that the GPU waits for, and who has it", () => {
    const { gaps, batches } = starved;
    const gap = gaps.find(({ batch }) => batch === 8);
    const loading = batches.loadEndMs[8] ?? 0;
    expect(gap?.startMs).toBeLessThan(loading);
    expect(explainMoment(starved, loading - 0.1)).toMatch(
      /^The GPU waits for batch 8: worker 0 is still loading it\./,
    );
    expect(explainMoment(starved, loading + 0.1)).toMatch(
      /^The GPU waits for batch 8: worker 0 is collating it\./,
    );
  });

  it("says that nothing has been sent while workers start", () => {
    expect(explainMoment(starved, 1)).toContain("the workers are being started");
  });

  it("says when it is over", () => {
    expect(explainMoment(starved, 1e9)).toBe("The run is over.");
  });
});

describe("verdictOn", () => {
  it.each([
    ["serial", 0, 40],
    ["starved", 2, 40],
    ["fed", 8, 100],
  ] as const)("is %s with %d workers and a step of %d ms", (kind, numWorkers, stepMs) => {
    expect(verdictOn(runWith(numWorkers, stepMs)).kind).toBe(kind);
  });

  it("blames the hand-over when workers deliver faster than the main process receives", () => {
    const fast = simulate(
      {
        ...defaultScenario,
        workload: {
          ...defaultScenario.workload,
          sample: { ...defaultScenario.workload.sample, cpuMs: fixed(0.01), storageBytes: 0 },
          collate: { inWorkerMs: 0.2, inMainMs: 0.2 },
        },
        loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 4 }),
        training: { ...defaultScenario.training, stepMs: fixed(0.5), copy: null },
      },
      "signals",
    );
    expect(verdictOn(fast).kind).toBe("handOver");
    expect(verdictOn(fast).detail).toContain("hand-over");
  });

  it("tells a GPU that waits in the all-reduce from one that computes", () => {
    const { headline, detail } = fullVerdictOn(simulate(toScenario(eightByEight.wish), "signals"));
    expect(headline).toMatch(/^A GPU computes .* waiting in the all-reduce counts as busy\.$/);
    expect(detail).toContain("64 workers and 8 main processes share 8 cores");
  });

  it("names the loop’s own work, and an end that takes its time, where a link from the questions opens on them", () => {
    const detailOf = (id: string) => {
      const shown = findingsOf(FIRST_QUESTION).find((finding) => finding.id === id)?.shows;
      if (shown === undefined) throw new Error(`no finding ${id}`);
      return fullVerdictOn(simulate(toScenario(wishFrom(shown.preset, shown.changes)), "signals")).detail;
    };
    expect(detailOf("waits-for-step")).toContain("the loop’s own work, which begins once the loss is there.");
    expect(detailOf("busy-loop")).toContain("the loop’s own work");
    expect(detailOf("epoch-end")).toContain("The next() that ends the epoch takes 5");
    expect(detailOf("few-shards")).toContain("Only 1 of 8 workers has anything to load");
    expect(detailOf("pageable")).not.toContain("own work");
  });
});
