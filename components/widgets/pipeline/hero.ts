export { PipelineIsland } from "./PipelineIsland";

// The explorer is fetched from here, so that it finds what it shares with the first figure in that one's chunks.
export const loadWorkshop = () => import("./explorer/workshop");
