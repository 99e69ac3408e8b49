import { rowOf } from "@/lib/advice";
import { batchMentions } from "@/lib/words/batchMentions";
import { followBatch } from "./follow";
import type { Scene } from "./useExplorer";

interface BatchSentenceProps {
  readonly scene: Scene;
  readonly text: string;
}

/** A sentence in which every batch that it names can be followed. */
export function BatchSentence({ scene, text }: BatchSentenceProps) {
  return batchMentions(text).map((part, index) => {
    if (typeof part === "string") return part;
    if (rowOf(scene.result.batches, part.batch) < 0) return part.text;
    return (
      <button
        key={index}
        type="button"
        className="batch-link"
        aria-label={part.text === String(part.batch) ? `batch ${part.text}` : undefined}
        onClick={() => {
          followBatch(scene, part.batch);
        }}
      >
        {part.text}
      </button>
    );
  });
}
