import type { ReactNode } from "react";
import type { MDXComponents } from "mdx/types";
import { Compare } from "@/components/article/Compare";
import { IslandPlace } from "@/components/article/IslandPlace";
import { Signals } from "@/components/article/Signals";
import { BarTable } from "@/components/charts/BarTable";
import { SweepPlot } from "@/components/widgets/sweep/SweepPlot";
import { formatBytes } from "@/lib/format/bytes";
import type { MetricKey } from "@/lib/metrics";
import { DATASET_MEMORY } from "./dataloader-pipeline/datasetMemory";

interface OneFigure {
  readonly figure: string;
  /** The caption. */
  readonly children: ReactNode;
}

interface SeveralFigures {
  readonly figures: readonly string[];
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** Small figures of an article: each drawn from named scenarios or from recorded numbers, with its caption. */
export const articleDrawings: MDXComponents = {
  Sweep: ({ figure, children }: OneFigure) => (
    <figure data-figure={figure}>
      <IslandPlace kind="sweep" isStill data={{ figure }}>
        <SweepPlot figure={figure} />
      </IslandPlace>
      <figcaption>{children}</figcaption>
    </figure>
  ),
  Compare: ({ figures, labels, of, children }: SeveralFigures & { readonly of: MetricKey }) => (
    <figure>
      <Compare figures={figures} labels={labels} of={of} />
      <figcaption>{children}</figcaption>
    </figure>
  ),
  Signals: ({ figures, labels, children }: SeveralFigures) => (
    <figure>
      <Signals figures={figures} labels={labels} />
      <figcaption>{children}</figcaption>
    </figure>
  ),
  DatasetMemory: ({ children }: { readonly children: ReactNode }) => (
    <figure>
      <BarTable
        head={["dataset", "private memory"]}
        bars={DATASET_MEMORY.map(({ dataset, workerPrivateMegabytes }) => ({
          label: dataset,
          text: formatBytes(workerPrivateMegabytes * 1e6),
          value: workerPrivateMegabytes,
        }))}
      />
      <figcaption>{children}</figcaption>
    </figure>
  ),
};
