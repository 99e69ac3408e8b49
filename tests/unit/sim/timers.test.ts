import { expect, test } from "vitest";
import { Timers } from "@/lib/sim/engine/timers";

/** Owners in the order in which their alarms go off, with the times. */
function goOff(timers: Timers): [number, number][] {
  const order: [number, number][] = [];
  while (timers.nextMs !== Infinity) {
    const { nextMs } = timers;
    order.push([timers.take(), nextMs]);
  }
  return order;
}

test("alarms go off in the order of their times, and of equal times in the order in which they were set", () => {
  const timers = new Timers(5);
  for (const [owner, timeMs] of [8, 3, 8, 1, 3].entries()) timers.set(owner, timeMs);
  expect(goOff(timers)).toEqual([
    [3, 1],
    [1, 3],
    [4, 3],
    [0, 8],
    [2, 8],
  ]);
});

test("an alarm that is set again is moved, behind those of the same time; one that is removed never goes off", () => {
  const timers = new Timers(4);
  for (const owner of [0, 1, 2, 3]) timers.set(owner, 5);
  timers.set(0, 5);
  timers.set(3, 2);
  timers.clear(1);
  timers.clear(1);
  expect([timers.isSet(0), timers.isSet(1)]).toEqual([true, false]);
  expect(goOff(timers)).toEqual([
    [3, 2],
    [2, 5],
    [0, 5],
  ]);
  expect(timers.isSet(0)).toBe(false);
});
