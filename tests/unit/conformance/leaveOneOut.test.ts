import { expect, test } from "vitest";
import { leaveOneOut } from "@/lib/conformance/leaveOneOut";

const errors = (half: number, one: number, twice: number): Map<number, number> =>
  new Map([
    [0.5, half],
    [1, one],
    [2, twice],
  ]);

test("a constant that suits every workload costs nothing to leave out", () => {
  const found = leaveOneOut([errors(3, 1, 3), errors(4, 2, 4), errors(5, 3, 5)]);
  expect(found).toEqual({ asItIs: 2, leftOut: 2, factors: [1, 1] });
});

test("a constant that one workload alone has fixed is worse on that workload", () => {
  const found = leaveOneOut([errors(30, 0, 30), errors(2, 2, 1), errors(2, 2, 1)]);
  expect(found.asItIs).toBeCloseTo(4 / 3);
  expect(found.leftOut).toBeCloseTo((30 + 2 + 2) / 3);
  expect(found.factors).toEqual([1, 2]);
});

test("of equally good factors the one nearest to 1 is chosen", () => {
  expect(leaveOneOut([errors(1, 1, 1), errors(1, 1, 1)]).factors).toEqual([1, 1]);
});
