import { formatCount } from "@/lib/format/number";
import { meanLevel } from "@/lib/signals/meanLevel";
import { hasWorkers, type StepFunction } from "@/lib/sim";
import type { InstrumentRun, Reading } from "./reading";
import { overTime } from "./strips";
import { levelByWindow, meanSpan } from "./windows";

/** Where batches are: sent to workers, finished and waiting, held back for their turn. */
export function queuesReading(
  run: InstrumentRun,
  compared: readonly InstrumentRun[],
  untilMs: number,
): Reading {
  const { levels, scenario } = run.result;
  const top = Math.max(1, ...compared.map((one) => one.result.totals.maxInFlight));
  const count = (value: number) => formatCount(Number(value.toFixed(1)));
  const [fromMs, untilOwnMs] = meanSpan(run);
  const mean = (level: StepFunction) => count(meanLevel(level, fromMs, untilOwnMs));
  const strip = (label: string, level: StepFunction) =>
    overTime(label, levelByWindow(level, untilMs, run.endMs), run, untilMs, top, count);
  const { loader } = scenario;
  return {
    title: "Batches in the loader",
    stage: "collate",
    tool: "a counter in next(), qsize() of the result queue",
    numbers: hasWorkers(loader)
      ? [
          {
            label: `in flight${run.isStart === true ? ", up to the first batch" : ""}`,
            text: mean(levels.inFlight),
          },
          { label: "finished, waiting", text: mean(levels.ready) },
          { label: "held for their turn", text: mean(levels.reorder) },
          { label: "workers without work", text: `${mean(levels.idleWorkers)} of ${loader.numWorkers}` },
        ]
      : [{ label: "in flight", text: "none: no workers" }],
    strips: [
      strip("in flight", levels.inFlight),
      strip("finished, waiting", levels.ready),
      strip("held for their turn", levels.reorder),
    ],
  };
}
