import { expect, it } from "vitest";
import { type Preset, PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const RELATIVE_ERROR = 0.2;

function rateOf(id: string, numWorkers: number): number {
  const preset = PRESETS.find((candidate): candidate is Preset => candidate.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const wish = { ...preset.wish, loader: { ...preset.wish.loader, numWorkers } };
  return simulate(toScenario(wish), "totals").totals.samplesPerSecond;
}

// The outcomes that the sources of the presets published; the parameters of the presets are not fitted to them.
it.each([
  ["object-store", 1, 5.33e6 / 8 / 112_600],
  ["object-store", 4, 17.59e6 / 8 / 112_600],
  ["object-store", 8, 37e6 / 8 / 112_600],
  ["jpeg-hard-disk", 8, 93],
  ["network-files", 8, 107],
  ["large-volumes", 8, 2 / 0.3024],
])("%s with %d workers comes within a fifth of the published rate", (id, numWorkers, published) => {
  const rate = rateOf(id, numWorkers);
  expect(rate).toBeGreaterThan(published * (1 - RELATIVE_ERROR));
  expect(rate).toBeLessThan(published * (1 + RELATIVE_ERROR));
});

it("gains nothing from more workers on a hard disk", () => {
  expect(rateOf("jpeg-hard-disk", 8)).toBeLessThan(1.2 * rateOf("jpeg-hard-disk", 4));
});

it("loads rows from memory fastest without workers", () => {
  expect(rateOf("tabular-rows", 0)).toBeGreaterThan(rateOf("tabular-rows", 2));
});

it("packs small files into shards for a gain of several times", () => {
  expect(rateOf("network-shards", 8)).toBeGreaterThan(5 * rateOf("network-files", 8));
});
