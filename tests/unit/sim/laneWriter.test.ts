import { expect, test } from "vitest";
import { LaneWriter } from "@/lib/sim/record/laneWriter";
import { STAGES } from "@/lib/sim";

test("intervals stand in the order of time, those that begin together as they came; empty ones are left out", () => {
  const writer = new LaneWriter({ kind: "main" }, 6);
  writer.add("copy", 0, 5, 6);
  writer.add("handOver", 1, 8, 9);
  writer.add("handOver", 2, 1, 3);
  writer.add("pin", 3, 4, 4);
  writer.add("copy", 4, 5, 7);
  const lane = writer.toLane();
  expect(lane.count).toBe(4);
  expect([...lane.batch]).toEqual([2, 0, 4, 1]);
  expect([...lane.startMs]).toEqual([1, 5, 5, 8]);
  expect([...lane.endMs]).toEqual([3, 6, 7, 9]);
  expect([...lane.stage].map((stage) => STAGES[stage])).toEqual(["handOver", "copy", "copy", "handOver"]);
  expect(writer.endMs).toBe(9);
});
