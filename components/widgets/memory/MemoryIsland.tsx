import { useLayoutEffect, useRef, useState } from "react";
import { useFigures } from "@/components/article/figures";
import { useContainerWidth } from "@/components/controls/useContainerWidth";
import type { IslandProps } from "../islands/islandProps";
import { type Bases, readAddress } from "../share/address";
import { MemoryAnalyzer } from "./MemoryAnalyzer";
import { MEMORY_STARTS } from "./starts";

/** The analyzer as an island: `data-figure` names its scenario; the address may bring a state for it. */
export function MemoryIsland({ data }: IslandProps) {
  const { figure = "" } = data;
  const store = useFigures();
  const column = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(column);
  const [bases] = useState<Bases>(() => [{ id: figure, wish: store.wish(figure) }, ...MEMORY_STARTS]);
  const [opened] = useState(() => readAddress(figure, bases));

  useLayoutEffect(() => {
    if (opened !== null) store.set(figure, opened.wish);
  }, [figure, opened, store]);

  return (
    <div ref={column}>
      {width > 0 && <MemoryAnalyzer figure={figure} columnWidth={width} bases={bases} opened={opened} />}
    </div>
  );
}
