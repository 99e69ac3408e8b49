import { hatchFill } from "@/components/charts/hatchFill";
import { StageGlyph } from "@/components/charts/StageGlyph";
import { formatMs } from "@/lib/format/number";
import { gapStory, heldBackInWords, lifeOf, type LifeStretch } from "@/lib/life";
import { WORDS } from "@/lib/stages";
import type { Explorer } from "./useExplorer";
import { CriticalPath } from "./CriticalPath";

/** What the reader follows: the life of a batch, or the cause of a gap. */
export function FollowBatch({ explorer }: { readonly explorer: Explorer }) {
  const { result, selection } = explorer;
  if (selection === null) return <FollowHint explorer={explorer} />;
  if (selection.kind === "gap") {
    const gap = result.gaps.find(({ startMs, endMs }) => startMs <= selection.atMs && selection.atMs < endMs);
    return (
      <section className="follow" aria-label="Why the GPU is idle">
        <p>{gap === undefined ? "The GPU is not idle at that moment any more." : gapStory(result, gap)}</p>
        <FollowGapBatch explorer={explorer} atMs={selection.atMs} />
      </section>
    );
  }
  const life = lifeOf(result, selection.batch);
  if (life === undefined) return <FollowHint explorer={explorer} />;
  return (
    <section className="follow" aria-label={`The life of batch ${life.batch}`}>
      <header className="follow-head">
        <h3>Batch {life.batch}</h3>
        <BatchSteps explorer={explorer} batch={life.batch} />
      </header>
      <ol className="follow-stretches">
        {life.stretches.map((stretch, index) => (
          <Stretch key={index} stretch={stretch} explorer={explorer} />
        ))}
      </ol>
      <p>{whoWaited(life.gpuWaitedMs, life.heldBack)}</p>
      <CriticalPath explorer={explorer} batch={life.batch} />
    </section>
  );
}

function FollowHint({ explorer }: { readonly explorer: Explorer }) {
  const first = explorer.result.batches.batch[8] ?? 0;
  return (
    <p className="follow text-ink-muted">
      Click a batch to follow it from its index to its step, or a hatched gap of the GPU to ask why.{" "}
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          explorer.select({ kind: "batch", batch: first });
        }}
      >
        Follow batch {first}
      </button>
    </p>
  );
}

function FollowGapBatch({ explorer, atMs }: { readonly explorer: Explorer; readonly atMs: number }) {
  const gap = explorer.result.gaps.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);
  if (gap === undefined || gap.batch < 0) return null;
  return (
    <button
      type="button"
      className="button-quiet"
      onClick={() => {
        explorer.select({ kind: "batch", batch: gap.batch });
      }}
    >
      Follow batch {gap.batch}
    </button>
  );
}

function BatchSteps({ explorer, batch }: { readonly explorer: Explorer; readonly batch: number }) {
  const { result, select } = explorer;
  const last = result.batches.count - 1;
  return (
    <div className="follow-steps">
      <button
        type="button"
        className="button-quiet"
        disabled={batch <= 0}
        onClick={() => {
          select({ kind: "batch", batch: batch - 1 });
        }}
      >
        Previous batch
      </button>
      <button
        type="button"
        className="button-quiet"
        disabled={batch >= last}
        onClick={() => {
          select({ kind: "batch", batch: batch + 1 });
        }}
      >
        Next batch
      </button>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          select(null);
        }}
      >
        Let go
      </button>
    </div>
  );
}

function Stretch({ stretch, explorer }: { readonly stretch: LifeStretch; readonly explorer: Explorer }) {
  const { look, startMs, endMs, reason } = stretch;
  return (
    <li>
      <button
        type="button"
        className="follow-stretch"
        onClick={() => {
          explorer.dispatch({ kind: "seek", atMs: startMs });
        }}
      >
        <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
          <rect width="18" height="12" fill={hatchFill(look)} />
        </svg>
        <StageGlyph look={look} />
        <span className="follow-stage">{look === "idle" ? "waits" : WORDS[look].label}</span>
        <span className="follow-time">{formatMs(endMs - startMs)}</span>
        <span className="follow-reason">{reason}</span>
      </button>
    </li>
  );
}

function whoWaited(gpuWaitedMs: number, heldBack: readonly number[]): string {
  const gpu =
    gpuWaitedMs > 0.5 ? `The GPU waited ${formatMs(gpuWaitedMs)} for it.` : "The GPU did not wait for it.";
  return `${gpu} ${heldBack.length === 0 ? "No other batch waited for it." : heldBackInWords(heldBack)}`;
}
