import * as v from "valibot";
import type { PresetParameter, Provenance } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import type { Codec } from "../codec";

/** One value of a wish: its name in a link and in a table, its unit, and how it is read and written. */
export interface Field {
  /** PyTorch's name where it has one. */
  readonly key: string;
  /** Empty for what is counted or chosen. */
  readonly unit: "" | "ms" | "bytes" | "bytes/s" | "requests/s" | "ms/MB";
  /** Whose evidence of the preset covers it, or evidence of its own. */
  readonly parameter: PresetParameter | Provenance;
  /** What may be written, in words. */
  readonly allowed: string;
  /** The value as text; null when the wish has no such value. */
  print(wish: Wish): string | null;
  /** The wish with the value that the text says; null when it is not allowed. */
  read(wish: Wish, text: string): Wish | null;
}

/** Makes a field from a codec and the place of its value. A `get` that returns undefined means: no such value. */
export function field<T>(
  about: Pick<Field, "key" | "unit" | "parameter">,
  codec: Codec<T>,
  get: (wish: Wish) => T | undefined,
  set: (wish: Wish, value: T) => Wish,
): Field {
  return {
    ...about,
    allowed: codec.allowed,
    print: (wish) => {
      const value = get(wish);
      return value === undefined ? null : codec.print(value);
    },
    read: (wish, text) => {
      const parsed = v.safeParse(codec.schema, text);
      return parsed.success ? set(wish, parsed.output) : null;
    },
  };
}
