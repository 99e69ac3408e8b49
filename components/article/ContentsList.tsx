/** A section of an article. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/**
 * The sections of an article as links, folded until asked for. On wide windows they stand beside the
 * text. `readingScript` marks the section that is being read and writes its name beside the word.
 */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Contents" className="article-contents">
      <details>
        <summary>
          Contents
          <span data-section-now="" />
        </summary>
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
