import { type Command, SCENARIO_COMMANDS } from "../../scenario/commands";
import { movedTo, zoomed } from "../model/timeWindow";
import { askWhy, followBatch, neighbourOf } from "./follow";
import type { Explorer, Place } from "./useExplorer";

const ZOOM_STEP = 1.6;

/** Share of the window that it moves by. */
const PAN_SHARE = 0.5;

/** All commands but those of time, which every figure has. */
export const EXPLORER_COMMANDS: readonly Command<Explorer>[] = [
  { keys: ["n"], label: "Follow the next batch, at first the one at the GPU", run: followNeighbour(1) },
  { keys: ["p"], label: "Follow the previous batch", run: followNeighbour(-1) },
  { keys: ["ArrowRight"], label: "Walk on along its critical path", ...walk(1) },
  { keys: ["ArrowLeft"], label: "Walk back along it", ...walk(-1) },
  { keys: ["g"], label: "Ask why the GPU waits next", run: nextGap },
  { keys: ["t"], label: "Go to the tasks", run: goTo("tasks") },
  { keys: ["s"], label: "Go to the settings", run: goTo("settings") },
  { keys: ["v"], label: "Go to the picture", run: goTo("picture") },
  {
    keys: ["Escape"],
    label: "Let go; in the lecture view: leave it",
    run: ({ select, isLecture, setLecture }) => {
      if (isLecture) setLecture(false);
      else select(null);
    },
  },
  ...SCENARIO_COMMANDS,
  {
    keys: ["l"],
    label: "Lecture view: the picture alone, on the whole screen",
    run: ({ setLecture }) => {
      setLecture(true);
    },
  },
  { keys: ["+", "="], label: "Zoom in around the playhead", run: zoomBy(ZOOM_STEP) },
  { keys: ["-"], label: "Zoom out", run: zoomBy(1 / ZOOM_STEP) },
  { keys: ["["], label: "Move the window back", run: panBy(-PAN_SHARE) },
  { keys: ["]"], label: "Move the window on", run: panBy(PAN_SHARE) },
  {
    keys: ["0"],
    label: "Show the whole run",
    run: ({ setZoom, durationMs }) => {
      setZoom({ fromMs: 0, untilMs: durationMs });
    },
  },
];

function goTo(place: Place) {
  return (explorer: Explorer): void => {
    explorer.goTo(place);
  };
}

function followNeighbour(by: 1 | -1) {
  return (explorer: Explorer): void => {
    const { result, selection, atMs } = explorer;
    followBatch(explorer, neighbourOf(result, selection, atMs, by));
  };
}

/** What arrow keys move by themselves. */
const MOVED_BY_ARROWS = "input:not([type=checkbox])";

/** Only where a batch is followed, and never where arrow keys move something else. */
function walk(by: 1 | -1): Pick<Command<Explorer>, "run" | "isOffered"> {
  return {
    run: ({ walkPath }) => {
      walkPath(by);
    },
    isOffered: ({ selection }) =>
      selection?.kind === "batch" && document.activeElement?.matches(MOVED_BY_ARROWS) !== true,
  };
}

function nextGap(explorer: Explorer): void {
  const { result, atMs } = explorer;
  const gap = result.gaps.find(({ startMs, batch }) => startMs > atMs && batch >= 0);
  if (gap === undefined) return;
  askWhy(explorer, gap.startMs);
}

function zoomBy(factor: number) {
  return ({ window, setZoom, atMs, durationMs }: Explorer): void => {
    setZoom(zoomed(window, factor, atMs, durationMs));
  };
}

function panBy(share: number) {
  return ({ window, setZoom, durationMs }: Explorer): void => {
    setZoom(movedTo(window, window.fromMs + share * (window.untilMs - window.fromMs), durationMs));
  };
}
