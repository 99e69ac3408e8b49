import { explainGap } from "@/lib/advice";
import { type Lane, type Result, STAGES } from "@/lib/sim";
import { loopEvents } from "./loopEvents";
import { counter, slice, type TraceEvent } from "./traceEvent";
import { IDLE_TRACK, type Track, trackOf } from "./traceTracks";

/** Chrome's trace format, which Perfetto opens. */
export interface ChromeTrace {
  readonly displayTimeUnit: "ms";
  readonly otherData: Readonly<Record<string, string>>;
  readonly traceEvents: readonly TraceEvent[];
}

/**
 * A run for a trace viewer, to lie beside a profile of one's own. `next()` and the steps of the loop
 * carry the names that torch.profiler gives them; the workers, which it can't see, are here as well.
 * Needs a run recorded in full; `about` says where it comes from.
 */
export function chromeTrace(result: Result, about: ChromeTrace["otherData"] = {}): ChromeTrace {
  const tracks = [...result.lanes.map(({ id }) => trackOf(id)), IDLE_TRACK];
  return {
    displayTimeUnit: "ms",
    otherData: { source: "simulated run", seed: String(result.scenario.seed), ...about },
    traceEvents: [
      ...tracks.flatMap(names),
      ...loopEvents(result),
      ...result.lanes.flatMap(laneEvents),
      ...startEvents(result),
      ...idleEvents(result),
      ...counters(result),
    ],
  };
}

function names(track: Track): TraceEvent[] {
  const { pid, tid } = track;
  const about = { ph: "M", pid, tid } as const;
  return [
    { ...about, name: "process_name", args: { name: track.process } },
    { ...about, name: "process_sort_index", args: { sort_index: pid } },
    { ...about, name: "thread_name", args: { name: track.thread } },
    { ...about, name: "thread_sort_index", args: { sort_index: tid } },
  ];
}

function laneEvents(lane: Lane): TraceEvent[] {
  const track = trackOf(lane.id);
  return Array.from({ length: lane.count }, (_, at) => {
    const stage = STAGES[lane.stage[at] ?? 0] ?? "storage";
    const batch = lane.batch[at] ?? 0;
    return slice({
      track,
      name: `${stage} ${batch}`,
      cat: stage,
      startMs: lane.startMs[at] ?? 0,
      endMs: lane.endMs[at] ?? 0,
      args: { batch },
    });
  });
}

function startEvents({ starts }: Result): TraceEvent[] {
  return starts.flatMap(({ worker, bornMs, readyMs }) =>
    readyMs === bornMs
      ? []
      : slice({
          track: trackOf({ kind: "worker", worker }),
          name: "start",
          cat: "start",
          startMs: bornMs,
          endMs: readyMs,
          args: { worker },
        }),
  );
}

function idleEvents({ gaps }: Result): TraceEvent[] {
  return gaps.map((gap) =>
    slice({
      track: IDLE_TRACK,
      name: explainGap(gap),
      cat: "idle",
      startMs: gap.startMs,
      endMs: gap.endMs,
      args: gap.batch < 0 ? {} : { batch: gap.batch },
    }),
  );
}

function counters({ levels }: Result): TraceEvent[] {
  return [
    ...counter("batches in flight", levels.inFlight),
    ...counter("finished, waiting", levels.ready),
    ...counter("held back for order", levels.reorder),
    ...counter("workers without an index", levels.idleWorkers),
    ...counter("bytes in /dev/shm", levels.shmBytes),
  ];
}
