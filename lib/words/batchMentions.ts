/** A stretch of a sentence: plain text, or the name of a batch. */
export type SentencePart = string | { readonly batch: number; readonly text: string };

/** `batch 7`, or `batches 8, 9, 10 and 11`; the number in `and 3 more` names no batch. */
const MENTION = /(batch) (\d+)|(batches) ((?:\d+, )*\d+(?: and \d+(?! more))?)/gi;

/**
 * The parts of a sentence, in order, so that every batch that it names can be followed. One batch is
 * named with its word, several by their numbers alone. Joined, the parts are the sentence.
 */
export function batchMentions(sentence: string): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MENTION)) {
    const [whole, , one, plural = "", numbers = ""] = match;
    parts.push(sentence.slice(end, match.index));
    if (one !== undefined) parts.push({ batch: Number(one), text: whole });
    else parts.push(`${plural} `, ...namesIn(numbers));
    end = match.index + whole.length;
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== "");
}

function namesIn(numbers: string): readonly SentencePart[] {
  return numbers
    .split(/(\d+)/)
    .map((piece) => (/^\d+$/.test(piece) ? { batch: Number(piece), text: piece } : piece));
}
