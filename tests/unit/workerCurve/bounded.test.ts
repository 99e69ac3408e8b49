import { expect, test } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { boundsOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, SETTINGS, stepMs } from "@/lib/settings";
import { recommend } from "@/lib/workerCount";
import { fineProfile } from "@/lib/workerCurve";

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
