import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useFigures, useWish } from "@/components/article/figures";
import type { Wish } from "@/lib/scenario-store";
import { limitTo, SETTINGS } from "@/lib/settings";
import type { Opened } from "@/lib/share";
import { answerFor, estimateInWords, estimateOf } from "@/lib/workerCount";
import { MOST_WORKERS } from "@/lib/workerCurve";
import { type Bases, ownQuery } from "../share/address";
import { storedQuery } from "../share/stored";
import { barCounts } from "./model/batchBars";
import { curveOf, withKnee } from "./model/curve";
import { createProfileClient } from "./profileClient";
import { useBars } from "./useBars";
import { useCurves } from "./useCurves";
import { useCurveWish } from "./useCurveWish";
import { useFindings } from "./useFindings";
import { useOrigin } from "./useOrigin";
import { useOverlays } from "./useOverlays";
import { useProfiles } from "./useProfiles";

/** The number of workers, as far as the curve goes. */
export const CURSOR = limitTo(SETTINGS.numWorkers, { max: MOST_WORKERS });

/** Everything that the profiler knows: the wish, the pinned one, the curves, the cursor. */
export function useProfiler(figure: string, bases: Bases, opened: Opened | null) {
  const store = useFigures();
  const wish = useWish(figure);
  const [client] = useState(createProfileClient);
  useEffect(() => client.close, [client]);
  const [pinned, setPinned] = useState<Wish | null>(opened?.view.pinned?.wish ?? null);
  const [query] = useState(() => ownQuery(figure) ?? storedQuery(figure));
  const overlays = useOverlays(query);
  const overlayIds = useMemo(() => overlays.presets.map(({ id }) => id), [overlays.presets]);
  const origin = useOrigin(figure, wish, pinned, bases, opened?.preset ?? figure, overlayIds);

  const curveWish = useCurveWish(wish);
  const pinnedCurveWish = useCurveWish(pinned ?? wish);
  const wishes = useMemo(
    () => [curveWish, ...(pinned === null ? [] : [pinnedCurveWish]), ...overlays.wishes],
    [curveWish, overlays.wishes, pinned, pinnedCurveWish],
  );
  const profiles = useProfiles(client, wishes);
  const refined = profiles[0]?.refined ?? false;
  // The curve is that of an earlier wish: the new one takes longer than a drag has time for.
  const late = profiles[0]?.wish !== curveWish;
  const findings = useFindings(client, curveWish);
  const curves = useCurves(profiles);
  const [drawn = curveOf(curveWish, []), ...rest] = curves;
  // One knee for all: the one that the answer rests on.
  const curve = useMemo(
    () => (late || findings === null ? drawn : withKnee(drawn, findings.knee)),
    [drawn, findings, late],
  );
  const pinnedCurve = pinned === null ? null : (rest[0] ?? null);
  const others = rest.slice(pinned === null ? 0 : 1).map((other, index) => ({
    name: overlays.presets[index]?.name ?? "",
    curve: other,
  }));

  const cursor = Math.min(wish.loader.numWorkers, MOST_WORKERS);
  const knee = curve.recommendation.numWorkers;
  // The curve answers at once; the bars may follow a moment later.
  const asked = useDeferredValue(
    useMemo(() => ({ of: curveWish, counts: barCounts(knee, cursor) }), [curveWish, knee, cursor]),
  );
  const bars = useBars(client, asked.of, asked.counts);
  const answer = useMemo(
    () => (findings === null ? estimateInWords(estimateOf(wish)) : answerFor(wish, findings)),
    [findings, wish],
  );

  return {
    figure,
    store,
    wish,
    origin,
    overlays,
    pinned,
    setPinned,
    curve,
    pinnedCurve,
    others,
    refined,
    late,
    cursor,
    knee,
    bars,
    answer,
    /** The answer rests on runs; a first estimate does not. */
    isAnswered: findings !== null,
    /** Every number of workers is simulated, and so is the answer: form, cause and knee stay. */
    isWhole: refined && !late && findings !== null,
    moveTo: (numWorkers: number) => {
      const clamped = Math.max(CURSOR.min, Math.min(CURSOR.max, numWorkers));
      if (clamped !== wish.loader.numWorkers) store.set(figure, CURSOR.set(wish, clamped), CURSOR.name);
    },
    release: () => {
      store.release(figure);
    },
    /** To the knee, as a step of its own in the history. */
    goToKnee: () => {
      if (cursor !== knee) store.set(figure, CURSOR.set(wish, knee));
    },
  };
}

/** See {@link useProfiler}. */
export type Profiler = ReturnType<typeof useProfiler>;
