import type { ComponentPropsWithoutRef } from "react";
import type { MDXComponents } from "mdx/types";
import { Heading } from "@/components/article/Heading";
import { IslandPlace } from "@/components/article/IslandPlace";
import { Stage } from "@/components/article/Stage";
import { DiagnosticStatic } from "@/components/widgets/diagnostic/DiagnosticStatic";
import { diagnosticData } from "@/components/widgets/diagnostic/model/listingOf";
import { FreeDiagnosisStatic } from "@/components/widgets/freeDiagnosis/FreeDiagnosisStatic";
import { flatTreeOf } from "@/components/widgets/freeDiagnosis/model/flatTreeOf";
import { MemoryStatic } from "@/components/widgets/memory/MemoryStatic";
import { NumStatic } from "@/components/widgets/num/NumStatic";
import { ExplorerStatic } from "@/components/widgets/pipeline/explorer/ExplorerStatic";
import { PipelineStatic } from "@/components/widgets/pipeline/PipelineStatic";
import { ThroughputStatic } from "@/components/widgets/throughput/ThroughputStatic";
import { CASES } from "@/lib/quiz/cases";
import { articleDrawings } from "./drawings";
import { articleParts } from "./parts";
import { figureId } from "./shown";

/** Every component that an article may use. Authors import nothing; this is the one map. */
export const articleComponents: MDXComponents = {
  ...articleParts,
  ...articleDrawings,
  Stage,
  h2: ({ id = "", children }: ComponentPropsWithoutRef<"h2">) => <Heading id={id}>{children}</Heading>,
  h3: ({ id, children }: ComponentPropsWithoutRef<"h3">) => (
    <h3 id={id} className="heading">
      {children}
    </h3>
  ),
  h4: ({ id, children }: ComponentPropsWithoutRef<"h4">) => (
    <h4 id={id} className="heading">
      {children}
    </h4>
  ),
  Num: ({ figure, of, max }: { readonly figure: string; readonly of: string; readonly max?: string }) => (
    <IslandPlace kind="num" inline data={max === undefined ? { figure, of } : { figure, of, max }}>
      <NumStatic figure={figure} of={of} />
    </IslandPlace>
  ),
  Pipeline: ({ figure, caption }: { readonly figure: string; readonly caption: string }) => (
    <figure className="figure-wide">
      <IslandPlace kind="pipeline" data={{ figure }}>
        <PipelineStatic figure={figure} />
      </IslandPlace>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  PipelineExplorer: ({ figure, caption }: { readonly figure: string; readonly caption: string }) => (
    <figure id={figureId(figure)} className="figure-wide">
      <IslandPlace kind="pipelineExplorer" data={{ figure }}>
        <ExplorerStatic figure={figure} />
      </IslandPlace>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  FollowSlowest: ({ figure, children }: { readonly figure: string; readonly children: string }) => (
    <IslandPlace kind="followBatch" inline data={{ figure, text: children, href: "#pipeline-visualisation" }}>
      <a href="#pipeline-visualisation">{children}</a>
    </IslandPlace>
  ),
  Throughput: ({ figure, caption }: { readonly figure: string; readonly caption: string }) => (
    <figure id={figureId(figure)} className="figure-wide">
      <IslandPlace kind="throughput" data={{ figure }}>
        <ThroughputStatic figure={figure} />
      </IslandPlace>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  Memory: ({ figure, caption }: { readonly figure: string; readonly caption: string }) => (
    <figure id={figureId(figure)} className="figure-wide">
      <IslandPlace kind="memory" data={{ figure }}>
        <MemoryStatic figure={figure} />
      </IslandPlace>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  Diagnostic: ({ caption }: { readonly caption: string }) => (
    <figure className="figure-wide" id="diagnosis">
      <IslandPlace kind="diagnostic" data={diagnosticData()}>
        <DiagnosticStatic cases={CASES} />
      </IslandPlace>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  FreeDiagnosis: ({ caption }: { readonly caption: string }) => {
    const nodes = flatTreeOf(CASES);
    return (
      <figure id="own-machine">
        <IslandPlace kind="freeDiagnosis" data={{ tree: JSON.stringify(nodes) }}>
          <FreeDiagnosisStatic nodes={nodes} />
        </IslandPlace>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  },
};
