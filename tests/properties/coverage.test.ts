import fc from "fast-check";
import { expect, test } from "vitest";
import { KINDS } from "./kinds";
import { scenarios } from "./scenarios";

/** No kind may be rarer than this, or the properties would be about something else. */
const SMALLEST_SHARE = 0.1;
const DRAWN = 2000;

test("the drawn scenarios cover every kind", () => {
  const [seed = 0] = fc.sample(fc.integer(), 1);
  const drawn = fc.sample(scenarios, { numRuns: DRAWN, seed });
  const shares = Object.entries(KINDS).map(([name, is]) => ({
    name,
    share: drawn.filter(is).length / DRAWN,
  }));
  process.stdout.write(
    `${DRAWN} scenarios, seed ${seed}; a property that fails prints its own\n${shares.map(({ name, share }) => `${name.padEnd(28)}${(100 * share).toFixed(0).padStart(4)} %`).join("\n")}\n`,
  );
  expect(shares.filter(({ share }) => share < SMALLEST_SHARE)).toEqual([]);
});
