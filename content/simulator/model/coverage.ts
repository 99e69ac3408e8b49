import type { Judgement } from "@/lib/conformance/judge";

/** Something that the simulator models, and how many recorded runs can hold it to account. */
export interface Coverage {
  readonly part: string;
  readonly runs: number;
  /** What the model rests on instead. */
  readonly restsOn: string;
}

interface Part extends Omit<Coverage, "runs"> {
  readonly isIn: (judgement: Judgement) => boolean;
}

const PARTS: readonly Part[] = [
  {
    part: "Pinning (pin_memory)",
    isIn: ({ run }) => run.loader.pinMemory,
    restsOn: "Documented: pin_memory.py. The time per megabyte is assumed.",
  },
  {
    part: "Copies to a device",
    isIn: ({ measurement }) => (measurement.machine.device ?? null) !== null,
    restsOn: "Documented: Copy.cu. Rates are assumed.",
  },
  {
    part: "Arrival order (in_order=False)",
    isIn: ({ run }) => !run.loader.inOrder,
    restsOn: "Documented: dataloader.py.",
  },
  {
    part: "Batches by value",
    isIn: ({ measurement }) => measurement.dataset.byValue,
    restsOn: "Documented: multiprocessing queues. The time per megabyte is measured, but in no recorded run.",
  },
  {
    part: "More than two cores",
    isIn: ({ measurement }) => measurement.machine.cores > 2,
    restsOn: "Assumed: the same rules, with more cores.",
  },
  {
    part: "Several ranks",
    isIn: () => false,
    restsOn: "Documented: distributed.py. Held against public reports.",
  },
  {
    part: "Library threads in workers",
    isIn: () => false,
    restsOn: "Measured with GNU OpenMP and OpenCV, but in no recorded run.",
  },
  {
    part: "A step on a real GPU",
    isIn: ({ measurement }) => (measurement.machine.device ?? null) !== null,
    restsOn: "Assumed: the device computes while the main process waits, as in a sleep.",
  },
];

/** What no recorded run covers. A part that gets its first run leaves the list. */
export function uncovered(judgements: readonly Judgement[]): Coverage[] {
  return PARTS.map(({ part, isIn, restsOn }) => ({
    part,
    restsOn,
    runs: judgements.filter(isIn).length,
  })).filter(({ runs }) => runs === 0);
}
