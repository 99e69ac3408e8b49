import { describe, expect, test } from "vitest";
import { simulate } from "@/lib/sim";
import { BURSTS } from "./bursts";
import { CASES } from "./cases";
import { CONTRADICTED } from "./contradicted";
import { COPIES } from "./copies";
import { CORES } from "./cores";
import { EPOCHS } from "./epochs";
import { EXCLUDED } from "./excluded";
import { LOADING } from "./loading";
import { MEMORY } from "./memory";
import { agrees, type CaseRow, NOTED } from "./row";
import { SHARDING } from "./sharding";
import { STORAGE } from "./storage";

const HELD: readonly CaseRow[] = [
  ...LOADING,
  ...CORES,
  ...STORAGE,
  ...BURSTS,
  ...EPOCHS,
  ...MEMORY,
  ...COPIES,
  ...SHARDING,
];

function simulated({ scenarios, measure }: CaseRow): number {
  return measure(scenarios.map((scenario) => simulate(scenario, "signals")));
}

function ids(rows: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}

describe("public reports", () => {
  test.each(HELD)("$id: $what", (row) => {
    const found = simulated(row);
    expect(agrees(found, row), `simulated ${found}, reported ${row.expected}: ${row.why}`).toBe(true);
  });

  test.each(CONTRADICTED)("$id contradicts: $what", (row) => {
    const found = simulated(row);
    expect(agrees(found, row), `simulated ${found} agrees with ${row.expected}: move it to the others`).toBe(
      false,
    );
    expect(
      Math.abs(found / row.simulated - 1),
      `simulated ${found}, noted ${row.simulated}`,
    ).toBeLessThanOrEqual(NOTED);
  });
});

test("every case that a simulator can follow is held against it or excluded for a reason", () => {
  const possible = CASES.filter(({ sim }) => sim !== "none").map(({ id }) => id);
  const held = ids(HELD);
  const contradicted = ids(CONTRADICTED);
  const compared = new Set([...held, ...contradicted]);
  const excluded = ids(EXCLUDED);
  expect([...compared].filter((id) => excluded.has(id))).toEqual([]);
  expect([...compared, ...excluded].toSorted()).toEqual(possible.toSorted());
  expect(excluded.size).toBe(EXCLUDED.length);
  process.stdout.write(
    `Public reports: ${possible.length} of ${CASES.length} within reach of a simulator; ${compared.size} compared ` +
      `in ${HELD.length + CONTRADICTED.length} figures, ${contradicted.size} of them with a figure that contradicts, ` +
      `${excluded.size} excluded.\n` +
      CONTRADICTED.map(
        (row) =>
          `  ${row.id} ${row.what}: reported ${row.expected.toPrecision(3)}, simulated ${row.simulated}\n`,
      ).join(""),
  );
});
