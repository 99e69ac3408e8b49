import { useEffect, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type Findings, roomOf } from "@/lib/workerCount";
import type { ProfileClient } from "./profileClient";
import { SETTLED_MS } from "./useProfiles";

/** What an answer for the wish rests on, once it has settled; null until the worker thread knows. */
export function useFindings(client: ProfileClient, wish: Wish): Findings | null {
  const [found, setFound] = useState<{ readonly wish: Wish; readonly findings: Findings } | null>(null);
  const round = useRef(0);
  const isKnown = found?.wish === wish;

  useEffect(() => {
    if (isKnown) return;
    let stop: (() => void) | null = null;
    const timer = setTimeout(() => {
      round.current += 1;
      const asked = round.current;
      stop = client.listen((answer) => {
        if (answer.kind === "findings" && answer.round === asked) {
          setFound({ wish, findings: answer.findings });
        }
      });
      client.ask({ kind: "findings", round: asked, wish, room: roomOf(wish) });
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [client, isKnown, wish]);

  return isKnown ? found.findings : null;
}
