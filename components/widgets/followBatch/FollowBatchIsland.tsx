import type { MouseEvent } from "react";
import { useFigures } from "@/components/article/figures";
import type { IslandProps } from "../islands/islandProps";
import { longestWait } from "../pipeline/model/longestWait";
import { askToFollow } from "../pipeline/spotlight";

/** A link of the prose that leads to the batch that a figure's GPU waited for longest, whatever its settings are now. */
export function FollowBatchIsland({ data }: IslandProps) {
  const { figure = "", text = "" } = data;
  const store = useFigures();
  const onClick = (event: MouseEvent) => {
    const batch = longestWait(store.result(figure))?.batch;
    if (batch === undefined) return;
    event.preventDefault();
    askToFollow(store, { figure, batch });
    const place = document.querySelector(
      `[data-island="pipelineExplorer"][data-figure="${CSS.escape(figure)}"]`,
    );
    // A figure that has not come yet comes when its place is in sight.
    (place?.querySelector(".explorer-view") ?? place)?.scrollIntoView({ block: "start" });
  };
  return (
    <a href={data.href} onClick={onClick}>
      {text}
    </a>
  );
}
