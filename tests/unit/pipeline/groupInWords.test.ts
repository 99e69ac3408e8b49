import { expect, it } from "vitest";
import { groupInWords } from "@/components/widgets/pipeline/model/groupInWords";
import type { PathStep } from "@/lib/sim";

const received = (batch: number, startMs: number, change: Partial<PathStep> = {}): PathStep => ({
  batch,
  worker: 1,
  stage: "handOver",
  lane: { kind: "main" },
  startMs,
  endMs: startMs + 2,
  filledPipe: false,
  ...change,
});

it("names the batches of a group, the one that is followed only by what is done to it", () => {
  expect(groupInWords([received(9, 0)], 9)).toMatch(/^hand-over, 2.ms$/);
  expect(groupInWords([received(8, 0)], 9)).toMatch(/^hand-over of batch 8, 2.ms$/);
  expect(groupInWords([received(8, 0), received(7, 2)], 9)).toMatch(/^hand-over of batches 8 and 7, 4.ms$/);
  const many = [received(5, 2), received(8, 4), received(7, 6)];
  expect(groupInWords([received(6, 0), ...many], 9)).toMatch(/^hand-over of 4 batches, batch 7 last, 8.ms$/);
});

it("says who hands over, and what frees the pipe", () => {
  const feed = received(9, 0, { stage: "feed", lane: { kind: "feeder", worker: 1 } });
  expect(groupInWords([feed], 9)).toMatch(/^hand-over by worker 1, 2.ms$/);
  expect(groupInWords([received(9, 0, { lane: { kind: "pinThread" } })], 9)).toMatch(
    /^hand-over to the pin thread/,
  );
  expect(groupInWords([received(8, 0, { filledPipe: true })], 9)).toMatch(/2.ms; that frees the pipe$/);
});
