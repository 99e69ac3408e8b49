import { gapAt } from "@/lib/advice";
import { gapStory, lifeOf, type Life, whoWaited } from "@/lib/life";
import { BatchSentence } from "./BatchSentence";
import { BatchSteps } from "./BatchSteps";
import { CriticalPath } from "./CriticalPath";
import { followBatch } from "./follow";
import { LifeStretchRow } from "./LifeStretchRow";
import type { Scene } from "./useExplorer";

/** What the reader follows: the life of a batch, or the cause of a gap. */
export function FollowBatch({ scene }: { readonly scene: Scene }) {
  const { result, selection } = scene;
  if (selection?.kind === "gap") return <GapCause scene={scene} atMs={selection.atMs} />;
  const life = selection === null ? undefined : lifeOf(result, selection.batch);
  return life === undefined ? <FollowHint scene={scene} /> : <LifeOf scene={scene} life={life} />;
}

function GapCause({ scene, atMs }: { readonly scene: Scene; readonly atMs: number }) {
  const { result, select } = scene;
  const gap = gapAt(result, atMs);
  return (
    <section className="follow" aria-label="Why the GPU is idle">
      <p>
        {gap === undefined ? (
          "The GPU is not idle at that moment any more."
        ) : (
          <BatchSentence scene={scene} text={gapStory(result, gap)} />
        )}
      </p>
      <div className="follow-steps">
        {gap !== undefined && gap.batch >= 0 && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              select({ kind: "batch", batch: gap.batch });
            }}
          >
            Follow batch {gap.batch}
          </button>
        )}
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
    </section>
  );
}

function LifeOf({ scene, life }: { readonly scene: Scene; readonly life: Life }) {
  return (
    <section className="follow" aria-label={`The life of batch ${life.batch}`}>
      <header className="follow-head">
        <h3>Batch {life.batch}</h3>
        <BatchSteps scene={scene} batch={life.batch} />
      </header>
      <ol className="follow-stretches">
        {life.stretches.map((stretch, index) => (
          <LifeStretchRow key={index} stretch={stretch} scene={scene} />
        ))}
      </ol>
      <p>
        <BatchSentence scene={scene} text={whoWaited(life)} />
      </p>
      <CriticalPath scene={scene} batch={life.batch} />
    </section>
  );
}

function FollowHint({ scene }: { readonly scene: Scene }) {
  const first = scene.result.batches.batch[8] ?? 0;
  return (
    <p className="follow-hint">
      Drag in the picture to move time. Click a batch to follow it from its index to its step, or a hatched
      gap of the GPU to ask why.{" "}
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          followBatch(scene, first);
        }}
      >
        Follow batch {first}
      </button>
    </p>
  );
}
