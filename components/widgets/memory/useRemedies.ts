import { useEffect, useRef, useState } from "react";
import type { MemoryRemedy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import type { RemedyAnswer, RemedyQuestion } from "./remedyMessages";

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

/** What would help, as far as it is known. */
export type Remedies = readonly MemoryRemedy[] | "computing" | "failed";

/** What would help a wish, once it has settled; `failed` where the browser has no worker to find out. */
export function useRemedies(wish: Wish): Remedies {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [found, setFound] = useState<{
    readonly wish: Wish;
    readonly answer: readonly MemoryRemedy[] | "failed";
  } | null>(null);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const fail = () => {
        setFound({ wish, answer: "failed" });
      };
      worker.current ??= startWorker();
      if (worker.current === null) {
        fail();
        return;
      }
      worker.current.onerror = fail;
      asked.current += 1;
      const question: RemedyQuestion = { id: asked.current, wish };
      worker.current.onmessage = ({ data }: MessageEvent<RemedyAnswer>) => {
        if (data.id === question.id) setFound({ wish, answer: data.remedies });
      };
      worker.current.postMessage(question);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wish]);

  return found?.wish === wish ? found.answer : "computing";
}

/** Null where the browser forbids workers. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./remedies.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
