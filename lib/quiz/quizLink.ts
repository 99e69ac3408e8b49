import * as v from "valibot";
import { LARGEST_SEED } from "./order";

/** Where a link leads: a case, or the list of them. Same link, same order of cases and of answers. */
export interface QuizPlace {
  readonly seed: number;
  /** Null: the list. */
  readonly caseId: string | null;
}

/** A score as somebody shares it; nothing else is in the link. */
export interface SharedScore {
  readonly points: number;
  readonly of: number;
}

/** What a link brought, and in words what of it could not be honoured. */
export interface OpenedQuiz {
  readonly place: QuizPlace;
  readonly score: SharedScore | null;
  readonly problems: readonly string[];
}

const SEED_KEY = "order";
const CASE_KEY = "case";
const SCORE_KEY = "score";
const FIRST_SEED = 1;
const MOST_POINTS = 9999;

const seedSchema = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(LARGEST_SEED));

const scoreSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}of\d{1,4}$/),
  v.transform((text) => {
    const [points = 0, of = 0] = text.split("of").map(Number);
    return { points, of };
  }),
  v.check(({ points, of }) => points <= of && of > 0),
);

/** Writes the place without a question mark; what is as usual stays away. */
export function writePlace({ seed, caseId }: QuizPlace): string {
  const query = new URLSearchParams();
  if (caseId !== null) query.set(CASE_KEY, caseId);
  if (seed !== FIRST_SEED) query.set(SEED_KEY, String(seed));
  return query.toString();
}

/** Writes a score alone. */
export function writeScore({ points, of }: SharedScore): string {
  return `${SCORE_KEY}=${points}of${of}`;
}

/** Reads any text as a link; never throws. `caseIds` are the cases that there are. */
export function readQuizLink(query: string | null, caseIds: readonly string[]): OpenedQuiz {
  const entries = new URLSearchParams(query ?? "");
  const problems: string[] = [];
  const read = <T>(key: string, schema: v.GenericSchema<string, T>, allowed: string): T | null => {
    const text = entries.get(key);
    if (text === null) return null;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    problems.push(`${key}: found “${text.slice(0, 40)}”, allowed is ${allowed}.`);
    return null;
  };
  const caseSchema = v.pipe(
    v.string(),
    v.check((id) => caseIds.includes(id)),
  );
  return {
    place: {
      seed: read(SEED_KEY, seedSchema, `a whole number up to ${LARGEST_SEED}`) ?? FIRST_SEED,
      caseId: read(CASE_KEY, caseSchema, "the id of a case"),
    },
    score: read(SCORE_KEY, scoreSchema, `points and most points, such as 34of60, up to ${MOST_POINTS}`),
    problems,
  };
}
