import * as v from "valibot";
import type { Wish } from "@/lib/scenario-store";
import { MACHINE_COSTS_EVIDENCE, type MachineCosts } from "@/lib/sim";
import { number } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

/** Every cost of a section by its name. */
const sectionSchema = v.record(v.string(), v.number());

/** The simulator's evidence of every cost of a section. */
const evidenceSchema = v.record(
  v.string(),
  v.object({ evidence: v.picklist(["measured", "documented", "assumed"]), source: v.string() }),
);

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
  const evidence = v.parse(evidenceSchema, MACHINE_COSTS_EVIDENCE[section]);
  return Object.entries(evidence).map(([name, known]) =>
    field(
      {
        key: snakeCase(name),
        unit: name.endsWith("PerMegabyte") ? "ms/MB" : "ms",
        parameter: { ...known, url: null },
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
