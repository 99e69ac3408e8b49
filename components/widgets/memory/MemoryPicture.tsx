import type { PointerEvent } from "react";
import type { MemoryStudy } from "@/lib/memory";
import type { MemoryTimeline } from "@/lib/sim/memory";
import { type Chart, memoryFrame } from "./model/frame";
import { type Measure, ramLayers, shmLayers } from "./model/layers";
import { describeMemory, describeShm, scaleSentence } from "./model/words";
import { StackSvg } from "./StackSvg";

interface MemoryPictureProps {
  readonly study: MemoryStudy;
  /** The run that this one is held against. */
  readonly pinned: MemoryStudy | null;
  readonly measure: Measure;
  readonly columnWidth: number;
  readonly atMs: number;
  /** Null in a picture that nobody can touch. */
  readonly onMove: ((atMs: number) => void) | null;
}

/** Host RAM and `/dev/shm` over the run, one above the other; pressing or dragging moves the moment. */
export function MemoryPicture({ study, pinned, measure, columnWidth, atMs, onMove }: MemoryPictureProps) {
  const { lived, limits, failure, trainingFromMs, clock } = study;
  const timeline = drawnOf(study);
  const ram = memoryFrame("ram", columnWidth);
  const untilMs = Math.max(1, axisEnd(study), pinned === null ? 0 : axisEnd(pinned));
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0 || onMove === null) return;
    const area = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - area.left) * ram.width) / area.width;
    const share = (at - ram.left) / (ram.right - ram.left);
    onMove(Math.min(lived.endMs, Math.max(0, share) * untilMs));
  };
  const scale = scaleSentence(study);
  const common = { timeline, clock, untilMs, atMs, trainingFromMs, failsAtMs: failure?.atMs ?? null };
  const frame = (chart: Chart) => memoryFrame(chart, columnWidth);
  return (
    <>
      <div className="memory-picture" onPointerDown={move} onPointerMove={move}>
        <StackSvg
          {...common}
          layers={ramLayers(timeline, measure)}
          pinned={pinned && { timeline: drawnOf(pinned), layers: ramLayers(pinned.lived, measure) }}
          limit={{ bytes: limits.ramBytes }}
          frame={frame("ram")}
          xTitle=""
          title={measure === "holders" ? "Host RAM" : `${measure.toUpperCase()}, added up`}
          description={describeMemory(study)}
        />
        <StackSvg
          {...common}
          layers={shmLayers(timeline)}
          pinned={pinned && { timeline: drawnOf(pinned), layers: shmLayers(pinned.lived) }}
          limit={{ bytes: limits.shmBytes }}
          frame={frame("shm")}
          title="/dev/shm, part of it"
          xTitle={scale === null ? "time since iter()" : "time since iter(), in the whole epoch"}
          description={describeShm(study)}
        />
      </div>
      {scale !== null && <p className="text-note text-ink-muted">{scale}</p>}
    </>
  );
}

/** After a death the axis goes on by this factor: a strip of time in which the run is dead. */
const DEAD_SHARE = 1.08;

/** What was one too much at a death lasts for no time: it is drawn this far into the strip. */
const STUMP_SHARE = 1.03;

function drawnOf({ lived, failure }: MemoryStudy): MemoryTimeline {
  return failure === null ? lived : { ...lived, endMs: STUMP_SHARE * lived.endMs };
}

function axisEnd({ lived, failure }: MemoryStudy): number {
  return failure === null ? lived.endMs : DEAD_SHARE * lived.endMs;
}
