import { useEffect, useRef, useState } from "react";
import type { Answer, Question } from "./messages";

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

/** An answer, as far as it is known; `failed` where the browser has no worker thread to find out. */
export type Answered<Found> = Found | "computing" | "failed";

/**
 * What a worker thread finds for a value once the value has settled. `start` starts the thread, with the
 * first question; it has to be the same function every time.
 */
export function useAnswer<Found>(asked: unknown, start: () => Worker): Answered<Found> {
  const worker = useRef<Worker | null>(null);
  const questions = useRef(0);
  const [answer, setAnswer] = useState<{ readonly asked: unknown; readonly found: Found | "failed" } | null>(
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
        setAnswer({ asked, found: "failed" });
      };
      worker.current ??= startedOrNull(start);
      if (worker.current === null) {
        fail();
        return;
      }
      questions.current += 1;
      const question: Question<unknown> = { id: questions.current, asked };
      worker.current.onerror = fail;
      worker.current.onmessage = ({ data }: MessageEvent<Answer<Found>>) => {
        if (data.id === question.id) setAnswer({ asked, found: data.found });
      };
      worker.current.postMessage(question);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [asked, start]);

  return answer !== null && answer.asked === asked ? answer.found : "computing";
}

/** Null where the browser forbids worker threads. */
function startedOrNull(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
