import { expect, test } from "vitest";
import { placeLabels } from "@/components/charts/placeLabels";

test("labels of neighbouring marks keep apart, and off the marks", () => {
  const marks = [
    { x: 100, y: 100 },
    { x: 104, y: 98 },
    { x: 92, y: 94 },
  ];
  const labels = placeLabels(marks, marks);
  const distances = labels.flatMap((label, place) =>
    labels.slice(place + 1).map((other) => Math.hypot(label.x - other.x, label.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(8);
  expect(new Set(labels.map(({ x, y }) => `${x},${y}`)).size).toBe(3);
});
