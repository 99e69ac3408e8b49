import { describe, expect, it } from "vitest";
import { batchMentions } from "@/lib/words/batchMentions";

const named = (sentence: string) =>
  batchMentions(sentence).flatMap((part) => (typeof part === "string" ? [] : [part.batch]));

const SENTENCES: readonly (readonly [string, readonly number[]])[] = [
  ["The GPU waits for batch 7: worker 3 is still busy with batch 3.", [7, 3]],
  ["Batches 8, 9 and 10 were finished before it and held back for order.", [8, 9, 10]],
  ["Batches 8, 9, 10, 11 and 3 more were finished before it.", [8, 9, 10, 11]],
  ["Batch 4 held batches 5, 6, 7 and 2 more back.", [4, 5, 6, 7]],
  ["4 workers together finish a batch every 37 ms; 2 finished batches wait their turn.", []],
  ["Going from 2 to 4 batches per worker the rate stays at 613/s.", []],
];

describe("the batches that a sentence names", () => {
  it.each(SENTENCES)("%s", (sentence, batches) => {
    expect(named(sentence)).toEqual(batches);
  });

  it.each(SENTENCES)("nothing of the sentence is lost: %s", (sentence) => {
    const text = batchMentions(sentence).map((part) => (typeof part === "string" ? part : part.text));
    expect(text.join("")).toBe(sentence);
  });
});
