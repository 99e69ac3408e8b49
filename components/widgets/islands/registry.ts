import type { ComponentType } from "react";
import type { IslandProps } from "./islandProps";

type LoadIsland = () => Promise<ComponentType<IslandProps>>;

/** Every island by the key that its place carries; each is a chunk of its own. */
const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  pipeline: () => import("../pipeline/PipelineIsland").then((module) => module.PipelineIsland),
  num: () => import("../num/NumIsland").then((module) => module.NumIsland),
};

/** Fetches a widget. Rejects when the key is unknown or the network fails; the static figure stays. */
export async function loadIsland(kind: string): Promise<ComponentType<IslandProps>> {
  const load = ISLANDS[kind];
  if (load === undefined) throw new Error(`No island is called "${kind}".`);
  return load();
}
