import { useFigures, useWish } from "@/components/article/figures";
import { mostOf, remediesFor, studyOf } from "@/lib/memory";
import { AtMoment } from "./AtMoment";
import { FitPanel } from "./FitPanel";
import { MemoryPicture } from "./MemoryPicture";
import { MemoryTable } from "./MemoryTable";
import { WIDE_FROM_PX } from "./model/frame";
import { holderLayers } from "./model/layers";
import { RemedyPanel } from "./RemedyPanel";
import { Verdict } from "./Verdict";

/** The analyzer without JavaScript: the memory of the figure's own scenario, what fits and what would help. */
export function MemoryStatic({ figure }: { readonly figure: string }) {
  const store = useFigures();
  const wish = useWish(figure);
  const study = studyOf(wish, store.run);
  const { lived, failure } = study;
  const most = mostOf(wish);
  const atMs = failure?.atMs ?? lived.peaks.ram.atMs;
  return (
    <div className="widget widget-static">
      <Verdict study={study} isExact />
      {[WIDE_FROM_PX, 0].map((columnWidth) => (
        <div key={columnWidth} className={columnWidth === 0 ? "pipeline-narrow" : "pipeline-wide"}>
          <MemoryPicture
            study={study}
            pinned={null}
            measure="holders"
            columnWidth={columnWidth}
            atMs={atMs}
            onMove={null}
          />
        </div>
      ))}
      <AtMoment
        timeline={lived}
        clock={study.clock}
        layers={holderLayers(lived)}
        atMs={atMs}
        dies={failure !== null}
        onMove={null}
      />
      <div className="widget-columns">
        <RemedyPanel study={study} remedies={remediesFor(study, store.run)} onApply={null} />
        <FitPanel wish={wish} most={most} onTake={null} />
      </div>
      <MemoryTable study={study} />
    </div>
  );
}
