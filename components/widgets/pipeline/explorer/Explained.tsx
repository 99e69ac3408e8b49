import { memo } from "react";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { lifeOf, whoWaited } from "@/lib/life";
import { FollowBatch } from "./FollowBatch";
import { LongestWait } from "./LongestWait";
import { RankNote } from "./RankNote";
import type { Scene } from "./useExplorer";

/** What the picture shows, in words: where to look first, and what is followed. Still while time runs. */
export const Explained = memo(function Explained({ scene }: { readonly scene: Scene }) {
  return (
    <>
      <RankNote ranks={scene.result.scenario.training.ranks} />
      <LongestWait scene={scene} />
      <FollowBatch scene={scene} />
      <SettledStatus text={followedInWords(scene)} />
    </>
  );
});

/** What is followed, in short: keys change it from anywhere in the figure. A gap has its story beside the picture. */
function followedInWords({ result, selection }: Scene): string {
  if (selection?.kind !== "batch") return "";
  const life = lifeOf(result, selection.batch);
  return life === undefined ? "" : `Batch ${life.batch}. ${whoWaited(life)}`;
}
