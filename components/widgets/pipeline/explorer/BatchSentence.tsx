import { rowOf } from "@/lib/advice";
import { batchMentions } from "@/lib/words/batchMentions";
import { followBatch } from "./follow";
import type { Explorer } from "./useExplorer";

interface BatchSentenceProps {
  readonly explorer: Explorer;
  readonly text: string;
}

/** A sentence in which every batch that it names can be followed. */
export function BatchSentence({ explorer, text }: BatchSentenceProps) {
  return batchMentions(text).map((part, index) => {
    if (typeof part === "string") return part;
    if (rowOf(explorer.result.batches, part.batch) < 0) return part.text;
    return (
      <button
        key={index}
        type="button"
        className="batch-link"
        aria-label={part.text === String(part.batch) ? `batch ${part.text}` : undefined}
        onClick={() => {
          followBatch(explorer, part.batch);
        }}
      >
        {part.text}
      </button>
    );
  });
}
