import { useEffect, useRef, useState } from "react";
import type { WhatIf } from "@/lib/advice";
import { toScenario, type Wish } from "@/lib/scenario-store";
import type { WhatIfAnswer, WhatIfQuestion } from "./whatIfMessages";

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

/** The gains of a wish once it has settled; `computing` before, `failed` where the browser has no worker for them. */
export function useWhatIf(wish: Wish): WhatIf | "computing" | "failed" {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [found, setFound] = useState<{ readonly wish: Wish; readonly answer: WhatIf | "failed" } | null>(
    null,
  );

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
      const question: WhatIfQuestion = { id: asked.current, scenario: toScenario(wish) };
      worker.current.onmessage = ({ data }: MessageEvent<WhatIfAnswer>) => {
        if (data.id === question.id) setFound({ wish, answer: data.answer });
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
    return new Worker(new URL("./whatIf.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
