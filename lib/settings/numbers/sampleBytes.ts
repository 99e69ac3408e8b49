import { formatBytes, KIB } from "@/lib/format/bytes";
import type { Setting } from "../setting";
import { tidy } from "../tidy";

/** What a sample weighs once it is collated. Collating takes time in proportion. */
export const sampleBytes: Setting = {
  name: "sample",
  label: "bytes of a collated sample",
  min: 1,
  max: 2048,
  step: 1,
  unit: "KiB",
  // Labels weigh a few bytes: 588.0078 is no number to show.
  get: ({ workload, loader }) => Number((workload.payload.bytes / loader.batchSize / KIB).toPrecision(4)),
  set: (wish, value) => {
    const { payload, collate } = wish.workload;
    const bytes = value * KIB * wish.loader.batchSize;
    const factor = payload.bytes === 0 ? 1 : bytes / payload.bytes;
    return {
      ...wish,
      workload: {
        ...wish.workload,
        payload: { ...payload, bytes },
        collate: {
          inWorkerMs: tidy(collate.inWorkerMs * factor),
          inMainMs: tidy(collate.inMainMs * factor),
        },
      },
    };
  },
  describe: ({ workload, loader }) =>
    `${formatBytes(workload.payload.bytes / loader.batchSize)} per sample, ${formatBytes(workload.payload.bytes)} per batch`,
};
