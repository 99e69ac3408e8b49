import type { ComponentType } from "react";
import type { IslandProps } from "./islandProps";

type LoadIsland = () => Promise<ComponentType<IslandProps>>;

/**
 * Large widgets share most of their code. Each is fetched through the one that readers meet before it, whose
 * chunks it uses; fetched side by side, each would bring a copy. And each `import()` here costs the first load
 * the names of its files.
 */
const hero = () => import("../pipeline/hero");
const workshop = () => hero().then((module) => module.loadWorkshop());
const diagnosis = () => workshop().then((module) => module.loadDiagnosis());

/** Every island by the key that its place carries; each is a chunk of its own. */
const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  pipeline: () => hero().then((module) => module.PipelineIsland),
  pipelineExplorer: () => workshop().then((module) => module.ExplorerIsland),
  followBatch: () => import("../followBatch/FollowBatchIsland").then((module) => module.FollowBatchIsland),
  throughput: () =>
    workshop()
      .then((module) => module.loadThroughput())
      .then((module) => module.ThroughputIsland),
  diagnostic: () => diagnosis().then((module) => module.DiagnosticIsland),
  freeDiagnosis: () => diagnosis().then((module) => module.FreeDiagnosisIsland),
  memory: () =>
    workshop()
      .then((module) => module.loadMemory())
      .then((module) => module.MemoryIsland),
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
