import * as v from "valibot";
import recorded from "./bench.json";

const positive = v.pipe(v.number(), v.finite(), v.minValue(0));

/** What `npm run bench -- --record` has noted. */
const schema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  machine: v.string(),
  node: v.string(),
  /** Engines on the shared model, this simulator first. */
  peers: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        batchesPerSecond: positive,
        sweepMs: positive,
        /** How many times slower than this simulator: one run, and a sweep. */
        slower: v.array(positive),
        /** How many times slower it has to be; null where nothing was asked for. */
        wanted: v.nullable(positive),
      }),
    ),
    v.minLength(1),
  ),
  /** Whole runs, each with what it may take. */
  runs: v.array(v.object({ name: v.string(), ms: positive, atMostMs: positive })),
});

/** How fast the simulator is, as it was last timed. */
export const bench = v.parse(schema, recorded);

/** Whether an engine is as much slower than this simulator as was asked for, each time. */
export function isBeaten({ slower, wanted }: (typeof bench)["peers"][number]): boolean {
  return wanted === null || slower.every((times) => times >= wanted);
}
