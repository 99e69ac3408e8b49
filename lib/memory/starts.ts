import type { Preset } from "@/lib/presets";
import type { MemoryWish, Wish } from "@/lib/scenario-store";
import { withMemory } from "./memoryWish";

/** Datasets that are not a list of paths. The others keep ImageNet's. */
const DATASETS: Readonly<Record<string, Partial<MemoryWish>>> = {
  "token-text": { datasetKind: "array", items: 9_040_000, bytesPerItem: 2000 },
  "tabular-rows": { datasetKind: "array", items: 7_000_000, bytesPerItem: 64 },
  "video-clips": { datasetKind: "pathList", items: 240_000 },
  "large-volumes": { datasetKind: "pathList", items: 500 },
  "in-ram-tensors": { datasetKind: "tensor", items: 1600, bytesPerItem: 3 * 512 * 512 * 4 },
  "pure-python": { datasetKind: "pythonObjects", items: 400_000, bytesPerItem: 360 },
};

/** A preset with a dataset object as such workloads keep it; how large it is is our choice. */
export function memoryStart({ id, wish }: Pick<Preset, "id" | "wish">): Wish {
  return withMemory(wish, DATASETS[id]);
}
