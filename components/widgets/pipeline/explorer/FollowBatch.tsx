import { useKeptFocus } from "@/components/controls/useKeptFocus";
import { lifeOf, type Life, whoWaited } from "@/lib/life";
import { BatchSentence } from "./BatchSentence";
import { BatchSteps } from "./BatchSteps";
import { CriticalPath } from "./CriticalPath";
import { followBatch } from "./follow";
import { LifeStretchRow } from "./LifeStretchRow";
import type { Scene } from "./useExplorer";
import { useOnLater } from "./useOnLater";

/** The life of the batch that the reader follows, or how to follow one. What is followed comes into sight. */
export function FollowBatch({ scene }: { readonly scene: Scene }) {
  const { result, selection } = scene;
  const life = selection?.kind === "batch" ? lifeOf(result, selection.batch) : undefined;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const place = keptFocus.ref;
  useOnLater(selection?.kind === "batch" ? selection : null, () => {
    place.current?.querySelector(".follow-head")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
  return (
    <div {...keptFocus} data-place="followed">
      {life === undefined ? <FollowHint scene={scene} /> : <LifeOf scene={scene} life={life} />}
    </div>
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
      <CriticalPath key={life.batch} scene={scene} batch={life.batch} />
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
