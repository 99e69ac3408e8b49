/** Another article, or the plan of one. */
export interface RelatedConcept {
  readonly title: string;
  readonly summary: string;
  /** Null while the article is not written. */
  readonly href: string | null;
}

/** Articles around this one. One that is not written yet says so and is no link. */
export function RelatedConcepts({ concepts }: { readonly concepts: readonly RelatedConcept[] }) {
  return (
    <ul className="related-concepts">
      {concepts.map(({ title, summary, href }) => (
        <li key={title}>
          <h3>{href === null ? title : <a href={href}>{title}</a>}</h3>
          <p>{summary}</p>
          {href === null && <p className="related-unwritten">Not written yet</p>}
        </li>
      ))}
    </ul>
  );
}
