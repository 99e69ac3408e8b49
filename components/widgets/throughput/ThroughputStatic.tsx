import { useWish } from "@/components/article/figures";
import { answerFor, findingsAtOnce } from "@/lib/workerCount";
import { fineProfile } from "@/lib/workerCurve";
import { CurveSentence } from "./CurveSentence";
import { AnswerPanel } from "./AnswerPanel";
import { AtCursor } from "./AtCursor";
import { BatchBars } from "./BatchBars";
import { CurveTable } from "./CurveTable";
import { barCounts, batchBar } from "./model/batchBars";
import { curveOf } from "./model/curve";
import { curveFrame, WIDE_FROM_PX } from "./model/frame";
import { PricePanel } from "./PricePanel";
import { ThroughputSvg } from "./ThroughputSvg";

/** The profiler without JavaScript: the curve of the figure's own scenario, its advice and its price. */
export function ThroughputStatic({ figure }: { readonly figure: string }) {
  const wish = useWish(figure);
  const cursor = wish.loader.numWorkers;
  const findings = findingsAtOnce(wish);
  const curve = curveOf(wish, fineProfile(wish));
  const knee = curve.recommendation.numWorkers;
  return (
    <div className="widget widget-static">
      <AnswerPanel answer={answerFor(wish, findings)} isSettled actions={null} />
      <CurveSentence curve={curve} cursor={cursor} isWhole />
      {[WIDE_FROM_PX, 0].map((columnWidth) => (
        <div key={columnWidth} className={columnWidth === 0 ? "pipeline-narrow" : "pipeline-wide"}>
          <ThroughputSvg curve={curve} others={[]} cursor={cursor} frame={curveFrame(columnWidth)} isWhole />
        </div>
      ))}
      <AtCursor curve={curve} wish={wish} isWhole />
      <CurveTable curve={curve} />
      <div className="widget-columns">
        <BatchBars
          bars={barCounts(knee, cursor).map((count) => batchBar(wish, count))}
          knee={knee}
          isWhole
          cursor={cursor}
        />
        <PricePanel wish={wish} knee={knee} isWhole />
      </div>
    </div>
  );
}
