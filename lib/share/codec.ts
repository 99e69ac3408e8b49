import * as v from "valibot";

/** How a value is written in a link, and how it is read back. */
export interface Codec<T> {
  readonly schema: v.GenericSchema<string, T>;
  /** What may be written, in words. */
  readonly allowed: string;
  readonly print: (value: T) => string;
}

const LONGEST_NUMBER = 30;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number between two bounds, written so that the same number is read back. */
export function number(min: number, max: number): Codec<number> {
  return {
    schema: v.pipe(numeral(), v.minValue(min), v.maxValue(max)),
    allowed: `a number from ${min} to ${max}`,
    print: String,
  };
}

/** A whole number between two bounds. */
export function wholeNumber(min: number, max: number): Codec<number> {
  return {
    schema: v.pipe(numeral(), v.integer(), v.minValue(min), v.maxValue(max)),
    allowed: `a whole number from ${min} to ${max}`,
    print: String,
  };
}

/** Yes or no, as Python, JavaScript or a form would write it. */
export const flag: Codec<boolean> = {
  schema: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(["true", "false", "1", "0"]),
    v.transform((text) => text === "true" || text === "1"),
  ),
  allowed: "true or false",
  print: String,
};

/** One of a few words. */
export function oneOf<const Word extends string>(...words: Word[]): Codec<Word> {
  return {
    schema: v.pipe(v.string(), v.picklist(words)),
    allowed: `one of ${words.join(", ")}`,
    print: String,
  };
}

/** One of a few numbers. */
export function someOf(values: readonly number[]): Codec<number> {
  return {
    schema: v.pipe(v.string(), v.picklist(values.map(String)), v.transform(Number)),
    allowed: `one of ${values.join(", ")}`,
    print: String,
  };
}

/** A value of another codec, or `none`. */
export function orNone<T>({ schema, allowed, print }: Codec<T>): Codec<T | null> {
  return {
    schema: v.union([
      v.pipe(
        v.literal("none"),
        v.transform(() => null),
      ),
      schema,
    ]),
    allowed: `${allowed}, or none`,
    print: (value) => (value === null ? "none" : print(value)),
  };
}

/** One to `longest` values of another codec, separated by commas. */
export function list<T>({ schema, allowed, print }: Codec<T>, longest: number): Codec<readonly T[]> {
  return {
    schema: v.pipe(
      v.string(),
      v.maxLength(longest * (LONGEST_NUMBER + 1)),
      v.transform((text) => text.split(",")),
      v.maxLength(longest),
      v.array(schema),
    ),
    allowed: `1 to ${longest} values, separated by commas, each ${allowed}`,
    print: (values) => values.map(print).join(","),
  };
}

function numeral() {
  return v.pipe(
    v.string(),
    v.maxLength(LONGEST_NUMBER),
    v.regex(NUMBER),
    // Adding 0 turns -0 into 0.
    v.transform((text) => Number(text) + 0),
    v.number(),
    v.finite(),
  );
}
