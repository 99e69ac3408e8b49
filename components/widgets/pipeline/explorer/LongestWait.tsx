import { formatMs } from "@/lib/format/number";
import { longestWait } from "../model/longestWait";
import { BatchSentence } from "./BatchSentence";
import type { Scene } from "./useExplorer";

/** Where to look first: the longest wait of the GPU, and the batch that it waited for. */
export function LongestWait({ scene }: { readonly scene: Scene }) {
  const gap = longestWait(scene.result);
  if (gap === null) return null;
  const text = `Its longest wait: ${formatMs(gap.endMs - gap.startMs)}, for batch ${gap.batch}.`;
  return (
    <p className="explorer-longest">
      <BatchSentence scene={scene} text={text} />
    </p>
  );
}
