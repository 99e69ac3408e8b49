import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useFigures, useWish } from "@/components/article/figures";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { limitTo, SETTINGS } from "@/lib/settings";
import { type Opened, problemInWords } from "@/lib/share";
import { MOST_WORKERS } from "@/lib/workerCurve";
import { ScenarioBar } from "../scenario/ScenarioBar";
import { type Bases, ownQuery } from "../share/address";
import { Advice } from "./Advice";
import { AtCursor } from "./AtCursor";
import { BatchBars } from "./BatchBars";
import { CurveLegend } from "./CurveLegend";
import { CurvePicture } from "./CurvePicture";
import { CurveState } from "./CurveState";
import { CurveTable } from "./CurveTable";
import { barCounts, batchBar } from "./model/batchBars";
import { curveOf } from "./model/curve";
import { curveFrame } from "./model/frame";
import { OverlayChoice } from "./OverlayChoice";
import { PricePanel } from "./PricePanel";
import { START_GROUPS } from "./starts";
import { ThroughputSettings } from "./ThroughputSettings";
import { ThroughputTakeAway } from "./ThroughputTakeAway";
import { ThroughputTasks } from "./ThroughputTasks";
import { useCurveWish } from "./useCurveWish";
import { useOrigin } from "./useOrigin";
import { useOverlays } from "./useOverlays";
import { useProfiles } from "./useProfiles";

/** The number of workers, as far as the curve goes. */
const CURSOR = limitTo(SETTINGS.numWorkers, { max: MOST_WORKERS });

interface ThroughputProfilerProps {
  readonly figure: string;
  readonly columnWidth: number;
  /** What links may start from, the figure's own scenario first. */
  readonly bases: Bases;
  /** What the address brought along; null when it brought nothing. */
  readonly opened: Opened | null;
}

/** How many workers: the curve, what bounds it, where it bends, and what it costs. */
export function ThroughputProfiler({ figure, columnWidth, bases, opened }: ThroughputProfilerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const store = useFigures();
  const wish = useWish(figure);
  const [query] = useState(() => ownQuery(figure));
  const overlays = useOverlays(query);
  const overlayIds = useMemo(() => overlays.presets.map(({ id }) => id), [overlays.presets]);
  const origin = useOrigin(figure, wish, bases, opened?.preset ?? figure, overlayIds);

  const curveWish = useCurveWish(wish);
  const wishes = useMemo(() => [curveWish, ...overlays.wishes], [curveWish, overlays.wishes]);
  const profiles = useProfiles(wishes);
  const [own, ...others] = profiles;
  const points = own?.points;
  const curve = useMemo(() => curveOf(curveWish, points ?? []), [curveWish, points]);
  const named = others.map(({ wish: of, points: drawn }, index) => ({
    name: overlays.presets[index]?.name ?? "",
    curve: curveOf(of, drawn),
  }));

  const cursor = Math.min(wish.loader.numWorkers, MOST_WORKERS);
  const knee = curve.recommendation.numWorkers;
  // The curve answers at once; the bars may follow a moment later.
  const asked = useDeferredValue(
    useMemo(() => ({ of: curveWish, counts: barCounts(knee, cursor) }), [curveWish, knee, cursor]),
  );
  const bars = useMemo(() => asked.counts.map((count) => batchBar(asked.of, count)), [asked]);
  const moveTo = (numWorkers: number) => {
    if (numWorkers !== wish.loader.numWorkers) {
      store.set(figure, CURSOR.set(wish, numWorkers), CURSOR.name);
    }
  };
  const release = () => {
    store.release(figure);
  };

  return (
    <div ref={stage} role="group" aria-label="Worker throughput profiler" className="explorer">
      <ScenarioBar figure={figure} store={store} origin={origin} groups={START_GROUPS} />
      {opened !== null && opened.problems.length > 0 && (
        <ul role="status" className="explorer-problems">
          {opened.problems.map((problem, index) => (
            <li key={index}>{problemInWords(problem)}</li>
          ))}
        </ul>
      )}
      <Advice curve={curve} cursor={cursor} />
      <div className="explorer-bench">
        <CurvePicture
          curve={curve}
          others={named.map((other) => other.curve)}
          cursor={cursor}
          frame={curveFrame(columnWidth)}
          onMove={moveTo}
          onRelease={release}
        />
        <div className="throughput-cursor">
          <SettingSlider
            setting={CURSOR}
            wish={wish}
            onChange={(next) => {
              store.set(figure, next, CURSOR.name);
            }}
            onRelease={release}
          />
          <button
            type="button"
            className="button-quiet"
            disabled={cursor === knee}
            onClick={() => {
              store.set(figure, CURSOR.set(wish, knee));
            }}
          >
            Go to the knee: {knee}
          </button>
        </div>
        <AtCursor curve={curve} wish={wish} />
        <CurveState curve={curve} refined={own?.refined ?? false} />
        <CurveLegend curve={curve} others={named} />
        <ThroughputSettings figure={figure} store={store} wish={wish} baseWish={origin.baseWish} />
      </div>
      <OverlayChoice overlays={overlays} />
      <div className="explorer-columns">
        <BatchBars bars={bars} knee={knee} cursor={cursor} />
        <PricePanel wish={wish} knee={knee} />
      </div>
      <ThroughputTasks wish={wish} original={bases[0].wish} curve={curve} refined={own?.refined ?? false} />
      <CurveTable curve={curve} />
      <ThroughputTakeAway
        wish={wish}
        curves={[{ name: "yours", curve }, ...named]}
        base={origin.base}
        address={origin.address}
        stage={stage}
      />
    </div>
  );
}
