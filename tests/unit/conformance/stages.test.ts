import { expect, test } from "vitest";
import { stageTimesOf } from "@/lib/conformance/stages";
import type { Stamps } from "@/lib/conformance/stamps";

const stamps = (epoch: number, nextReturnMs: number): Stamps => ({
  epoch,
  worker: 0,
  loadStartMs: nextReturnMs - 10,
  loadEndMs: nextReturnMs - 6,
  collateEndMs: nextReturnMs - 5,
  nextCallMs: nextReturnMs - 2,
  nextReturnMs,
});

test("what is delivered counts from when it is collated and asked for; periods lie within an epoch", () => {
  const rows = [stamps(0, 20), stamps(0, 30), stamps(0, 42), stamps(1, 1000), stamps(1, 1011)];
  expect(stageTimesOf(rows, 1)).toEqual({ loadMs: 4, collateMs: 1, deliverMs: 2, periodMs: 11 });
});

test("nothing is left of a run that is all warm-up", () => {
  expect(stageTimesOf([stamps(0, 20), stamps(0, 30)], 2)).toBeNull();
});
