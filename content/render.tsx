import { renderToStaticMarkup } from "react-dom/server";
import { MDXProvider } from "@mdx-js/react";
import { FiguresProvider } from "@/components/article/figures";
import { createScenarioStore } from "@/lib/scenario-store";
import type { Article } from "./articles";
import { articleComponents } from "./components";

/** A section's heading, for the contents list. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

/** An article as a page needs it: prose as HTML, and what was read off it. */
export interface RenderedArticle {
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly readingMinutes: number;
}

/** Adults read about this many words of expository prose a minute (Brysbaert 2019, doi:10.1016/j.jml.2019.104047: 238). */
const WORDS_PER_MINUTE = 238;

/** Renders an article's prose, static figures included. Runs at build. */
export function renderArticle({ Prose, figures }: Article): RenderedArticle {
  const html = renderToStaticMarkup(
    <FiguresProvider store={createScenarioStore(figures)}>
      <MDXProvider components={articleComponents}>
        <Prose />
      </MDXProvider>
    </FiguresProvider>,
  );
  return {
    html,
    outline: outlineOf(html),
    readingMinutes: Math.max(1, Math.round(wordCount(html) / WORDS_PER_MINUTE)),
  };
}

function outlineOf(html: string): readonly OutlineEntry[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    id,
    text: textOf(inner),
  }));
}

function wordCount(html: string): number {
  const prose = html.replace(/<(svg|pre|figure|footer)\b[\s\S]*?<\/\1>/g, " ");
  return textOf(prose).split(/\s+/).filter(Boolean).length;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "’");
}
