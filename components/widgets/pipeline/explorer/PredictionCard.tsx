import type { Prediction } from "@/lib/tasks";
import { GuessCard } from "../../tasks/GuessCard";
import type { Scene } from "./useExplorer";

interface PredictionCardProps {
  readonly prediction: Prediction;
  readonly scene: Scene;
  readonly isDone: boolean;
}

/** A guess before the run is shown. */
export function PredictionCard({ prediction, scene, isDone }: PredictionCardProps) {
  const { figure, store, wish } = scene;
  const reveal = () => {
    const changed = prediction.apply(wish);
    store.set(figure, changed);
    return prediction.outcome(store.run(changed));
  };
  return <GuessCard prediction={prediction} reveal={reveal} isDone={isDone} />;
}
