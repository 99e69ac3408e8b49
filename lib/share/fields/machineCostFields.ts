import * as v from "valibot";
import type { Wish } from "@/lib/scenario-store";
import { type MachineCosts, RECORDED_MACHINE_COSTS } from "@/lib/sim";
import { number } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

/** Every cost of a section by its name. */
const sectionSchema = v.record(v.string(), v.number());

/** Shorter slices would only make a run take longer to compute. */
const SHORTEST_SLICE_MS = 0.5;

/** What processes, threads and hand-over cost on a machine; a calibrated machine has its own. */
export const machineCostFields: readonly Field[] = [
  ...sectionFields("scheduling", (costs, name, ms) => ({
    ...costs,
    scheduling: { ...costs.scheduling, [name]: ms },
  })),
  ...sectionFields("handOver", (costs, name, ms) => ({
    ...costs,
    handOver: { ...costs.handOver, [name]: ms },
  })),
  ...sectionFields("lifecycle", (costs, name, ms) => ({
    ...costs,
    lifecycle: { ...costs.lifecycle, [name]: ms },
  })),
];

function sectionFields(
  section: keyof MachineCosts,
  set: (costs: MachineCosts, name: string, ms: number) => MachineCosts,
): Field[] {
  const names = Object.keys(RECORDED_MACHINE_COSTS[section]);
  return names.map((name) =>
    field(
      {
        key: snakeCase(name),
        unit: name.endsWith("PerMegabyte") ? "ms/MB" : "ms",
        parameter: "machineCosts",
      },
      number(/^(slice|switchInterval)/.test(name) ? SHORTEST_SLICE_MS : 0, LIMITS.ms),
      (wish) => v.parse(sectionSchema, wish.machine.costs[section])[name],
      (wish, ms) => withCosts(wish, set(wish.machine.costs, name, ms)),
    ),
  );
}

function withCosts(wish: Wish, costs: MachineCosts): Wish {
  return { ...wish, machine: { ...wish.machine, costs } };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
