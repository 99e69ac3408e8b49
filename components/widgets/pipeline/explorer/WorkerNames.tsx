import { namedWorkers } from "../model/explorerFrame";
import { type Frame, workerBand } from "../model/frame";

/** Where lanes are too many and too low for a name each, some of the workers have one. */
export function WorkerNames({ frame }: { readonly frame: Frame }) {
  return (
    <g className="fill-ink-muted figure-text" dominantBaseline="central">
      {namedWorkers(frame).map((worker) => {
        const { y, height } = workerBand(frame, worker);
        return (
          <text key={worker} x={0} y={y + height / 2}>
            {frame.compact ? `w${worker}` : `worker ${worker}`}
          </text>
        );
      })}
    </g>
  );
}
