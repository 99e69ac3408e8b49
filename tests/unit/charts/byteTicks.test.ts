import { expect, it } from "vitest";
import { byteTicks } from "@/components/charts/byteTicks";
import { GIB, MIB } from "@/lib/format/bytes";

it.each([
  [70 * MIB, ["0", "20\u202fMiB", "40\u202fMiB", "60\u202fMiB"]],
  [1.3 * GIB, ["0", "0.5\u202fGiB", "1\u202fGiB"]],
])("round amounts in one unit up to %d", (top, expected) => {
  const { ticks, format } = byteTicks(top, 4);
  expect(ticks.map(format)).toEqual(expected);
});
