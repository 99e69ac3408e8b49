import { useFigures } from "@/components/article/figures";
import type { IslandProps } from "../islands/islandProps";
import { longestWait } from "../pipeline/model/longestWait";
import { askToFollow } from "../pipeline/spotlight";

/** Words of the prose that lead to the batch that a figure's GPU waited for longest, whatever its settings are now. */
export function FollowBatchIsland({ data }: IslandProps) {
  const { figure = "", text = "" } = data;
  const store = useFigures();
  const onClick = () => {
    const batch = longestWait(store.result(figure))?.batch;
    if (batch === undefined) return;
    askToFollow(store, { figure, batch });
    const place = document.querySelector(
      `[data-island="pipelineExplorer"][data-figure="${CSS.escape(figure)}"]`,
    );
    // A figure that has not come yet comes when its place is in sight.
    (place?.querySelector(".explorer-view") ?? place)?.scrollIntoView({ block: "start" });
  };
  return (
    <button type="button" className="batch-link" onClick={onClick}>
      {text}
    </button>
  );
}
