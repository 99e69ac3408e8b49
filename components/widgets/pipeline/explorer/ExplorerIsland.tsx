import { useLayoutEffect, useRef, useState } from "react";
import { useFigures } from "@/components/article/figures";
import { useContainerWidth } from "@/components/controls/useContainerWidth";
import type { IslandProps } from "../../islands/islandProps";
import { PipelineExplorer } from "./PipelineExplorer";
import { beyondRun } from "@/lib/share";
import { basesOf, readAddress, strayProblems } from "../../share/address";

/** The explorer as an island: `data-figure` names its scenario; the address may bring a state for it. */
export function ExplorerIsland({ data }: IslandProps) {
  const { figure = "" } = data;
  const store = useFigures();
  const column = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(column);
  const [bases] = useState(() => basesOf(figure, store.wish(figure)));
  const [opened] = useState(() => readAddress(figure, bases));

  const [problems] = useState(() => [
    ...(opened === null ? [] : [...opened.problems, ...beyondRun(opened.view, store.run(opened.wish))]),
    ...strayProblems(figuresOfPage()),
  ]);

  useLayoutEffect(() => {
    if (opened !== null) store.set(figure, opened.wish);
  }, [figure, opened, store]);

  return (
    <div ref={column}>
      {width > 0 && (
        <PipelineExplorer
          figure={figure}
          columnWidth={width}
          bases={bases}
          opened={opened}
          problems={problems}
        />
      )}
    </div>
  );
}

/** The figures of this page whose state a link can carry. */
function figuresOfPage(): readonly string[] {
  const places = document.querySelectorAll<HTMLElement>("[data-island][data-figure]");
  const large = [...places].filter(
    ({ dataset }) => dataset.island !== "num" && dataset.island !== "pipeline",
  );
  return [...new Set(large.flatMap(({ dataset }) => dataset.figure ?? []))];
}
