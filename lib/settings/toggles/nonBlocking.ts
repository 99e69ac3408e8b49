import type { Wish } from "@/lib/scenario-store";
import { withTraining } from "../change";
import type { Toggle } from "../toggle";

/** Whether `.to(device)` returns before the copy is done. Without a copy there is nothing to set. */
export const nonBlocking: Toggle = {
  name: "non_blocking",
  label: "don't wait for the copy to the device",
  get: (wish) => wish.training.copy?.nonBlocking ?? false,
  set: (wish, on) => {
    const { copy } = wish.training;
    return copy === null ? wish : withTraining(wish, { copy: { ...copy, nonBlocking: on } });
  },
  describe: whoWaits,
};

function whoWaits({ training, loader }: Wish): string {
  if (training.copy === null) return "without effect: the loop copies nothing to a device";
  if (!training.copy.nonBlocking)
    return "the main process waits for the copy and for the steps queued before it";
  return loader.pinMemory
    ? "the main process goes on while the copy is made"
    : "from pageable memory the copy may still block, and here it does: pin_memory is off";
}
