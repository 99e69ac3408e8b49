import { hatchFill } from "@/components/charts/hatchFill";
import { layoutFrame, type Frame } from "@/components/widgets/pipeline/model/frame";
import { pipelinePicture } from "@/components/widgets/pipeline/model/picture";
import { figures } from "@/content/dataloader-pipeline/figures";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

/** Where the strip stands in a picture of 1200 × 630. */
const LEFT = 72;
const RIGHT = 1128;
const TOP = 372;

const PART_OF_RUN = { fromMs: 0, untilMs: 900 };

/** The first moments of the article's first figure as SVG: a lane per worker, the main process, the GPU. */
export function stripSvg(): string {
  const result = simulate(toScenario(figures.hero), "full");
  const lanes = pipelinePicture(result, stripFrame(result.scenario.loader.numWorkers));
  const stages = lanes.lanes.flatMap(({ paths }) =>
    paths.map(({ stage, path }) => `<path d="${path}" fill="${hatchFill(stage)}"/>`),
  );
  return `${stages.join("")}<path d="${lanes.idlePath}" fill="${hatchFill("idle")}"/>`;
}

function stripFrame(workers: number): Frame {
  return {
    ...layoutFrame({
      columnWidth: 0,
      window: PART_OF_RUN,
      workerLanes: workers,
      hasPinThread: false,
      hasCopyEngine: false,
    }),
    plotLeft: LEFT,
    plotRight: RIGHT,
    workers: { y: TOP, height: 44 * workers },
    main: { y: TOP + 44 * workers + 4, height: 22 },
    gpu: { y: TOP + 44 * workers + 40, height: 56 },
  };
}
