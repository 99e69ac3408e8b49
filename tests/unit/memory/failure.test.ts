import { describe, expect, it } from "vitest";
import {
  defaultLoaderWish,
  defaultScenario,
  type LoaderWish,
  loaderFrom,
  type Scenario,
  type TensorPayload,
  simulate,
} from "@/lib/sim";
import {
  datasetOf,
  failureOf,
  type Footprint,
  footprintOf,
  type Limits,
  memoryOf,
  TODAYS_PYTORCH,
} from "@/lib/sim/memory";

const ROOM: Limits = { ramBytes: Infinity, shmBytes: Infinity, openFiles: Infinity };
const DOCKER = 64 * 2 ** 20;

function scenarioWith(
  payload: Partial<Omit<TensorPayload, "kind">>,
  loader: Partial<LoaderWish> = {},
): Scenario {
  const { workload } = defaultScenario;
  return {
    ...defaultScenario,
    workload: {
      ...workload,
      dataset: { kind: "map", samples: 960, reads: "perSample" },
      payload: { kind: "tensors", tensors: 2, bytes: 19e6, sharedBy: "collate", ...payload },
    },
    loader: loaderFrom({ ...defaultLoaderWish, ...loader }),
  };
}

function endOf(
  scenario: Scenario,
  limits: Partial<Limits>,
  behaviour = TODAYS_PYTORCH,
  change: Partial<Footprint> = {},
) {
  const footprint = { ...footprintOf(scenario), ...change };
  const timeline = memoryOf([{ result: simulate(scenario, "signals"), footprint }]);
  return failureOf(timeline, { ...ROOM, ...limits }, behaviour);
}

describe("a full /dev/shm", () => {
  const byCollate = scenarioWith({});
  const byFeeder = scenarioWith({ sharedBy: "feeder" });

  it("is an error in the main process where default collate allocates", () => {
    const failure = endOf(byCollate, { shmBytes: DOCKER });
    expect(failure).toMatchObject({ what: "shm", effect: "error", limit: DOCKER });
    expect(failure?.message).toMatch(
      /^RuntimeError: Caught RuntimeError in DataLoader worker process 0\.\nOriginal Traceback .*No space left on device \(28\)$/s,
    );
    expect(failure?.needed).toBeGreaterThan(DOCKER);
  });

  it("hangs the loader where the feeder thread copies, unless it has a timeout", () => {
    const hung = endOf(byFeeder, { shmBytes: DOCKER });
    expect(hung?.effect).toBe("hang");
    expect(hung?.message).not.toContain("Caught");
    const timed = endOf(byFeeder, { shmBytes: DOCKER }, { ...TODAYS_PYTORCH, timeoutS: 30 });
    expect(timed).toMatchObject({
      effect: "timeout",
      message: "RuntimeError: DataLoader timed out after 30 seconds",
    });
  });

  it("kills a worker with a bus error where memory is not reserved", () => {
    const failure = endOf(byCollate, { shmBytes: DOCKER }, { fullShm: "faultsLater", timeoutS: null });
    expect(failure?.effect).toBe("killed");
    expect(failure?.message).toContain("Bus error");
  });

  it("fails in iter() where a tensor has to be moved there for spawned workers", () => {
    const spawned = scenarioWith({}, { startMethod: "spawn" });
    const dataset = datasetOf("tensor", 600_000);
    const failure = endOf(spawned, { shmBytes: 200e6 }, TODAYS_PYTORCH, { dataset });
    expect(failure?.why).toContain("iter()");
    expect(failure?.atMs).toBeLessThan(simulate(spawned, "totals").totals.iteratorMs);
  });
});

describe("RAM that is used up", () => {
  it("kills whoever has the most resident memory", () => {
    const forked = endOf(scenarioWith({}), { ramBytes: 250e6 });
    expect(forked).toMatchObject({ what: "ram", effect: "killed" });
    const spawned = endOf(scenarioWith({}, { startMethod: "spawn" }), { ramBytes: 500e6 });
    expect(spawned?.message).toBe("RuntimeError: DataLoader worker (pid …) is killed by signal: Killed.");
    const alone = endOf(scenarioWith({}, { numWorkers: 0 }), { ramBytes: 180e6 });
    expect(alone?.message).toBe("Killed");
  });
});

describe("open files", () => {
  it("run out when a list keeps every batch, and never with pinned ones", () => {
    const keep = { batchesHeld: Infinity };
    const failure = endOf(scenarioWith({ tensors: 3 }), { openFiles: 60 }, TODAYS_PYTORCH, keep);
    expect(failure).toMatchObject({ what: "openFiles", needed: 63, limit: 60 });
    expect(
      endOf(scenarioWith({ tensors: 3 }, { pinMemory: true }), { openFiles: 60 }, TODAYS_PYTORCH, keep),
    ).toBeNull();
  });
});

it("is null where everything has room", () => {
  expect(endOf(scenarioWith({}), {})).toBeNull();
});
