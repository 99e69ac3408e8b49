/** Something in a link that can't be honoured. */
export interface Problem {
  /** The key in the link. */
  readonly field: string;
  /** What stood there, shortened; empty for nothing. */
  readonly found: string;
  /** What may stand there. */
  readonly allowed: string;
}

const LONGEST_QUOTE = 40;

/** A problem, with what was found cut to a length that a message can show. */
export function problem(field: string, found: string, allowed: string): Problem {
  return { field: shorten(field), found: shorten(found), allowed };
}

/** The problem as a sentence. */
export function problemInWords({ field, found, allowed }: Problem): string {
  return `${field}: found ${found === "" ? "nothing" : `“${found}”`}; allowed is ${allowed}.`;
}

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
