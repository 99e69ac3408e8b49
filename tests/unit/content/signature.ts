/**
 * `inspect.signature(torch.utils.data.DataLoader.__init__)` of PyTorch 2.14.1
 * (torch/utils/data/dataloader.py), without self, in order.
 */
export const DATALOADER_ARGUMENTS_2_14_1: readonly string[] = [
  "dataset",
  "batch_size",
  "shuffle",
  "sampler",
  "batch_sampler",
  "num_workers",
  "collate_fn",
  "pin_memory",
  "drop_last",
  "timeout",
  "worker_init_fn",
  "multiprocessing_context",
  "generator",
  "prefetch_factor",
  "persistent_workers",
  "pin_memory_device",
  "in_order",
];

/** Arguments of that release which PyTorch 1.13.1 does not have (same file there). */
export const NOT_IN_1_13: readonly string[] = ["in_order"];
