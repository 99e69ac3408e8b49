import { useCallback, useRef, useState } from "react";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { mostOf } from "@/lib/memory";
import { changedFields, type Opened, problemInWords } from "@/lib/share";
import { AbTable } from "../scenario/AbTable";
import { PinButton } from "../scenario/PinButton";
import { ScenarioBar } from "../scenario/ScenarioBar";
import type { Bases } from "../share/address";
import { carriedTo } from "../share/carry";
import { TakeAway } from "../share/TakeAway";
import { AtMoment } from "./AtMoment";
import { FitPanel } from "./FitPanel";
import { MeasureSwitch } from "./MeasureSwitch";
import { MemoryPicture } from "./MemoryPicture";
import { MemorySettings } from "./MemorySettings";
import { MemoryTable } from "./MemoryTable";
import { MemoryTasks } from "./MemoryTasks";
import { compareStudies } from "./model/compareStudies";
import { type Measure, ramLayers } from "./model/layers";
import { headlineOf, worstInWords } from "./model/words";
import { RemedyPanel } from "./RemedyPanel";
import { START_GROUPS } from "./starts";
import { useAnalyzer } from "./useAnalyzer";
import { Verdict } from "./Verdict";

interface MemoryAnalyzerProps {
  readonly figure: string;
  readonly columnWidth: number;
  /** What links may start from, the figure's own scenario first. */
  readonly bases: Bases;
  /** What the address brought along; null when it brought nothing. */
  readonly opened: Opened | null;
}

/** What a loader costs in memory: over time, against limits, and what would help. */
export function MemoryAnalyzer({ figure, columnWidth, bases, opened }: MemoryAnalyzerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const analyzer = useAnalyzer(figure, bases, opened);
  const { store, wish, origin, study, isExact, pinned, setPinned, pinnedStudy, remedies, set } = analyzer;
  const [measure, setMeasure] = useState<Measure>("holders");
  const [moment, setMoment] = useState<number | null>(null);
  const { lived, failure } = study;
  // A link may bring numbers beyond the sliders: they reach out to them.
  const fittedTo = opened?.preset === origin.base ? opened.wish : origin.baseWish;
  const most = mostOf(wish);
  const curveHref = carriedTo("throughput", wish, origin.base);
  const atMs = Math.min(moment ?? failure?.atMs ?? lived.peaks.ram.atMs, lived.endMs);
  const said = useCallback(
    () =>
      isExact ? `${headlineOf(study)} ${worstInWords(study)?.words ?? ""}`.trim() : "Simulating all ranks.",
    [study, isExact],
  );

  return (
    <div ref={stage} role="group" aria-label="Memory analyzer" className="widget">
      <ScenarioBar
        figure={figure}
        store={store}
        origin={origin}
        groups={START_GROUPS}
        own="workers run ahead"
      >
        <PinButton wish={wish} pinned={pinned} onPin={setPinned} />
        {curveHref !== null && (
          <a className="button-quiet" href={curveHref}>
            How many workers?
          </a>
        )}
      </ScenarioBar>
      {opened !== null && opened.problems.length > 0 && (
        <ul role="status" className="widget-problems">
          {opened.problems.map((problem, index) => (
            <li key={index}>{problemInWords(problem)}</li>
          ))}
        </ul>
      )}
      <Verdict study={study} isExact={isExact} />
      <SettledStatus text={said} />
      <div className="widget-bench">
        <MeasureSwitch measure={measure} timeline={lived} onChange={setMeasure} />
        <MemoryPicture
          study={study}
          pinned={pinnedStudy}
          measure={measure}
          columnWidth={columnWidth}
          atMs={atMs}
          onMove={setMoment}
        />
        <AtMoment
          timeline={lived}
          clock={study.clock}
          layers={ramLayers(lived, measure)}
          atMs={atMs}
          dies={failure !== null}
          onMove={setMoment}
        />
        {pinned !== null && pinnedStudy !== null && (
          <AbTable
            what="Run"
            rows={compareStudies(pinnedStudy, study)}
            changed={changedFields(pinned, wish)}
          />
        )}
        <MemorySettings figure={figure} store={store} wish={wish} baseWish={fittedTo} />
      </div>
      <div className="widget-columns">
        <RemedyPanel study={study} remedies={remedies} onApply={set} />
        <FitPanel
          wish={wish}
          most={most}
          onTake={(numWorkers, prefetchFactor) => {
            set({ ...wish, loader: { ...wish.loader, numWorkers, prefetchFactor } });
          }}
        />
      </div>
      <MemoryTasks analyzer={analyzer} original={bases[0].wish} />
      <MemoryTable study={study} />
      <TakeAway
        load={loadTakeAway}
        props={{
          wish,
          timeline: lived,
          clock: study.clock,
          base: origin.base,
          address: origin.address,
          stage,
        }}
      />
    </div>
  );
}

const loadTakeAway = () => import("./MemoryTakeAway").then(({ MemoryTakeAway }) => MemoryTakeAway);
