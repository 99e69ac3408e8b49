import { expect, test } from "vitest";
import { type Addition, placeOf } from "@/lib/conformance/addition";
import { recordedRuns, type RecordedRun } from "@/lib/conformance/recordedRuns";

const recorded = recordedRuns();
/** Why it was refused; empty when it was not. */
function problemOf(addition: Addition): string {
  return addition.ok ? "" : addition.problem;
}

const wish = { set: null, fallbackName: "mine" };

function known(): RecordedRun {
  const found = recorded.find((run) => run.generation === "torch-2.13");
  if (found === undefined) throw new Error("no recorded run of torch-2.13");
  return found;
}

test("a new workload of a known machine joins its generation", () => {
  const measurement = { ...known().measurement, name: "mine" };
  expect(placeOf(measurement, wish, recorded)).toEqual({
    ok: true,
    generation: "torch-2.13",
    workload: "mine",
  });
});

test("another machine gets a set of its own, and does not join one that it names", () => {
  const { measurement } = known();
  const machine = { ...measurement.machine, cores: 64, cpuModel: "AMD EPYC 7763 (64-Core)" };
  const other = { ...measurement, name: "mine", machine };
  expect(placeOf(other, wish, recorded)).toEqual({
    ok: true,
    generation: "torch-2.13-64-cores-of-amd-epyc-7763-64-core-linux",
    workload: "mine",
  });
  expect(problemOf(placeOf(other, { ...wish, set: "torch-2.13" }, recorded))).toMatch(
    /^machine: found 64 cores .* allowed in torch-2\.13 is 2 cores/,
  );
  expect(placeOf(other, { ...wish, set: "torch-2.13-64-cores" }, recorded)).toMatchObject({ ok: true });
});

test.each([
  ["a name that is taken", {}, /^name: found .* already has/],
  ["a name that leads elsewhere", { name: "../mine" }, /^name: found/],
  ["nothing to be held against", { name: "mine", runs: [] }, /^runs: found none/],
])("%s is refused", (_, change, problem) => {
  const refused = placeOf({ ...known().measurement, name: known().workload, ...change }, wish, recorded);
  expect(problemOf(refused)).toMatch(problem);
});

test("without a version of torch there is no generation", () => {
  const { measurement } = known();
  const unversioned = { ...measurement, name: "mine", machine: { ...measurement.machine, torch: "nightly" } };
  expect(problemOf(placeOf(unversioned, wish, recorded))).toMatch(/^machine\.torch: found nightly/);
});
