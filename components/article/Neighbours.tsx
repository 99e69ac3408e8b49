import { PageLink } from "./PageLink";

/** A page to read before or after this one. */
export interface Neighbour {
  /** Path below the base path. */
  readonly path: string;
  readonly title: string;
}

/** See {@link Neighbours}; null at either end. */
export interface NeighboursProps {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** The pages before and after this one, in the order in which the site is meant to be read. */
export function Neighbours({ previous, next }: NeighboursProps) {
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous !== null && (
        <PageLink to={previous.path} className="neighbour">
          <span>Previous</span> {previous.title}
        </PageLink>
      )}
      {next !== null && (
        <PageLink to={next.path} className="neighbour neighbour-next">
          <span>Next</span> {next.title}
        </PageLink>
      )}
    </nav>
  );
}
