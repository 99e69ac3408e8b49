import fc from "fast-check";
import { expect, it } from "vitest";
import { toScenario } from "@/lib/scenario-store";
import { changedFields, FIELDS, readShare, writeShare } from "@/lib/share";
import { simulate } from "@/lib/sim";
import { shares, wishes } from "../unit/share/arbitraryWish";

it("reads what it wrote", () => {
  fc.assert(
    fc.property(shares, (shared) => {
      const { query, problems } = writeShare(shared);
      expect(problems).toEqual([]);
      expect(readShare(query)).toEqual({ ...shared, problems: [] });
    }),
  );
});

it("says nothing of what did not change", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(changedFields(wish, wish)).toEqual([]);
    }),
  );
});

const numbers = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom("NaN", "Infinity", "-0", "1e999", "0x10", "1_000", "", " 4 ", "true", "none", "٤"),
);
const texts = fc.oneof(numbers, fc.string(), fc.array(numbers, { maxLength: 5 }).map(String));
const keys = fc.oneof(
  fc.constantFrom(
    ...FIELDS.map(({ key }) => key),
    ...["v", "preset", "t", "zoom", "batch", "gap", "__proto__", "constructor", "hasOwnProperty", "a."],
  ),
  fc.string(),
);
const entry = fc
  .tuple(fc.constantFrom("", "a."), keys, texts)
  .map(([prefix, key, text]) => `${encodeURIComponent(prefix + key)}=${encodeURIComponent(text)}`);
const garbage = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webQueryParameters(),
  fc.array(entry, { maxLength: 12 }).map((entries) => `?${entries.join("&")}`),
);

it("makes a wish that it can say again of any text, and never throws", () => {
  fc.assert(
    fc.property(garbage, (query) => {
      const { problems, ...opened } = readShare(query);
      const { query: again, problems: left } = writeShare(opened);
      expect(left).toEqual([]);
      expect(readShare(again)).toEqual({ ...opened, problems: [] });
      for (const { field, found, allowed } of problems) {
        expect(field.length + found.length).toBeLessThan(100);
        expect(allowed).not.toBe("");
      }
    }),
    { numRuns: 500 },
  );
});

it("makes a wish that runs of any text", () => {
  fc.assert(
    fc.property(garbage, (query) => {
      const { totals } = simulate(toScenario(readShare(query).wish), "totals");
      expect(totals.batches).toBeGreaterThan(0);
      expect(Number.isFinite(totals.wallMs)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
