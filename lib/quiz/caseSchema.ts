import * as v from "valibot";
import type { Wish } from "@/lib/scenario-store";
import type { Footprint } from "@/lib/sim/memory";
import { CASE_KINDS } from "./kinds";
import { OBJECTIVES } from "./objective";
import { INSTRUMENTS } from "./quizCase";
import { SECTIONS } from "./sections";

/** Plain text that ends as a sentence does. */
const sentence = v.pipe(v.string(), v.minLength(12), v.maxLength(420), v.regex(/[.?!”]$/));
const label = v.pipe(v.string(), v.minLength(2), v.maxLength(120));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "lower case, digits and hyphens"));
const remedyId = v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9-]*$/));
const isoDay = v.pipe(v.string(), v.isoDate());

const twoSentences = v.pipe(
  sentence,
  v.check((text) => text.split(/(?<=[.?!])\s+(?=[A-Z“‘])/).length === 2, "exactly two sentences"),
);

/** Its parts have types and the simulator; what a wish means is tested by running it. */
const wish = v.custom<Wish>(
  (value) => typeof value === "object" && value !== null && "workload" in value && "loader" in value,
);

const footprint = v.custom<Footprint | null>(
  (value) => value === null || (typeof value === "object" && "dataset" in value && "interpreter" in value),
);

const options = v.pipe(
  v.array(v.object({ label, below: v.nullable(v.number()) })),
  v.minLength(2),
  v.maxLength(5),
  v.check(
    (all) => all.every(({ below }, index) => (below === null) === (index === all.length - 1)),
    "a limit in every option but the last",
  ),
  v.check(
    (all) => all.every(({ below }, index) => below === null || below > (all[index - 1]?.below ?? -Infinity)),
    "limits that rise",
  ),
);

const prediction = v.object({
  question: sentence,
  about: v.union([
    v.object({ run: v.literal("before") }),
    v.object({ run: v.literal("after"), remedy: remedyId }),
  ]),
  of: v.picklist(["gpuBusyFraction", "waitFraction", "samplesPerSecond", "firstBatchMs", "batches"]),
  options,
});

const unique = (ids: string[]) => new Set(ids).size === ids.length;

const round = v.pipe(
  v.object({
    causes: v.pipe(
      v.array(v.object({ id, label, isRight: v.boolean(), feedback: sentence })),
      v.minLength(3),
      v.maxLength(5),
      v.check((all) => all.filter(({ isRight }) => isRight).length === 1, "exactly one right cause"),
      v.check((all) => unique(all.map((cause) => cause.id)), "ids that differ"),
    ),
    hints: v.pipe(v.array(sentence), v.minLength(1), v.maxLength(3)),
    remedies: v.pipe(v.array(remedyId), v.minLength(3), v.maxLength(6), v.check(unique, "ids that differ")),
    accepted: remedyId,
    equivalent: v.optional(v.array(v.object({ remedy: remedyId, because: sentence }))),
    gaveAway: sentence,
    misled: sentence,
  }),
  v.check(({ remedies, accepted }) => remedies.includes(accepted), "an accepted remedy that is offered"),
);

/** A case as data; the message of a failure names what is allowed. */
export const caseSchema = v.object({
  id,
  level: v.picklist([1, 2, 3]),
  title: v.pipe(v.string(), v.minLength(4), v.maxLength(70)),
  kinds: v.tupleWithRest([v.picklist(CASE_KINDS)], v.picklist(CASE_KINDS)),
  situation: twoSentences,
  wish,
  footprint,
  visibleCores: v.optional(v.pipe(v.number(), v.minValue(1))),
  hostCores: v.optional(v.pipe(v.number(), v.minValue(1))),
  openFiles: v.optional(v.pipe(v.number(), v.minValue(1))),
  instruments: v.pipe(
    v.array(v.picklist(INSTRUMENTS)),
    v.minLength(2),
    v.check((all) => unique(all), "each once"),
  ),
  logLine: v.nullable(v.pipe(v.string(), v.minLength(8), v.maxLength(300))),
  objective: v.picklist(OBJECTIVES),
  prediction,
  rounds: v.union([v.tuple([round]), v.tuple([round, round])]),
  readOn: v.picklist(Object.keys(SECTIONS)),
  source: v.object({
    title: label,
    url: v.pipe(v.string(), v.url(), v.startsWith("https://")),
    checkedOn: isoDay,
    figures: sentence,
  }),
  assumed: v.array(sentence),
});
