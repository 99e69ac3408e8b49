import { formatBytes } from "@/lib/format/bytes";
import { plural } from "@/lib/words/plural";
import { withBatchSize } from "../batchSize";
import type { Setting } from "../setting";

/** How many samples make a batch. */
export const batchSize: Setting = {
  name: "batch_size",
  label: "samples per batch",
  min: 8,
  max: 256,
  step: 8,
  unit: "",
  get: (wish) => wish.loader.batchSize,
  set: withBatchSize,
  describe: ({ loader, workload }) =>
    `${plural(loader.batchSize, "sample")} per batch, ${formatBytes(workload.payload.bytes)}`,
};
