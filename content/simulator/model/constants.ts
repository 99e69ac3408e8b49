import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { FITTED, MACHINE_COSTS_EVIDENCE, type Provenance, RECORDED_MACHINE_COSTS } from "@/lib/sim";
import measured from "./leftOut.json";

const shares = v.record(
  v.string(),
  v.object({ value: v.number(), asItIs: v.number(), leftOut: v.number(), without: v.nullable(v.number()) }),
);

/** What a constant that was fitted is worth, in per cent: mean of the workloads' median errors. */
export interface FittedErrors {
  readonly asItIs: number;
  /** Each workload with the constant that is best for all others. */
  readonly leftOut: number;
  /** With the constant at zero; null where that can't be. */
  readonly without: number | null;
}

/** One constant of the machine as the simulator's module states it. */
export interface Constant {
  readonly name: string;
  readonly value: number;
  /** The comment at its declaration. */
  readonly meaning: string;
  readonly provenance: Provenance;
  /** Null where it was not fitted to the recorded runs. */
  readonly fitted: FittedErrors | null;
}

/** The constants of one part of the machine. */
export interface ConstantGroup {
  readonly title: string;
  readonly constants: readonly Constant[];
}

const MODULE = "lib/sim/machineCosts.ts";
const DECLARATION = /\/\*\*[\s*]*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*readonly (\w+): number;/g;

/** All constants of the machine, with the comments of the module that declares them. */
export function machineConstants(): ConstantGroup[] {
  const meanings = meaningsIn(readFileSync(join(process.cwd(), MODULE), "utf8"));
  const { scheduling, handOver, lifecycle } = RECORDED_MACHINE_COSTS;
  const evidence = MACHINE_COSTS_EVIDENCE;
  return [
    {
      title: "Cores and interpreter locks",
      constants: constantsOf(scheduling, evidence.scheduling, meanings),
    },
    { title: "Hand-over", constants: constantsOf(handOver, evidence.handOver, meanings) },
    { title: "Start and end of workers", constants: constantsOf(lifecycle, evidence.lifecycle, meanings) },
  ];
}

/** The comment of each number that a module's interfaces declare. */
export function meaningsIn(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(DECLARATION)].map(([, comment = "", name = ""]) => [
      name,
      comment
        .replaceAll(/\s*\n\s*\*\s*/g, " ")
        .replaceAll(/\{@link (\w+)\}/g, "$1")
        .replaceAll("`", ""),
    ]),
  );
}

function constantsOf(
  values: object,
  provenances: Readonly<Record<string, Provenance>>,
  meanings: ReadonlyMap<string, string>,
): Constant[] {
  return Object.entries(values).map(([name, value]: [string, unknown]) => {
    const meaning = meanings.get(name);
    const provenance = provenances[name];
    if (typeof value !== "number" || meaning === undefined || provenance === undefined) {
      throw new Error(`${MODULE} and its evidence: ${name} needs a number, a comment and a source.`);
    }
    return {
      name,
      value,
      meaning,
      provenance,
      fitted: provenance === FITTED ? fittedErrors(name, value) : null,
    };
  });
}

function fittedErrors(name: string, value: number): FittedErrors {
  const found = v.parse(shares, measured)[name];
  if (found?.value !== value) {
    throw new Error(`leftOut.json does not know ${name} of ${value}: run npx tsx bench/constants.ts.`);
  }
  return found;
}
