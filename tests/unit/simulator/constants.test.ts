import { expect, test } from "vitest";
import { machineConstants, meaningsIn } from "@/content/simulator/model/constants";
import { RECORDED_MACHINE_COSTS } from "@/lib/sim";

test("every constant of the machine is listed once, with its value, its meaning and its source", () => {
  const listed = machineConstants().flatMap(({ constants }) => constants);
  const known = Object.values(RECORDED_MACHINE_COSTS).flatMap((part: object) => Object.entries(part));
  expect(listed.map(({ name, value }) => [name, value])).toEqual(known);
  for (const { meaning, provenance } of listed) {
    expect(meaning).toMatch(/^\S.*\.$/);
    expect(provenance.source).not.toBe("");
  }
});

test("a comment over several lines, with a link in it, becomes a sentence", () => {
  const source = "/**\n * Half of {@link coldMs}\n * is due. */\n readonly coldAfterMs: number;";
  expect(meaningsIn(source)).toEqual(new Map([["coldAfterMs", "Half of coldMs is due."]]));
});
