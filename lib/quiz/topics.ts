import type { Section } from "./sections";

/** What a reader can be strong or weak at. */
export type TopicId =
  | "supply"
  | "cores"
  | "handOver"
  | "loop"
  | "storage"
  | "stream"
  | "order"
  | "start"
  | "memory"
  | "copy"
  | "innocent";

/** A topic with the section of the article that explains it. */
export interface Topic {
  readonly id: TopicId;
  readonly title: string;
  readonly section: Section;
}

/** All topics, in the order of the article. */
export const TOPICS: readonly Topic[] = [
  topic("order", "Slow samples and the order of batches", "order-why-one-slow-batch-stops-everyone"),
  topic("start", "Starts and ends of epochs", "workers-processes-started-one-by-one"),
  topic("supply", "How many workers a GPU needs", "worker-throughput-profiling"),
  topic("cores", "Cores that too many share", "what-the-bound-is-made-of"),
  topic("handOver", "What a batch costs on its way", "the-hand-over-tax"),
  topic("memory", "Memory and /dev/shm", "memory-analysis"),
  topic("copy", "Pinned memory and the copy", "pinned-memory-and-the-copy"),
  topic("storage", "Waiting for storage", "production-patterns"),
  topic("stream", "Who reads which part of a stream", "splitting-a-stream"),
  topic("loop", "What the loop does by itself", "first-is-next-slow"),
  topic("innocent", "When the loader is not to blame", "first-is-next-slow"),
];

function topic(id: TopicId, title: string, section: Section): Topic {
  return { id, title, section };
}
