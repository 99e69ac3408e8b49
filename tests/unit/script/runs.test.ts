import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { scriptFor } from "@/lib/script";
import { againstScript, readPrinted } from "@/lib/conformance/scriptRuns";
import { fixed } from "@/lib/sim";
import { wishes } from "../share/arbitraryWish";
import { hasPython, hasTorch, runPython } from "./python";
import { WISHES } from "./wishes";

const PARSE_ALL = "import ast, json, sys\nfor source in json.load(sys.stdin): ast.parse(source)";

describe.runIf(hasPython)("where there is Python", () => {
  it("parses, for every preset and any wish", () => {
    const any = fc.sample(wishes, 100);
    const scripts = [...PRESETS.map(({ wish }) => wish), ...Object.values(WISHES), ...any].map((wish) =>
      scriptFor(wish),
    );
    expect(runPython(PARSE_ALL, JSON.stringify(scripts))).toBe("");
  });

  it("says what is wrong with a program that does not parse", () => {
    expect(() => runPython(PARSE_ALL, JSON.stringify(["def"]))).toThrow("SyntaxError");
  });
});

/** The same kind of wish with a few quick batches, and nothing that old versions lack. */
function brief(wish: Wish): Wish {
  const { workload, training, loader } = wish;
  const dataset =
    workload.dataset.kind === "map"
      ? { ...workload.dataset, samples: 6 * loader.batchSize }
      : { ...workload.dataset, shardSamples: [3 * loader.batchSize, 2 * loader.batchSize] };
  return {
    ...wish,
    workload: { ...workload, dataset, sample: { ...workload.sample, waitMs: fixed(0.1), cpuMs: fixed(0.2) } },
    loader: { ...loader, numWorkers: Math.min(2, loader.numWorkers), inOrder: true, startMethod: "fork" },
    training: { ...training, stepMs: fixed(1), excludedBatches: 1 },
    machine: { ...wish.machine, storage: { ...wish.machine.storage, latencyMs: 1, requestsPerSecond: null } },
  };
}

describe.runIf(hasTorch)("where there is PyTorch", () => {
  it.each(Object.entries(WISHES))("%s trains on as many batches as the simulator", (_name, wish) => {
    const short = brief(wish);
    const printed = runPython(
      "import sys; exec(compile(sys.stdin.read(), 'script', 'exec'))",
      scriptFor(short),
    );
    const held = againstScript("short", short, [readPrinted(printed ?? "")]);
    expect(held.batches).toBe(0);
    expect(held.observedPerSecond).toBeGreaterThan(0);
  });
});
