import type { IslandProps } from "../islands/islandProps";
import { SweepPlot } from "./SweepPlot";

/** The sweep as an island: it follows the live numbers of the text. */
export function SweepIsland({ data }: IslandProps) {
  return <SweepPlot figure={data.figure ?? ""} />;
}
