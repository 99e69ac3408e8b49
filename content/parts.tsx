import type { ReactNode } from "react";
import type { MDXComponents } from "mdx/types";
import { Callout } from "@/components/article/Callout";
import { Cite } from "@/components/article/Cite";
import { Claim } from "@/components/article/Claim";
import { Code } from "@/components/article/Code";
import { Fact } from "@/components/article/Fact";
import { Formula } from "@/components/article/Formula";
import { KeyTakeaways } from "@/components/article/KeyTakeaways";
import { Myth } from "@/components/article/Myth";
import { Reading } from "@/components/article/Reading";
import { Question } from "@/components/article/Question";
import { References } from "@/components/article/References";
import { RelatedConcepts } from "@/components/article/RelatedConcepts";
import { Show } from "@/components/article/Show";
import { TableScroll } from "@/components/article/TableScroll";
import { Takeaway } from "@/components/article/Takeaway";
import { Try } from "@/components/article/Try";
import { citationsOf } from "./citations";
import { factOf } from "./facts";
import { relatedConcepts } from "./related";
import { linkOf } from "./links";
import { sourceOf } from "./sources";

interface Planned {
  readonly slug: string;
}

/** The parts of an article's prose: questions, code, myths, and numbers and citations with their evidence. */
export const articleParts: MDXComponents = {
  Callout,
  Claim,
  Code,
  Formula,
  KeyTakeaways,
  Myth,
  Question,
  Takeaway,
  Try,
  Fact: ({ id }: { readonly id: string }) => <Fact id={id} fact={factOf(id)} />,
  Cite: ({ of }: { readonly of: string }) => <Cite id={of} source={sourceOf(of)} />,
  Reading: ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
    <Reading source={sourceOf(of)}>{children}</Reading>
  ),
  References: ({ article }: { readonly article: string }) => <References {...citationsOf(article)} />,
  RelatedConcepts: ({ of }: { readonly of: readonly Planned[] }) => (
    <RelatedConcepts concepts={relatedConcepts(of.map(({ slug }) => slug))} />
  ),
  Show: ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
    <Show href={linkOf(of)}>{children}</Show>
  ),
  table: TableScroll,
};
