import { feedingOf, fillsPipe, type Result } from "@/lib/sim";
import { at } from "@/lib/sim/record/column";
import { type LifeStretch, stretch } from "./stretch";

/** From the worker's last touch of a batch until it is on the result queue: what its feeder thread and the pipe are at. */
export function putOnTheQueue(result: Result, row: number): readonly LifeStretch[] {
  const { batches, scenario } = result;
  const { payload } = scenario.workload;
  const { startMs, behind, roomAfter } = feedingOf(result, row);
  const numberOf = (other: number) => at(batches.batch, other);
  const worker = `worker ${at(batches.worker, row)}`;
  const before = fillsPipe(payload)
    ? `${worker} writes batch ${numberOf(behind)} before it, which fills the pipe until it has been read`
    : `${worker} puts batch ${numberOf(behind)} on the result queue before it`;
  const byValue =
    roomAfter < 0
      ? `${worker} pickles it and writes it to the pipe that all workers share`
      : `${worker} pickles it, and waits for room in the pipe until batch ${numberOf(roomAfter)} has been read`;
  return [
    stretch("idle", at(batches.collateEndMs, row), startMs, before),
    stretch(
      "handOver",
      startMs,
      at(batches.readyMs, row),
      payload.kind === "byValue" ? byValue : `${worker} puts its handle on the result queue`,
    ),
  ];
}
