/** Sections of the article that a case or a weak spot sends to, by the fragment of their address. */
export const SECTIONS = {
  "pipeline-visualisation": "Pipeline visualisation",
  "credit-how-far-ahead-workers-run": "Credit: how far ahead workers run",
  "order-why-one-slow-batch-stops-everyone": "Order: why one slow batch stops everyone",
  "sampler-which-sample-comes-when": "Sampler: which sample comes when",
  "workers-processes-started-one-by-one": "Workers: processes, started one by one",
  "worker-throughput-profiling": "Worker throughput profiling",
  "what-the-bound-is-made-of": "What the bound is made of",
  "the-hand-over-tax": "The hand-over tax",
  "why-tiny-rows-need-no-workers": "Why tiny rows need no workers",
  "memory-analysis": "Memory analysis",
  "the-dataset-that-seems-to-leak": "The dataset that seems to leak",
  "when-devshm-is-full": "When /dev/shm is full",
  "too-many-open-files": "Too many open files",
  "pinned-memory-and-the-copy": "Pinned memory and the copy",
  "who-waits-for-the-copy": "Who waits for the copy",
  "production-patterns": "Production patterns",
  "splitting-a-stream": "Splitting a stream",
  "first-is-next-slow": "First: is next() slow?",
} as const;

/** One of {@link SECTIONS}. */
export type Section = keyof typeof SECTIONS;
