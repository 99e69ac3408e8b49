import { useEffect, useMemo, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { coarseProfile, type ProfilePoint, roughProfile } from "@/lib/workerCurve";
import type { ProfileClient } from "./profileClient";

/** A curve as far as it is known. */
export interface Profile {
  /** What the points were simulated for: an earlier wish while a drag has no time for the new one. */
  readonly wish: Wish;
  readonly points: readonly ProfilePoint[];
  /** Computed in full, not only as a drag shows it. */
  readonly refined: boolean;
}

/** A drag is over when nothing has changed for this long. */
export const SETTLED_MS = 200;

/**
 * The curves of some wishes: at once as a coarse curve, in full once a worker thread has computed it.
 * A wish that is too dear for an answer at once keeps the curve that was there until the thread has
 * answered. Wishes have to keep their identity for as long as they are wanted.
 */
export function useProfiles(client: ProfileClient, wishes: readonly Wish[]): readonly Profile[] {
  const [full, setFull] = useState<Found>(NOTHING);
  const [rough, setRough] = useState<Found>(NOTHING);
  const coarse = useCoarse(wishes);
  const [shown, setShown] = useState<readonly Profile[]>([]);
  const round = useRef(0);

  useEffect(() => {
    const missing = wishes.filter((wish) => !full.has(wish));
    if (missing.length === 0) return;
    let stop: (() => void) | null = null;
    const timer = setTimeout(() => {
      round.current += 1;
      const asked = round.current;
      const answered = new Map<Wish, readonly ProfilePoint[]>();
      stop = client.listen((answer) => {
        if (answer.kind === "bars" || answer.kind === "findings" || answer.round !== asked) return;
        const wish = missing[answer.nth];
        if (wish === undefined) return;
        if (answer.kind === "rough") {
          setRough((earlier) => new Map([...earlier, [wish, answer.points]]));
          return;
        }
        answered.set(wish, answer.points);
        if (answered.size === missing.length) setFull((earlier) => new Map([...earlier, ...answered]));
      });
      for (const wish of missing) {
        client.ask({ kind: "curve", round: asked, wish, roughFirst: coarse.get(wish) === null });
      }
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [client, coarse, full, wishes]);

  const profiles = wishes.map((wish, index): Profile => {
    const refined = full.get(wish);
    if (refined !== undefined) return { wish, points: refined, refined: true };
    const points = coarse.get(wish) ?? rough.get(wish);
    if (points !== undefined) return { wish, points, refined: false };
    return shown[index] ?? { wish, points: roughProfile(wish), refined: false };
  });
  if (profiles.some(({ wish, points }, index) => differs(shown[index], wish, points))) setShown(profiles);
  return profiles;
}

type Found = ReadonlyMap<Wish, readonly ProfilePoint[]>;

const NOTHING: Found = new Map();

function differs(before: Profile | undefined, wish: Wish, points: readonly ProfilePoint[]): boolean {
  return before?.wish !== wish || before.points !== points;
}

/** What a drag has time for, by wish; null where it has none. */
function useCoarse(wishes: readonly Wish[]): ReadonlyMap<Wish, readonly ProfilePoint[] | null> {
  const [memory] = useState(() => new WeakMap<Wish, readonly ProfilePoint[] | null>());
  return useMemo(
    () =>
      new Map(
        wishes.map((wish) => {
          const known = memory.get(wish);
          const points = known === undefined ? coarseProfile(wish) : known;
          memory.set(wish, points);
          return [wish, points];
        }),
      ),
    [memory, wishes],
  );
}
