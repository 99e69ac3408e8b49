import type { LoaderWish, Training, Workload } from "@/lib/sim";
import { preset } from "./build";
import { RECORDING_MACHINE } from "./machines";
import type { Preset } from "./preset";
import { assumed, measured } from "./provenance";

interface RecordedIngredients extends Pick<Preset, "id" | "name" | "situation"> {
  readonly workload: Workload;
  readonly loader: Partial<LoaderWish> & Pick<LoaderWish, "batchSize">;
  readonly training: Partial<Training> & Pick<Training, "stepMs">;
  /** What was measured of a batch's samples. */
  readonly sampleSource: string;
}

/** A preset whose workload was recorded in full: every cost is read off a run of torch 2.13. */
export function recordedPreset({ sampleSource, ...ingredients }: RecordedIngredients): Preset {
  const sample = measured(`recorded run of torch 2.13: ${sampleSource}`);
  return preset({
    ...ingredients,
    on: RECORDING_MACHINE,
    evidence: {
      samples: assumed("200 batches: the rest goes on alike"),
      sampleWait: sample,
      sampleCpu: sample,
      storageBytes: measured("what is read comes from the page cache"),
      interpreterLock: measured("the code lets go of the lock, as in the recorded runs"),
      collate: measured("recorded run of torch 2.13, measured alone in a worker and in the main process"),
      payload: measured("the tensors of a recorded batch"),
      loader: measured("batches of 8 and four workers, as in the recorded runs"),
      step: measured("a sleep in the recorded runs"),
      loop: measured("no copy to a device in the recorded runs"),
    },
  });
}
