// Lines that a remedy and the questions about a reader's own machine both hand out.

/** A copy that nobody waits for. */
export const NOT_BLOCKING = "inputs = inputs.to(device, non_blocking=True)  # and each other tensor";

/** A copy beside the step: its memory belongs to the side stream until the step has read it. */
export const SIDE_STREAM =
  "with torch.cuda.stream(side): ahead = inputs.to(device, non_blocking=True)\ntorch.cuda.current_stream().wait_stream(side)  # before the step that uses it\nahead.record_stream(torch.cuda.current_stream())  # its memory stays until then";

/** NumPy samples as one tensor. */
export const STACKED = "return torch.stack([torch.from_numpy(s) for s in samples])  # in collate_fn";

/** A batch of rows in one read; the fetcher wants a list of samples. */
export const READ_AT_ONCE = "def __getitems__(self, indices): return list(self.rows[indices])";

/** Two batches of half the size for one step, which two workers load side by side. */
export function joinedHalves(halfSize: string): string {
  return `loader = DataLoader(…, batch_size=${halfSize}); halves = iter(loader)\nfor half in halves:\n    other = next(halves, None)  # None: an odd half is left\n    batch = half if other is None else [torch.cat(pair) for pair in zip(half, other)]`;
}
