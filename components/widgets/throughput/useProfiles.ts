import { useEffect, useMemo, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { coarseProfile, type ProfilePoint } from "@/lib/workerCurve";
import type { ProfileAnswer, ProfileQuestion } from "./profileMessages";

/** A curve as far as it is known. */
export interface Profile {
  readonly wish: Wish;
  readonly points: readonly ProfilePoint[];
  /** Computed in full, not only as a drag shows it. */
  readonly refined: boolean;
}

/** A drag is over when nothing has changed for this long. */
const SETTLED_MS = 200;

type Found = ReadonlyMap<Wish, readonly ProfilePoint[]>;

/**
 * The curves of some wishes: at once as a coarse curve, in full once a worker thread has computed it.
 * Wishes have to keep their identity for as long as they are wanted.
 */
export function useProfiles(wishes: readonly Wish[]): readonly Profile[] {
  const found = useRefined(wishes);
  const coarse = useCoarse(wishes);
  return wishes.map((wish, index) => {
    const full = found.get(wish);
    return { wish, points: full ?? coarse[index] ?? [], refined: full !== undefined };
  });
}

function useCoarse(wishes: readonly Wish[]): readonly (readonly ProfilePoint[])[] {
  const [memory] = useState(() => new WeakMap<Wish, readonly ProfilePoint[]>());
  return useMemo(
    () =>
      wishes.map((wish) => {
        const points = memory.get(wish) ?? coarseProfile(wish);
        memory.set(wish, points);
        return points;
      }),
    [memory, wishes],
  );
}

function useRefined(wishes: readonly Wish[]): Found {
  const worker = useRef<Worker | null>(null);
  const round = useRef(0);
  const [found, setFound] = useState<Found>(new Map());

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const missing = wishes.filter((wish) => !found.has(wish));
    if (missing.length === 0) return;
    const timer = setTimeout(() => {
      worker.current ??= new Worker(new URL("./profile.worker.ts", import.meta.url), { type: "module" });
      round.current += 1;
      const asked = round.current;
      const answered = new Map<Wish, readonly ProfilePoint[]>();
      worker.current.onmessage = ({ data }: MessageEvent<ProfileAnswer>) => {
        const wish = missing[answered.size];
        if (data.round !== asked || wish === undefined) return;
        answered.set(wish, data.points);
        if (answered.size === missing.length) setFound((earlier) => new Map([...earlier, ...answered]));
      };
      for (const wish of missing) {
        const question: ProfileQuestion = { round: asked, wish };
        worker.current.postMessage(question);
      }
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wishes, found]);

  return found;
}
