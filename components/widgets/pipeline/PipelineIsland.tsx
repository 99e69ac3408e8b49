import { useRef } from "react";
import { useContainerWidth } from "@/components/controls/useContainerWidth";
import type { IslandProps } from "../islands/islandProps";
import { heroFrame } from "./model/heroFrame";
import { PipelineWidget } from "./PipelineWidget";

/** The pipeline as an island: `data-figure` names its scenario, its column picks the frame. */
export function PipelineIsland({ data }: IslandProps) {
  const column = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(column);
  return (
    <div ref={column}>
      {width > 0 && <PipelineWidget figure={data.figure ?? ""} frame={heroFrame(width)} />}
    </div>
  );
}
