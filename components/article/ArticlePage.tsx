import Head from "next/head";
import { ContentsList, type ContentsEntry } from "./ContentsList";
import { Prose } from "./Prose";

/** What an article page shows. */
export interface ArticlePageProps {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change. */
  readonly date: string;
  readonly difficulty: string;
  readonly tags: readonly string[];
  readonly readingMinutes: number;
  readonly outline: readonly ContentsEntry[];
  /** The prose, rendered at build. */
  readonly html: string;
}

/** An article: title, contents, prose. */
export function ArticlePage(props: ArticlePageProps) {
  const { title, description, date, difficulty, tags, readingMinutes, outline, html } = props;
  return (
    <main id="main" className="article">
      <Head>
        <title>{`${title} · DataLoader, explained`}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={tags.join(", ")} />
      </Head>
      <header className="article-head">
        <h1>{title}</h1>
        <p className="text-note text-ink-muted">
          {readingMinutes} min · {difficulty} · <time dateTime={date}>{date}</time>
        </p>
      </header>
      <ContentsList entries={outline} />
      <Prose html={html} />
    </main>
  );
}
