import type { Measurement } from "@/lib/measurement/schema";
import type { RecordedRun } from "./recordedRuns";

/** Where a measurement goes, or why it can't join the recorded runs. */
export type Addition =
  | { readonly ok: true; readonly generation: string; readonly workload: string }
  | { readonly ok: false; readonly problem: string };

/** What the caller asks for besides. */
export interface AdditionWish {
  /** Folder to go to; null for that of the machine and of the generation of PyTorch that the file names. */
  readonly set: string | null;
  /** Name for a measurement that has none: its file's. */
  readonly fallbackName: string;
}

const SIMPLE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Finds the folder and the name of a measurement among the recorded runs. A set holds runs of one
 * machine and one generation of PyTorch, since errors are told by set; where the generation's own set is of
 * another machine, there is one with the machine in its name.
 */
export function placeOf(
  measurement: Measurement,
  { set, fallbackName }: AdditionWish,
  recorded: readonly RecordedRun[],
): Addition {
  const judged = measurement.runs.filter(
    (run) => run.observed !== undefined && (run.repeats ?? []).some((repeat) => repeat.inRun !== undefined),
  );
  if (judged.length === 0) {
    return refuse("runs: found none with both observed and repeats[].inRun, allowed is at least one");
  }
  const generation = set ?? setOf(measurement, recorded);
  if (generation === null) {
    return refuse(
      `machine.torch: found ${measurement.machine.torch ?? "nothing"}, allowed is a version such as 2.13.0`,
    );
  }
  const workload = measurement.name ?? fallbackName;
  for (const [field, name] of [
    ["--set", generation],
    ["name", workload],
  ] as const) {
    if (!SIMPLE_NAME.test(name))
      return refuse(`${field}: found "${name}", allowed are letters, digits, . _ and -`);
  }
  const neighbours = recorded.filter((run) => run.generation === generation);
  if (neighbours.some((run) => run.workload === workload)) {
    return refuse(`name: found ${workload}, which ${generation} already has; allowed is a new name`);
  }
  const stranger = neighbours.find((run) => machineOf(run.measurement) !== machineOf(measurement));
  if (stranger !== undefined) {
    return refuse(
      `machine: found ${machineOf(measurement)}, allowed in ${generation} is ${machineOf(stranger.measurement)}; name another set with --set`,
    );
  }
  return { ok: true, generation, workload };
}

/** The set for a measurement that asks for none; null where it names no version of torch. */
function setOf(measurement: Measurement, recorded: readonly RecordedRun[]): string | null {
  const generation = generationOf(measurement);
  const machine = machineOf(measurement);
  const isTaken = recorded.some(
    (run) => run.generation === generation && machineOf(run.measurement) !== machine,
  );
  return generation !== null && isTaken ? `${generation}-${slugOf(machine)}` : generation;
}

/** Small letters, digits and single hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** `torch-2.13` for torch 2.13.0+cpu; null for what is no version. */
function generationOf({ machine }: Measurement): string | null {
  const version = /^\d+\.\d+/.exec(machine.torch ?? "")?.[0];
  return version === undefined ? null : `torch-${version}`;
}

/** A machine in words, as far as it matters to the simulator. */
export function machineOf({ machine }: Measurement): string {
  const model = typeof machine.cpuModel === "string" ? machine.cpuModel : "an unnamed processor";
  return `${machine.cores} cores of ${model}, ${machine.os ?? "an unnamed system"}`;
}

function refuse(problem: string): Addition {
  return { ok: false, problem };
}
