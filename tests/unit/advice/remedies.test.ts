import { describe, expect, it, test } from "vitest";
import { applied, isRemedyId, REMEDIES, REMEDY_IDS, remedyOf, type Setup } from "@/lib/advice/remedies";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

const setup: Setup = { scenario: defaultScenario };

describe("the catalogue", () => {
  test("lists each remedy once, under a known id, in the order of the ids", () => {
    const ids = REMEDIES.map(({ id }) => id);
    expect(ids).toEqual(REMEDY_IDS.filter((id) => ids.includes(id)));
    expect(ids.every(isRemedyId)).toBe(true);
    expect(isRemedyId("prayer")).toBe(false);
  });

  test.each(REMEDIES.map((remedy) => [remedy.id, remedy] as const))(
    "%s says what it does and what it costs, and leaves the setup it is given as it is",
    (_, remedy) => {
      for (const sentence of [remedy.does, remedy.costs, remedy.assumes ?? "."])
        expect(sentence).toMatch(/\.$/);
      const before = structuredClone(setup);
      const tried = remedy.on(setup);
      expect(setup).toEqual(before);
      if (!tried.applies) expect(tried.reason).toMatch(/\.$/);
      else for (const { code } of tried.variants) expect(code).not.toBe("");
    },
  );
});

describe("applied", () => {
  const rate = ({ scenario }: Setup): number => simulate(scenario, "totals").totals.samplesPerSecond;
  const starved: Setup = {
    scenario: { ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 1 }) },
  };

  it("takes no more workers than bring something", () => {
    const more = applied(remedyOf("moreWorkers"), starved, rate);
    expect(more?.code).toBe("DataLoader(…, num_workers=3)");
    expect(more?.score).toBeGreaterThan(2.5 * rate(starved));
  });

  it("is null where a remedy has nothing to change", () => {
    expect(applied(remedyOf("fewerWorkers"), starved, rate)).toBeNull();
  });
});
