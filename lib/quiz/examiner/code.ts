import { defaultMachine, hasWorkers, type Scenario } from "@/lib/sim";

/** A sampler that takes so many times what PyTorch's own do is somebody's own. */
const OWN_SAMPLER = 10;

/** Up to here the tensors of a batch have names of their own; more come as a list. */
const NAMED_TENSORS = 8;

/** The copy to the device; arrays have no `.to`, and neither has a list. */
function inputsOf(payload: Scenario["workload"]["payload"], moved: string): string {
  if (payload.kind === "byValue") return `inputs = torch.from_numpy(inputs)${moved}`;
  if (payload.tensors > NAMED_TENSORS) return `inputs = [one${moved} for one in inputs]`;
  return `inputs = inputs${moved}`;
}

/** How a loader is made and its batches are moved, as a script has it; what is at its default stays away. */
export function codeOf({ loader, training, workload, machine }: Scenario): string {
  const workers = hasWorkers(loader) ? loader : null;
  const { drawIndexMs } = machine.costs.handOver;
  const ownSampler = drawIndexMs > OWN_SAMPLER * defaultMachine.costs.handOver.drawIndexMs;
  const given = [
    ownSampler ? "batch_sampler=batches" : `batch_size=${loader.batchSize}`,
    ...(workers === null ? [] : [`num_workers=${workers.numWorkers}`]),
    ...(workers === null || workers.prefetchFactor === 2
      ? []
      : [`prefetch_factor=${workers.prefetchFactor}`]),
    ...(loader.pinMemory ? ["pin_memory=True"] : []),
    ...(workers?.persistentWorkers === true ? ["persistent_workers=True"] : []),
    ...(workers?.inOrder === false ? ["in_order=False"] : []),
    ...(workload.payload.kind === "byValue" ? ["collate_fn=as_arrays"] : []),
  ];
  const { copy } = training;
  const moved = copy?.nonBlocking === true ? ".to(device, non_blocking=True)" : ".to(device)";
  const side = copy?.stream === "side" ? "  # on a stream of its own" : "";
  return [
    `DataLoader(dataset, ${given.join(", ")})`,
    ...(copy === null ? [] : [inputsOf(workload.payload, moved) + side]),
    ...(training.readsLoss ? ["log(loss.item())  # in every step"] : []),
  ].join("\n");
}
