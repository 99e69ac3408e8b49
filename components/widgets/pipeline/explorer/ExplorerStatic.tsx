import { useRun } from "@/components/article/figures";
import { StageLegend } from "@/components/charts/StageLegend";
import { momentStory } from "@/lib/life";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { LOOKS } from "@/lib/stages";
import { describeLanes } from "../model/describe";
import { explorerFrame } from "../model/explorerFrame";
import { WIDE_FROM_PX } from "../model/frame";
import { PipelineHead } from "../PipelineHead";
import { PipelineSvg } from "../PipelineSvg";
import { Compare } from "./Compare";
import { OPENING_MOMENT_MS, OPENING_WINDOW } from "../model/opening";
import { StartLegend, StartMarks } from "./StartMarks";

/** The explorer without JavaScript: the same run at one moment, and its numbers. */
export function ExplorerStatic({ figure }: { readonly figure: string }) {
  const result = useRun(figure);
  return (
    <div className="widget widget-static">
      <PipelineHead result={result} judge={fullVerdictOn} />
      {[WIDE_FROM_PX, 0].map((columnWidth) => (
        <div key={columnWidth} className={columnWidth === 0 ? "pipeline-narrow" : "pipeline-wide"}>
          <PipelineSvg
            result={result}
            frame={explorerFrame(result, columnWidth, OPENING_WINDOW)}
            atMs={OPENING_MOMENT_MS}
            motion="none"
            description={describeLanes(result)}
          >
            <StartMarks
              result={result}
              frame={explorerFrame(result, columnWidth, OPENING_WINDOW)}
              atMs={OPENING_MOMENT_MS}
            />
          </PipelineSvg>
        </div>
      ))}
      <p className="pipeline-moment">{momentStory(result, OPENING_MOMENT_MS)}</p>
      <Compare result={result} pinned={null} />
      <StageLegend looks={LOOKS}>
        <StartLegend />
      </StageLegend>
      <p className="text-note text-ink-muted">
        One moment of the run. With JavaScript every setting can be changed and every batch followed.
      </p>
    </div>
  );
}
