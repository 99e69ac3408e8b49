import { memo } from "react";
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
    </>
  );
});
