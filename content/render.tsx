import { renderToStaticMarkup } from "react-dom/server";
import { MDXProvider } from "@mdx-js/react";
import { FiguresProvider } from "@/components/article/figures";
import { createScenarioStore } from "@/lib/scenario-store";
import type { Article } from "./articles";
import { articleComponents } from "./components";
import { outlineOf, type OutlineEntry, wordCount } from "./outline";
import { withKeptPunctuation } from "./punctuation";
import { withReports } from "./report";

/** An article as a page needs it: prose as HTML, and what was read off it. */
export interface RenderedArticle {
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly readingMinutes: number;
}

/** Adults read about this many words of expository prose a minute (Brysbaert 2019, doi:10.1016/j.jml.2019.104047: 238). */
const WORDS_PER_MINUTE = 238;

/** Renders an article's prose, static figures included. Runs at build. */
export function renderArticle({ meta, Prose, figures }: Article): RenderedArticle {
  const html = renderToStaticMarkup(
    <FiguresProvider store={createScenarioStore(figures)}>
      <MDXProvider components={articleComponents}>
        <Prose />
      </MDXProvider>
    </FiguresProvider>,
  );
  const outline = outlineOf(html);
  return {
    html: withReports(withKeptPunctuation(html), outline, meta),
    outline,
    readingMinutes: Math.max(1, Math.round(wordCount(html) / WORDS_PER_MINUTE)),
  };
}
