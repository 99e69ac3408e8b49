import { type Preset, recordedPreset } from "@/lib/presets";
import { type Cost, fixed, type TensorPayload } from "@/lib/sim";

interface Recording {
  readonly id: string;
  readonly name: string;
  readonly situation: string;
  readonly sample: { readonly waitMs: Cost; readonly cpuMs: Cost };
  readonly sampleSource: string;
  readonly collate: { readonly inWorkerMs: number; readonly inMainMs: number };
  readonly payload: Pick<TensorPayload, "tensors" | "bytes">;
  readonly stepMs: number;
}

const RECORDINGS: readonly Recording[] = [
  {
    id: "recorded-waits",
    name: "Samples that wait 5 ms",
    situation: "A sample waits 5 ms for something remote and costs almost no CPU time.",
    sample: { waitMs: fixed(5.1), cpuMs: fixed(0.083) },
    sampleSource: "8 samples took 41.5 ms, of which 0.67 ms on the CPU",
    collate: { inWorkerMs: 0.42, inMainMs: 0.19 },
    payload: { tensors: 1, bytes: 8192 },
    stepMs: 10,
  },
  {
    id: "recorded-jpeg",
    name: "JPEGs on two cores",
    situation: "A JPEG of 110 kB is read, decoded with PIL, resized, cropped and made a tensor.",
    sample: { waitMs: fixed(0), cpuMs: { kind: "lognormal", meanMs: 3.9, sigma: 0.17 } },
    sampleSource: "8 samples took 31.2 ms of CPU time; the spread is that of single samples",
    collate: { inWorkerMs: 4.5, inMainMs: 1.5 },
    payload: { tensors: 2, bytes: 4_816_960 },
    stepMs: 0,
  },
  {
    id: "recorded-compute",
    name: "Samples that compute 5 ms",
    situation: "A sample computes 5 ms in code that lets go of the interpreter lock.",
    sample: { waitMs: fixed(0), cpuMs: fixed(5.13) },
    sampleSource: "8 samples took 41.1 ms of CPU time",
    collate: { inWorkerMs: 0.34, inMainMs: 0.16 },
    payload: { tensors: 1, bytes: 8192 },
    stepMs: 0,
  },
];

const BATCH_SIZE = 8;

/** Workloads of the recorded runs that are no presets otherwise, all in batches of 8 on 2 cores. */
export const RECORDED_WORKLOADS: readonly Preset[] = RECORDINGS.map(
  ({ id, name, situation, sample, sampleSource, collate, payload, stepMs }) =>
    recordedPreset({
      id,
      name,
      situation,
      workload: {
        dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
        sample: { ...sample, storageBytes: 0, holdsInterpreterLock: false, libraryThreads: 1 },
        collate,
        payload: { kind: "tensors", ...payload, sharedBy: "collate" },
      },
      loader: { batchSize: BATCH_SIZE },
      training: { stepMs: fixed(stepMs), copy: null },
      sampleSource,
    }),
);
