import { followBatch } from "./follow";
import type { Scene } from "./useExplorer";

interface BatchStepsProps {
  readonly scene: Scene;
  readonly batch: number;
}

/** From a batch to its neighbours, or back to none. */
export function BatchSteps({ scene, batch }: BatchStepsProps) {
  const { result, select } = scene;
  const last = result.batches.count - 1;
  return (
    <div className="follow-steps">
      <button
        type="button"
        className="button-quiet"
        disabled={batch <= 0}
        onClick={() => {
          followBatch(scene, batch - 1);
        }}
      >
        Previous batch
      </button>
      <button
        type="button"
        className="button-quiet"
        disabled={batch >= last}
        onClick={() => {
          followBatch(scene, batch + 1);
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
