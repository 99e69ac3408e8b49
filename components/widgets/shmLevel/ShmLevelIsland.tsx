import type { IslandProps } from "../islands/islandProps";
import { ShmLevelPlot } from "./ShmLevelPlot";

/** The level as an island: it follows the live numbers of the text. */
export function ShmLevelIsland({ data }: IslandProps) {
  return <ShmLevelPlot figure={data.figure ?? ""} />;
}
