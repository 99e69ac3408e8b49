import type { ComponentType } from "react";
import type { IslandProps } from "./islandProps";

type LoadIsland = () => Promise<ComponentType<IslandProps>>;

/** Two islands in one chunk: each `import()` here costs the first load the names of its files. */
const diagnosis = () => import("../diagnostic/bothIslands");

/** Every island by the key that its place carries; each is a chunk of its own. */
const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  pipeline: () => import("../pipeline/PipelineIsland").then((module) => module.PipelineIsland),
  pipelineExplorer: () =>
    import("../pipeline/explorer/ExplorerIsland").then((module) => module.ExplorerIsland),
  followBatch: () => import("../followBatch/FollowBatchIsland").then((module) => module.FollowBatchIsland),
  throughput: () => import("../throughput/ThroughputIsland").then((module) => module.ThroughputIsland),
  diagnostic: () => diagnosis().then((module) => module.DiagnosticIsland),
  freeDiagnosis: () => diagnosis().then((module) => module.FreeDiagnosisIsland),
  memory: () => import("../memory/MemoryIsland").then((module) => module.MemoryIsland),
  num: () => import("../num/NumIsland").then((module) => module.NumIsland),
  sweep: () => import("../sweep/SweepIsland").then((module) => module.SweepIsland),
  copyCode: () => import("../copyCode/CopyCodeIsland").then((module) => module.CopyCodeIsland),
};

/** Fetches a widget. Rejects when the key is unknown or the network fails; the static figure stays. */
export async function loadIsland(kind: string): Promise<ComponentType<IslandProps>> {
  const load = ISLANDS[kind];
  if (load === undefined) throw new Error(`No island is called "${kind}".`);
  return load();
}
