import { describe, expect, it } from "vitest";
import { PRESET_PARAMETERS, presetOf, PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

it("names every preset once", () => {
  const ids = PRESETS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => presetOf(id))).toEqual(PRESETS);
});

it("knows no other preset", () => {
  expect(presetOf("")).toBeUndefined();
  expect(presetOf("__proto__")).toBeUndefined();
});

describe.each(PRESETS.map((preset) => [preset.id, preset] as const))("preset %s", (id, preset) => {
  it("has an id that a link can carry as it is", () => {
    expect(encodeURIComponent(id)).toBe(id);
  });

  it("says its situation in one sentence", () => {
    expect(preset.situation).toMatch(/^[^.]+\.$/);
  });

  it.each(PRESET_PARAMETERS)("knows where %s comes from", (parameter) => {
    const { evidence, source, url } = preset.evidence[parameter];
    expect(source.length).toBeGreaterThan(3);
    if (evidence === "cited") expect(url).toMatch(/^https:\/\//);
    if (evidence === "assumed") expect(url).toBeNull();
  });

  it("runs to its end and leaves the GPU something to do", () => {
    const { batches, gpuBusyFraction } = simulate(toScenario(preset.wish), "totals").totals;
    const { dataset } = preset.wish.workload;
    const samples = dataset.kind === "map" ? dataset.samples : 0;
    expect(batches).toBe(Math.floor(samples / preset.wish.loader.batchSize));
    expect(gpuBusyFraction).toBeGreaterThan(0);
    expect(gpuBusyFraction).toBeLessThanOrEqual(1);
  });
});
