import { rowOf } from "@/lib/advice";
import { batchMentions, type SentencePart } from "@/lib/words/batchMentions";
import { followBatch } from "./follow";
import type { Scene } from "./useExplorer";

interface BatchSentenceProps {
  readonly scene: Scene;
  readonly text: string;
}

/** The punctuation that a stretch begins with: it stays on the line of the batch before it. */
function signOf(part: SentencePart | undefined): string {
  return typeof part === "string" ? (/^[,.;:]/.exec(part)?.[0] ?? "") : "";
}

/** A sentence in which every batch that it names can be followed. */
export function BatchSentence({ scene, text }: BatchSentenceProps) {
  const parts = batchMentions(text);
  return parts.map((part, index) => {
    if (typeof part === "string") return index === 0 ? part : part.slice(signOf(part).length);
    const sign = signOf(parts[index + 1]);
    if (rowOf(scene.result.batches, part.batch) < 0) return part.text + sign;
    return (
      <span key={index} className="whitespace-nowrap">
        <button
          type="button"
          className="batch-link"
          aria-label={part.text === String(part.batch) ? `batch ${part.text}` : undefined}
          onClick={() => {
            followBatch(scene, part.batch);
          }}
        >
          {part.text}
        </button>
        {sign}
      </span>
    );
  });
}
