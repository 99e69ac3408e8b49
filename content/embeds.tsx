import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FiguresProvider } from "@/components/article/figures";
import { IslandPlace } from "@/components/article/IslandPlace";
import { DiagnosticStatic } from "@/components/widgets/diagnostic/DiagnosticStatic";
import { diagnosticData } from "@/components/widgets/diagnostic/model/listingOf";
import { MemoryStatic } from "@/components/widgets/memory/MemoryStatic";
import { ExplorerStatic } from "@/components/widgets/pipeline/explorer/ExplorerStatic";
import { ThroughputStatic } from "@/components/widgets/throughput/ThroughputStatic";
import { CASES } from "@/lib/quiz/cases";
import { createScenarioStore, type Figures } from "@/lib/scenario-store";
import { figures } from "./dataloader-pipeline/figures";

/** A widget that other pages can show in a frame. */
interface Embed {
  /** Last part of its address. */
  readonly widget: string;
  readonly title: string;
  /** Its island, and the figure whose scenario it starts with; null for a widget that brings its own. */
  readonly kind: string;
  readonly figure: keyof typeof figures | null;
  /** What its place carries besides. */
  readonly data?: () => Readonly<Record<string, string>>;
  /** The section of the article that it belongs to. */
  readonly section: string;
  readonly Static: (props: { readonly figure: string }) => ReactNode;
}

/** All widgets that can be embedded. Imported at build only. */
export const EMBEDS: readonly Embed[] = [
  {
    widget: "pipeline",
    title: "The DataLoader pipeline",
    kind: "pipelineExplorer",
    figure: "pipeline",
    section: "pipeline-visualisation",
    Static: ExplorerStatic,
  },
  {
    widget: "throughput",
    title: "Throughput against the number of workers",
    kind: "throughput",
    figure: "throughput",
    section: "worker-throughput-profiling",
    Static: ThroughputStatic,
  },
  {
    widget: "memory",
    title: "The memory of a DataLoader",
    kind: "memory",
    figure: "memory",
    section: "memory-analysis",
    Static: MemoryStatic,
  },
  {
    widget: "diagnostic",
    title: "The bottleneck diagnostic",
    kind: "diagnostic",
    figure: null,
    data: diagnosticData,
    section: "diagnosis",
    Static: () => <DiagnosticStatic cases={CASES} />,
  },
];

/** What a page needs to show one widget alone. */
export interface RenderedEmbed {
  readonly title: string;
  readonly section: string;
  readonly html: string;
  readonly figures: Figures;
}

/** Renders a widget's place, its static figure included. Runs at build. Throws for a widget that is none. */
export function renderEmbed(widget: string): RenderedEmbed {
  const embed = EMBEDS.find((candidate) => candidate.widget === widget);
  if (embed === undefined) throw new Error(`No widget at /embed/${widget}.`);
  const { title, kind, figure, data, section, Static } = embed;
  const own: Figures = figure === null ? {} : { [figure]: figures[figure] };
  const html = renderToStaticMarkup(
    <FiguresProvider store={createScenarioStore(own)}>
      <IslandPlace kind={kind} data={{ ...(figure === null ? {} : { figure }), ...data?.() }}>
        <Static figure={figure ?? ""} />
      </IslandPlace>
    </FiguresProvider>,
  );
  return { title, section, html, figures: own };
}
