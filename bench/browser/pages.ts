/** One slider whose answer is timed, in the state that a link opens. */
export interface Drag {
  readonly what: string;
  /** Query of the article's address. */
  readonly query: string;
  /** `data-island` of the figure. */
  readonly island: string;
  /** How the slider's accessible name begins. */
  readonly slider: RegExp;
}

/** The sliders: the figure that everybody sees, and the heaviest states of the others. */
export const DRAGS: readonly Drag[] = [
  { what: "hero, load time", query: "", island: "pipeline", slider: /^load time/ },
  {
    what: "explorer, 16 workers, load time",
    query: "?figure=pipeline&v=1&num_workers=16&cores=32&samples=9600",
    island: "pipelineExplorer",
    slider: /^load time/,
  },
  {
    what: "explorer, 16 workers on 8 cores, load time",
    query: "?figure=pipeline&v=1&num_workers=16&samples=9600",
    island: "pipelineExplorer",
    slider: /^load time/,
  },
  { what: "profiler, its own images, load time", query: "", island: "throughput", slider: /^load time/ },
  {
    what: "profiler, ImageNet, load time",
    query: "?figure=throughput&v=1&preset=imagenet-jpeg",
    island: "throughput",
    slider: /^load time/,
  },
  {
    what: "profiler, 8 library threads, load time",
    query: "?figure=throughput&v=1&library_threads=8",
    island: "throughput",
    slider: /^load time/,
  },
];

/** Figures that are played, for the tasks that keep a frame waiting. */
export const PLAYED: readonly Pick<Drag, "what" | "query" | "island">[] = [
  { what: "hero, playing", query: "", island: "pipeline" },
  {
    what: "explorer, 16 workers, playing",
    query: "?figure=pipeline&v=1&num_workers=16&cores=32&samples=9600",
    island: "pipelineExplorer",
  },
];
