import { describe, expect, it } from "vitest";
import { type Complaint, diagnose, explain, recommend } from "@/lib/advice";
import { diagnoseMemory } from "@/lib/advice/memory";
import { datasetOf, footprintOf } from "@/lib/sim/memory";
import {
  defaultLoaderWish,
  defaultMachine,
  defaultScenario,
  fixed,
  loaderFrom,
  type LoaderWish,
  type Scenario,
} from "@/lib/sim";

const short: Scenario = {
  ...defaultScenario,
  workload: {
    ...defaultScenario.workload,
    dataset: { kind: "map", samples: 80 * 32, reads: "perSample" },
  },
};

function withLoader(changes: Partial<LoaderWish>, stepMs = 40): Scenario {
  return {
    ...short,
    loader: loaderFrom({ ...defaultLoaderWish, ...changes }),
    training: { ...short.training, stepMs: fixed(stepMs) },
  };
}

const first = (scenario: Scenario, complaint?: Complaint) => diagnose({ scenario }, complaint).causes[0];

describe("diagnose", () => {
  it("names too few workers, with what more would bring", () => {
    const cause = first(withLoader({ numWorkers: 1 }));
    expect(cause.kind).toBe("tooFewWorkers");
    expect(cause.evidence).toMatch(/^There would be .+ samples per second with 3 workers\.$/);
  });

  it("names the workers as what is full", () => {
    expect(diagnose({ scenario: withLoader({ numWorkers: 1 }) }).saturated?.resource).toBe("workers");
  });

  it("names the GPU where it is busy, and says that there is little to gain", () => {
    const { causes, ceiling } = diagnose({ scenario: withLoader({ numWorkers: 8, pinMemory: true }, 400) });
    expect(causes[0].kind).toBe("gpu");
    expect(ceiling).toBeLessThan(0.1);
  });

  it("names the start of workers where the first batch is late", () => {
    expect(first(withLoader({ startMethod: "spawn" }), "firstBatch").kind).toBe("workerStart");
  });
});

describe("recommend", () => {
  it("leaves a loader alone that keeps up", () => {
    const scenario = withLoader({ numWorkers: 3, prefetchFactor: 1, pinMemory: true }, 400);
    const advised = recommend({ scenario }, defaultMachine);
    expect(advised?.leaveItAlone).toBe(true);
    expect(explain(scenario, advised, diagnose({ scenario })).headline).toMatch(/^Leave it alone: /);
  });

  it("changes what it has to, and says so", () => {
    const scenario = withLoader({ numWorkers: 1 });
    const advised = recommend({ scenario }, defaultMachine);
    const { headline } = explain(scenario, advised, diagnose({ scenario }));
    expect(advised?.gain).toBeGreaterThan(1);
    expect(headline).toMatch(/^num_workers=4, .*pin_memory=True, non_blocking=True: .+ more\.$/);
  });

  it("stays within the room that there is", () => {
    const scenario = withLoader({ numWorkers: 8, prefetchFactor: 4 });
    const room = { ramBytes: defaultMachine.ramBytes, shmBytes: 120e6 };
    const advised = recommend({ scenario }, room);
    expect(advised?.tooLarge).toBe(true);
    const loader = loaderFrom({ ...defaultLoaderWish, ...advised?.setup.scenario.loader });
    expect("prefetchFactor" in loader ? loader.prefetchFactor * loader.numWorkers : 0).toBeLessThanOrEqual(5);
  });

  it("says when nothing fits", () => {
    const scenario = withLoader({});
    const advised = recommend({ scenario }, { ramBytes: 1e6, shmBytes: 1e6 });
    expect(advised).toBeNull();
    expect(explain(scenario, advised, diagnose({ scenario })).headline).toBe(
      "No setting fits into this memory.",
    );
  });
});

describe("diagnoseMemory", () => {
  it("names what a container's /dev/shm has no room for", () => {
    const scenario: Scenario = { ...short, machine: { ...defaultMachine, shmBytes: 64e6 } };
    const { failure, causes } = diagnoseMemory({ scenario });
    expect(failure?.what).toBe("shm");
    expect(causes[0]?.kind).toBe("smallShm");
  });

  it("names a dataset of Python objects that workers copy by reading", () => {
    const footprint = { ...footprintOf(short), dataset: datasetOf("pythonObjects", 10e6) };
    const { failure, causes } = diagnoseMemory({ scenario: short, footprint });
    expect(failure).toBeNull();
    expect(causes[0]?.kind).toBe("copyOnRead");
  });

  it("names descriptors where too many are open", () => {
    const footprint = { ...footprintOf(short), batchesHeld: 70 };
    const { causes } = diagnoseMemory({ scenario: short, footprint, openFiles: 100 });
    expect(causes[0]?.kind).toBe("openFiles");
  });
});
