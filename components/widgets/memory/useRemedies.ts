import { useEffect, useRef, useState } from "react";
import type { MemoryRemedy, MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import type { RemedyAnswer, RemedyQuestion } from "./remedyMessages";

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

/** What would help, as far as it is known. */
export type Remedies = readonly MemoryRemedy[] | "computing" | "failed";

/**
 * What would help a wish, once it has settled; `failed` where the browser has no worker to find out. With
 * several ranks their memory too, simulated in full; null until it is there.
 */
export function useRemedies(wish: Wish): { readonly remedies: Remedies; readonly exact: MemoryStudy | null } {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [found, setFound] = useState<Found | null>(null);

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
        setFound({ wish, remedies: "failed", exact: null });
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
        if (data.id !== question.id) return;
        const { kind } = data;
        if (kind === "study") setFound({ wish, remedies: "computing", exact: data.study });
        else setFound((earlier) => ({ wish, remedies: data.remedies, exact: exactOf(earlier, wish) }));
      };
      worker.current.postMessage(question);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wish]);

  return { remedies: found?.wish === wish ? found.remedies : "computing", exact: exactOf(found, wish) };
}

/** What the worker has found, and for which wish. */
interface Found {
  readonly wish: Wish;
  readonly remedies: Remedies;
  readonly exact: MemoryStudy | null;
}

function exactOf(found: Found | null, wish: Wish): MemoryStudy | null {
  return found?.wish === wish ? found.exact : null;
}

/** Null where the browser forbids workers. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./remedies.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
