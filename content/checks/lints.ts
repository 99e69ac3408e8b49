import type { Passage } from "./passages";
import { sentencesOf, wordsOf } from "./readability";

/** A place in the prose that breaks a rule. */
export interface Offence {
  readonly where: string;
  readonly what: string;
}

const MOST_WORDS = 30;

/** Sentences of more than thirty words. */
export function longSentences(passages: readonly Passage[]): readonly Offence[] {
  return passages.flatMap((passage) =>
    sentencesOf(passage.text)
      .filter((sentence) => wordsOf(sentence).length > MOST_WORDS)
      .map((sentence) => ({
        where: whereOf(passage),
        what: `${wordsOf(sentence).length} words: ${sentence}`,
      })),
  );
}

/** Names that contain a digit without being a number. */
const NAMES = /\b(ResNet-50|A100|S3|LZ4|float(16|32|64)|uint8|int64|dim0)\b/g;

/** Digits outside of code and of the components that carry their evidence. */
export function bareFigures(passages: readonly Passage[]): readonly Offence[] {
  return passages
    .filter(({ bareText }) => /\d/.test(bareText.replace(NAMES, "")))
    .map((passage) => ({ where: whereOf(passage), what: passage.bareText }));
}

const QUANTITY =
  /\b(half|third|quarter|fifth|twice|double|triple|tenfold|times as|per ?cent|percent|hundreds?|thousands?|millions?|most (jobs|engineers|people|users)|usually|typically|on average)\b/;

/** Quantities in words in a passage that says nowhere where they come from. */
export function unsourcedQuantities(passages: readonly Passage[]): readonly Offence[] {
  return passages
    .filter(
      ({ kind, bareText, hasEvidence }) => kind !== "attribute" && !hasEvidence && QUANTITY.test(bareText),
    )
    .map((passage) => ({
      where: whereOf(passage),
      what: `${QUANTITY.exec(passage.bareText)?.[0] ?? ""}: ${passage.bareText}`,
    }));
}

/** Words that stand for another in this vocabulary, or that promise without saying anything. */
const AVOIDED =
  /\b(simply|obviously|basically|very|really|blazing|dataloaders?|mini-?batch(es)?|subprocess(es)?|leverag\w+|utiliz\w+|in order to|host2device|h2d)\b/;

/** Words that the site's vocabulary does not have. */
export function avoidedWords(passages: readonly Passage[]): readonly Offence[] {
  return passages
    .filter(({ bareText }) => AVOIDED.test(bareText))
    .map((passage) => ({
      where: whereOf(passage),
      what: `${AVOIDED.exec(passage.bareText)?.[0] ?? ""}: ${passage.bareText}`,
    }));
}

function whereOf({ path, line }: Passage): string {
  return `${path}:${line}`;
}
