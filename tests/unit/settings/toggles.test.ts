import { describe, expect, it } from "vitest";
import { CHOICES, TOGGLES } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

const wish = { ...defaultScenario, loader: defaultLoaderWish };
const withoutWorkers = { ...wish, loader: { ...wish.loader, numWorkers: 0 } };

describe.each(Object.entries(TOGGLES))("toggle %s", (_key, toggle) => {
  it("reads back what it wrote", () => {
    expect(toggle.get(toggle.set(wish, true))).toBe(true);
    expect(toggle.get(toggle.set(wish, false))).toBe(false);
  });

  it("says the difference it makes", () => {
    expect(toggle.describe(toggle.set(wish, true))).not.toBe(toggle.describe(toggle.set(wish, false)));
  });
});

it.each([TOGGLES.persistentWorkers, TOGGLES.inOrder, CHOICES.startMethod])(
  "$name says that it means nothing without workers",
  (knob) => {
    expect(knob.describe(withoutWorkers)).toBe("without effect while there are no workers");
  },
);

it("non_blocking needs a copy", () => {
  const stays = { ...wish, training: { ...wish.training, copy: null } };
  expect(TOGGLES.nonBlocking.set(stays, true)).toBe(stays);
  expect(TOGGLES.nonBlocking.describe(stays)).toBe("without effect: the loop copies nothing to a device");
});

it("the start method takes each of its options", () => {
  const { startMethod } = CHOICES;
  const said = startMethod.options.map((option) => {
    const set = startMethod.set(wish, option);
    expect(startMethod.get(set)).toBe(option);
    return startMethod.describe(set);
  });
  expect(new Set(said).size).toBe(startMethod.options.length);
});
