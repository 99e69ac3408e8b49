import { expect, test } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { boundsOf, realisedWork } from "@/lib/bounds";
import { presetOf } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, SETTINGS, stepMs } from "@/lib/settings";
import { simulate } from "@/lib/sim";
import { recommend } from "@/lib/workerCount";
import { FINE, fineProfile, steadyWish } from "@/lib/workerCurve";

function typed(loadMs: number, batchSize: number, step: number, cores: number, kib: number): Wish {
  const wish = SETTINGS.cores.set(sampleBytes.set(sampleMs.set(figures.throughput, loadMs), kib), cores);
  return stepMs.set(SETTINGS.batchSize.set(wish, batchSize), step);
}

interface Row {
  /** Load of a sample, batch size, step, cores, KiB of a sample. */
  readonly numbers: readonly [number, number, number, number, number];
  readonly most: number;
}

test.each<Row>([
  { numbers: [25, 32, 60, 8, 150], most: 8 },
  { numbers: [20, 32, 20, 6, 150], most: 6 },
  { numbers: [50, 32, 30, 2, 150], most: 2 },
  { numbers: [0.002, 256, 3, 8, 0.4], most: 1 },
  { numbers: [400, 8, 450, 32, 18_816], most: 8 },
])("of the numbers $numbers at most $most workers follow, and no rate above a bound", (row) => {
  const wish = typed(...row.numbers);
  const points = fineProfile(wish);
  expect(recommend(wish, points).numWorkers).toBeLessThanOrEqual(row.most);
  for (const { numWorkers, samplesPerSecond } of points) {
    const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
    for (const bound of boundsOf(scenario)) {
      const luck = bound.key === "workers" ? 0.005 : 1e-9;
      expect(samplesPerSecond).toBeLessThanOrEqual(bound.samplesPerSecond * (1 + luck));
    }
  }
});

/** A run's rate as a share of what its workers can do: by the costs as stated, and as they were drawn. */
function overWorkers(wish: Wish, numWorkers: number, longer: number) {
  const effort = { ...FINE, batches: longer * FINE.batches, perWorker: longer * FINE.perWorker };
  const run = simulate(toScenario(steadyWish(wish, numWorkers, effort)), "signals");
  const share = (work?: ReturnType<typeof realisedWork>) => {
    const bound = boundsOf(run.scenario, work).find(({ key }) => key === "workers");
    return run.totals.samplesPerSecond / (bound?.samplesPerSecond ?? Infinity);
  };
  return { stated: share(), drawn: share(realisedWork(run)) };
}

// What a point is cut by is no error of the simulator: it goes away with more batches.
test.each([
  ["large-volumes", 1, "two samples a batch, widely spread: luck with the draws"],
  ["imagenet-jpeg", 6, "batches begun before the window"],
])("%s with %i workers lies above what they can do only while the run is short: %s", (id, numWorkers) => {
  const wish = presetOf(id)?.wish;
  if (wish === undefined) throw new Error(`no preset ${id}`);
  const short = overWorkers(wish, numWorkers, 1);
  const long = overWorkers(wish, numWorkers, 8);
  expect(short.stated).toBeGreaterThan(1.005);
  expect(short.drawn).toBeLessThan(1.01);
  expect(long.drawn).toBeLessThan(1.0005);
  expect(long.stated).toBeLessThan(1.01);
});
