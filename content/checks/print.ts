import { fileURLToPath } from "node:url";
import { readArticle } from "./article";
import { avoidedWords, bareFigures, longSentences, unsourcedQuantities } from "./lints";
import { passagesOf } from "./passages";
import { readabilityOf } from "./readability";

const index = fileURLToPath(new URL("../dataloader-pipeline/index.mdx", import.meta.url));
const files = readArticle(index);
const passages = files.flatMap(passagesOf);

const proseOf = (path: string): readonly string[] =>
  passages.filter((passage) => passage.kind === "prose" && passage.path === path).map(({ text }) => text);

for (const { path } of files) {
  const { readingEase, words, sentences } = readabilityOf(proseOf(path));
  const name = path.split("/").at(-1) ?? path;
  console.log(
    `${readingEase.toFixed(1).padStart(6)}  ${String(words).padStart(5)} words  ${String(sentences).padStart(4)} sentences  ${name}`,
  );
}
const whole = readabilityOf(files.flatMap(({ path }) => proseOf(path)));
console.log(
  `${whole.readingEase.toFixed(1).padStart(6)}  ${String(whole.words).padStart(5)} words  ${String(whole.sentences).padStart(4)} sentences  Flesch reading ease of the article`,
);

const rules = [
  ["sentences of more than 30 words", longSentences(passages)],
  ["bare figures", bareFigures(passages)],
  ["quantities without a source", unsourcedQuantities(passages)],
  ["words to avoid", avoidedWords(passages)],
] as const;
for (const [rule, offences] of rules) {
  console.log(`${offences.length} ${rule}`);
  offences.forEach(({ where, what }) => {
    console.log(`  ${where}  ${what}`);
  });
}
process.exitCode = rules.some(([, offences]) => offences.length > 0) ? 1 : 0;
