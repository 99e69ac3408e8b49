import type { Result } from "@/lib/sim";
import type { Answer } from "../../answers/messages";
import type { Thread } from "./runner";

/** Starts a thread that answers an {@link ExplorerQuestion}. Throws where the browser forbids it. */
export function startExplorerWorker(): Worker {
  return new Worker(new URL("./explorer.worker.ts", import.meta.url), { type: "module" });
}

/** A thread that runs wishes. Throws where the browser forbids it. */
export function startThread(): Thread {
  const worker = startExplorerWorker();
  return {
    listen: (onAnswer, onBreak) => {
      worker.onmessage = ({ data }: MessageEvent<Answer<Result>>) => {
        onAnswer(data);
      };
      worker.onerror = onBreak;
    },
    post: (question) => {
      worker.postMessage(question);
    },
    stop: () => {
      worker.terminate();
    },
  };
}
