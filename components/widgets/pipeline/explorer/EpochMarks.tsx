import { timeScale, type Frame } from "../model/frame";

interface EpochMarksProps {
  readonly frame: Frame;
  /** When each epoch but the last ends. */
  readonly ends: readonly number[];
}

/** Where one epoch ends and the next begins. */
export function EpochMarks({ frame, ends }: EpochMarksProps) {
  const { fromMs, untilMs } = frame.window;
  return ends.map((endMs, index) => {
    if (endMs < fromMs || endMs > untilMs) return null;
    const x = timeScale(frame)(endMs);
    const isLeft = x > (frame.plotLeft + frame.plotRight) / 2;
    return (
      <g key={index}>
        <path
          d={`M${x} ${frame.axisHeight}V${frame.height}`}
          className="stroke-ink"
          strokeDasharray="5 3"
          strokeWidth={1.25}
        />
        <text
          x={isLeft ? x - 5 : x + 5}
          y={frame.ready.y + frame.ready.height - 6}
          textAnchor={isLeft ? "end" : "start"}
          className="fill-ink figure-text font-medium"
        >
          epoch {index + 1} ends
        </text>
      </g>
    );
  });
}
