import type { Box } from "@/components/charts/roundedRect";
import type { Frame } from "./model/frame";
import { TOKEN_RADIUS } from "./model/tokenShapes";

interface WaitLineProps {
  readonly frame: Frame;
  /** What the GPU waits for. */
  readonly target: Box;
}

/** From the idle GPU to what it waits for, along the gutter between past and present. */
export function WaitLine({ frame, target }: WaitLineProps) {
  const { nowLeft, plotRight, gpu } = frame;
  const gutter = (nowLeft + plotRight) / 2;
  const end = target.y + target.height / 2;
  return (
    <g className="stroke-ink" strokeWidth={1.5} fill="none">
      <path d={`M${nowLeft} ${gpu.y + gpu.height / 2}H${gutter}V${end}H${target.x}`} />
      <path d={`M${target.x} ${end}l-5 -4v8z`} className="fill-ink" />
      <rect {...target} rx={TOKEN_RADIUS} strokeWidth={2} />
    </g>
  );
}
