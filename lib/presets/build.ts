import { defaultLoaderWish, defaultTraining, type LoaderWish, type Training, type Workload } from "@/lib/sim";
import type { KnownMachine } from "./machines";
import type { Preset, PresetEvidence } from "./preset";
import { assumed } from "./provenance";

type UsuallyTheSame =
  "reads" | "interpreterLock" | "loader" | "loop" | "cores" | "memory" | "storage" | "link";

/** What a preset has to say; the rest is alike in most of them. */
interface Ingredients extends Pick<Preset, "id" | "name" | "situation"> {
  readonly workload: Workload;
  readonly loader: Partial<LoaderWish> & Pick<LoaderWish, "batchSize">;
  readonly training: Partial<Training> & Pick<Training, "stepMs">;
  readonly on: KnownMachine;
  readonly evidence: Omit<PresetEvidence, UsuallyTheSame> & Partial<PresetEvidence>;
}

/** A preset from what is particular about it. */
export function preset({
  id,
  name,
  situation,
  workload,
  loader,
  training,
  on,
  evidence,
}: Ingredients): Preset {
  return {
    id,
    name,
    situation,
    wish: {
      seed: 1,
      workload,
      loader: { ...defaultLoaderWish, ...loader },
      training: { ...defaultTraining, ...training },
      machine: on.machine,
    },
    evidence: { ...USUAL, ...on.evidence, ...evidence },
  };
}

const USUAL: Pick<PresetEvidence, "reads" | "interpreterLock" | "loader" | "loop"> = {
  reads: assumed("the dataset has __getitem__ only, as most have"),
  interpreterLock: assumed("decoders and array code written in C let go of the lock"),
  loader: assumed("PyTorch's defaults with four workers: a place to start from"),
  loop: assumed("the loop copies with .to(device) and reads the loss each step, as most do"),
};
