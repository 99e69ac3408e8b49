/** What a reader wants to know of an article before reading it. */
export interface ArticleFactsProps {
  /** ISO date of the last change. */
  readonly date: string;
  readonly difficulty: string;
  readonly tags: readonly string[];
  /** Computed from the words of the prose. */
  readonly readingMinutes: number;
}

/** How long, how hard, when, and about what. */
export function ArticleFacts({ date, difficulty, tags, readingMinutes }: ArticleFactsProps) {
  return (
    <>
      <p className="text-note text-ink-muted">
        {readingMinutes} min read · {difficulty} · <time dateTime={date}>{date}</time>
      </p>
      <ul className="tags" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  );
}
