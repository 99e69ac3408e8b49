import { useLayoutEffect, useRef, useState } from "react";
import { useFigures } from "@/components/article/figures";
import { useContainerWidth } from "@/components/controls/useContainerWidth";
import { RECORDED_WORKLOADS } from "@/lib/recorded";
import type { IslandProps } from "../islands/islandProps";
import { basesOf, readAddress } from "../share/address";
import { OVERLAY_KEY } from "./model/overlayLink";
import { ThroughputProfiler } from "./ThroughputProfiler";

/** The profiler as an island: `data-figure` names its scenario; the address may bring a state for it. */
export function ThroughputIsland({ data }: IslandProps) {
  const { figure = "" } = data;
  const store = useFigures();
  const column = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(column);
  const [bases] = useState(() => basesOf(figure, store.wish(figure), RECORDED_WORKLOADS));
  const [opened] = useState(() => readAddress(figure, bases, [OVERLAY_KEY]));

  useLayoutEffect(() => {
    if (opened !== null) store.set(figure, opened.wish);
  }, [figure, opened, store]);

  return (
    <div ref={column}>
      {width > 0 && <ThroughputProfiler figure={figure} columnWidth={width} bases={bases} opened={opened} />}
    </div>
  );
}
