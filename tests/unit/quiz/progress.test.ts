import { describe, expect, it } from "vitest";
import { NO_PROGRESS, readProgress, withCase, withTasks, writeProgress } from "@/lib/quiz/progress";

const progress = withCase(withTasks(NO_PROGRESS, "pipeline", ["starve"]), "idle-workers", {
  points: 4,
  of: 5,
});

describe("progress", () => {
  it("comes back as it was written", () => {
    expect(readProgress(writeProgress(progress))).toEqual(progress);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "starve feed"],
    ["another version", '{"version":2,"tasks":{},"cases":{}}'],
    ["more points than there are", '{"version":1,"tasks":{},"cases":{"a":{"points":9,"of":5}}}'],
    ["a list that is none", '{"version":1,"tasks":{"pipeline":"starve"},"cases":{}}'],
    ["a number", "3"],
  ])("counts %s as none", (_, text) => {
    expect(readProgress(text)).toEqual(NO_PROGRESS);
  });

  it("keeps the first grade of a case, worse or better", () => {
    for (const points of [3, 5]) {
      expect(withCase(progress, "idle-workers", { points, of: 5 })).toBe(progress);
    }
  });

  it("adds tasks once", () => {
    expect(withTasks(progress, "pipeline", ["starve"])).toBe(progress);
    expect(withTasks(progress, "pipeline", ["feed", "starve"]).tasks.pipeline).toEqual(["starve", "feed"]);
  });
});
