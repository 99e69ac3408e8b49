/** A section of an article. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** The script may write before React has come, so React must not look into the element. */
const NOTHING_YET = { __html: "" };

/**
 * The sections of an article as links, folded until asked for. On wide windows they stand beside the
 * text. `readingScript` marks the section that is being read and writes its name beside the word.
 */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Contents" className="article-contents">
      <details suppressHydrationWarning>
        <summary>
          Contents
          <span data-section-now="" dangerouslySetInnerHTML={NOTHING_YET} />
        </summary>
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} suppressHydrationWarning>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
