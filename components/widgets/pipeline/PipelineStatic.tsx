import { useRun, useWish } from "@/components/article/figures";
import { explainMoment } from "@/lib/advice";
import { WIDE_FROM_PX } from "./model/frame";
import { heroFrame } from "./model/heroFrame";
import { describeLanes } from "./model/describe";
import { PipelineFoot } from "./PipelineFoot";
import { PipelineHead } from "./PipelineHead";
import { PipelineSvg } from "./PipelineSvg";
import { HERO_SETTINGS } from "./settings";
import { STATIC_MOMENT } from "./model/moment";

/** The figure without JavaScript: the same run, drawn at one moment, at the same size. */
export function PipelineStatic({ figure }: { readonly figure: string }) {
  const result = useRun(figure);
  const wish = useWish(figure);
  const drawn = [
    { frame: heroFrame(WIDE_FROM_PX), className: "pipeline-wide" },
    { frame: heroFrame(0), className: "pipeline-narrow" },
  ];
  return (
    <div className="pipeline">
      <PipelineHead result={result} />
      {drawn.map(({ frame, className }) => (
        <div key={className} className={className}>
          <PipelineSvg
            result={result}
            frame={frame}
            atMs={frame.window.untilMs * STATIC_MOMENT}
            motion="none"
            description={describeLanes(result)}
          />
          <p className="pipeline-moment">{explainMoment(result, frame.window.untilMs * STATIC_MOMENT)}</p>
        </div>
      ))}
      <p className="time-controls text-note text-ink-muted">
        One moment of the run. With JavaScript it moves and the settings can be dragged.
      </p>
      <dl className="pipeline-settings">
        {HERO_SETTINGS.map((setting) => (
          <div key={setting.name} className="flex h-16 items-center justify-between gap-3 text-note">
            <dt>
              <span className="font-mono">{setting.name}</span>
              <span className="text-ink-muted"> {setting.label}</span>
            </dt>
            <dd className="font-mono tabular-nums">
              {setting.get(wish)} {setting.unit}
            </dd>
          </div>
        ))}
      </dl>
      <PipelineFoot result={result} />
    </div>
  );
}
