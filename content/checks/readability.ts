import { syllable } from "syllable";

/** What a text's reading ease is computed from. */
export interface Readability {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
  /** Flesch 1948: 206.835 − 1.015 words per sentence − 84.6 syllables per word. */
  readonly readingEase: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a passage. */
export function sentencesOf(text: string): readonly string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\w/.test(sentence));
}

/** The words of a sentence: what stands between spaces and has a letter or a digit. */
export function wordsOf(sentence: string): readonly string[] {
  return sentence.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * Flesch reading ease of passages. Names of arguments count as the words they are made of, numbers
 * with a syllable for each digit: about as long as they are when read aloud.
 */
export function readabilityOf(passages: readonly string[]): Readability {
  const sentences = passages.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf).flatMap((word) => word.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const readingEase = 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  return { sentences: sentences.length, words: words.length, syllables, readingEase };
}

function syllablesOf(word: string): number {
  const digits = word.replace(/\D/g, "").length;
  return Math.max(1, digits + syllable(word.replace(/\d/g, "")));
}
