import { expect, test } from "vitest";
import { CAUSES, type CauseKind, diagnose, recommend } from "@/lib/advice";
import { diagnoseMemory } from "@/lib/advice/memory";
import { CASES } from "../cases/cases";
import { NOT_ASKED } from "./excluded";
import { MEMORY_ROWS } from "./memory";
import { CONTROLS, TIMED } from "./rows";

/** Of the reports, so many name the cause that the diagnosis puts first. */
const FIRST_SHARE = 0.9;

/** Where the diagnosis puts a cause that the report established, from 0 on; -1: nowhere. */
function placeOf(
  id: string,
  causes: readonly { readonly kind: CauseKind }[],
  ofKinds: (kinds: readonly string[]) => readonly string[] = (all) => all,
): number {
  const kinds = ofKinds(CASES.find((known) => known.id === id)?.kind ?? []);
  return causes.findIndex(({ kind }) => {
    const reported: readonly string[] = CAUSES[kind].reported;
    return kinds.some((one) => reported.includes(one));
  });
}

interface Place {
  readonly id: string;
  /** Of any cause that the report names. */
  readonly place: number;
  /** Of the cause that it names first. */
  readonly strict: number;
  readonly first: string;
}

const places: Place[] = [];

function note(id: string, causes: readonly { readonly kind: CauseKind }[]): void {
  const place = placeOf(id, causes);
  const strict = placeOf(id, causes, (all) => all.slice(0, 1));
  places.push({ id, place, strict, first: causes[0]?.kind ?? "nothing" });
  expect(place, `${id}: ${causes.map(({ kind }) => kind).join(", ")}`).toBeOneOf([0, 1]);
}

test.each(TIMED)("$id $run: an established cause is first or second", ({ id, complaint, scenario }) => {
  note(id, diagnose({ scenario }, complaint).causes);
});

test.each(MEMORY_ROWS)("$id: an established cause is first or second", ({ id, setup }) => {
  note(id, diagnoseMemory(setup).causes);
});

test.each(CONTROLS)("$id: the loader is not to blame, and is left alone", ({ scenario }) => {
  const setup = { scenario };
  expect(recommend(setup, scenario.machine)?.leaveItAlone).toBe(true);
  expect(diagnose(setup).causes[0].kind).toBe("gpu");
});

test("nine in ten of the reports name the cause that the diagnosis puts first", () => {
  const first = places.filter(({ place }) => place === 0).length;
  const others = places
    .filter(({ place }) => place !== 0)
    .map(({ id, first: kind }) => `${id} (${kind} first)`);
  const strict = places.filter((one) => one.strict !== 0).map(({ id, first: kind }) => `${id} ${kind}`);
  process.stdout.write(
    `Diagnosis of public reports: ${first} of ${places.length} runs with an established cause first` +
      `${others.length === 0 ? "" : `, not so ${others.join(", ")}`}; ` +
      `another than the one that the report names first in ${strict.length} (${strict.join(", ")}); ` +
      `${CONTROLS.length} controls left alone; ${NOT_ASKED.length} reports not asked about.\n`,
  );
  expect(first / places.length).toBeGreaterThanOrEqual(FIRST_SHARE);
});

test("every case that a simulator can follow is asked about, or is left out for a reason", () => {
  const asked = new Set([...TIMED, ...CONTROLS, ...MEMORY_ROWS].map(({ id }) => id));
  const left = NOT_ASKED.map(({ id }) => id);
  expect(left.filter((id) => asked.has(id))).toEqual([]);
  const possible = CASES.filter(({ sim }) => sim !== "none").map(({ id }) => id);
  expect(possible.filter((id) => !asked.has(id)).toSorted()).toEqual(left.toSorted());
});
