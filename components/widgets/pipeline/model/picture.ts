import { intervalPath, type Band } from "@/components/charts/intervalPath";
import { linearScale } from "@/components/charts/linearScale";
import { stepAreaPath } from "@/components/charts/stepAreaPath";
import { lanesOf, STAGES, type Lane, type LaneId, type Result, type Stage } from "@/lib/sim";
import { timeScale, type Frame } from "./frame";
import { bandOf } from "./bands";
import { OUTLINED_FROM } from "./outlinePath";

/** Everything of the picture that does not depend on the playhead. */
export interface Picture {
  readonly lanes: readonly PictureLane[];
  /** Workers that the frame has room for and the scenario does not have, by number. */
  readonly freeWorkers: readonly number[];
  /** The GPU's idle stretches, to be hatched, as far as there is room for a hatch between two steps. */
  readonly idlePath: string;
  /** Outlines of those that are wide enough not to drown in them. */
  readonly idleOutline: string;
  /** How many finished batches wait, over time. */
  readonly readyPath: string;
  readonly readyMax: number;
}

/** One row: its name, where it stands and one path per stage. */
export interface PictureLane {
  readonly key: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly band: Band;
  readonly paths: readonly { readonly stage: Stage; readonly path: string }[];
}

/** Narrower than this a gap is no more than the paper between two steps, which it leaves their colour. */
const HATCHED_FROM = 1.5;

/** In a lane with few bars none of them is a hairline. */
const SEEN_WIDTH = 2;
const FEW_BARS = 60;

/** The picture of a run in a frame. Needs level `signals`. */
export function pipelinePicture(result: Result, frame: Frame): Picture {
  const x = timeScale(frame);
  const readyMax = Math.max(1, ...result.levels.ready.values.subarray(0, result.levels.ready.count));
  const { y, height } = frame.ready;
  const idle = {
    startMs: result.gaps.map(({ startMs }) => startMs),
    endMs: result.gaps.map(({ endMs }) => endMs),
  };
  return {
    lanes: lanesOf(result, frame.window).flatMap((lane) => {
      const place = placeOf(lane, frame);
      return place === undefined ? [] : [{ ...place, paths: laneStagePaths(lane, x, place.band) }];
    }),
    freeWorkers: range(result.scenario.loader.numWorkers, frame.workerLanes),
    idlePath: intervalPath(idle, x, frame.gpu, 0, HATCHED_FROM),
    idleOutline: intervalPath(idle, x, frame.gpu, 0, OUTLINED_FROM),
    readyPath: stepAreaPath(result.levels.ready, x, linearScale([0, readyMax], [y + height, y + 4])),
    readyMax,
  };
}

/** The bars of all lanes, one path for each stage: every element costs a browser more than what is in it. */
export function stagePaths({ lanes }: Picture): readonly { readonly stage: Stage; readonly path: string }[] {
  const all = lanes.flatMap(({ paths }) => paths);
  return STAGES.map((stage) => ({
    stage,
    path: all
      .filter((drawn) => drawn.stage === stage)
      .map(({ path }) => path)
      .join(""),
  }));
}

type Place = Omit<PictureLane, "paths">;

function placeOf({ id }: Lane, frame: Frame): Place | undefined {
  const band = bandOf(id, frame);
  return band === null ? undefined : { ...laneNames(id), band };
}

/** What a lane is called. */
export function laneNames(id: LaneId): Omit<Place, "band"> {
  switch (id.kind) {
    case "worker":
    case "feeder": {
      const name = `${id.kind} ${id.worker}`;
      return { key: name, label: name, shortLabel: `${id.kind.charAt(0)}${id.worker}` };
    }
    case "main":
      return { key: "main", label: "main process", shortLabel: "main" };
    case "pinThread":
      return { key: "pin", label: "pin thread", shortLabel: "pin" };
    case "copyEngine":
      return { key: "copy", label: "copy engine", shortLabel: "copy" };
    case "gpu":
      return { key: "gpu", label: "GPU", shortLabel: "GPU" };
  }
}

/** The bars of a lane within the frame's window, a path for each stage that is there. */
function laneStagePaths(lane: Lane, x: ReturnType<typeof timeScale>, band: Band): PictureLane["paths"] {
  const [fromMs = 0, untilMs = 0] = x.domain();
  const { stage, startMs, endMs } = lane;
  const drawn = [...startMs.keys()].filter(
    (row) => (endMs[row] ?? 0) > fromMs && (startMs[row] ?? 0) < untilMs,
  );
  const leastWidth = drawn.length <= FEW_BARS ? SEEN_WIDTH : undefined;
  return STAGES.flatMap((name, index) => {
    const own = drawn.filter((row) => stage[row] === index);
    const pick = (column: Float64Array) => own.map((row) => column[row] ?? 0);
    const path = intervalPath({ startMs: pick(startMs), endMs: pick(endMs) }, x, band, leastWidth);
    return path === "" ? [] : [{ stage: name, path }];
  });
}

function range(from: number, until: number): readonly number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
}
