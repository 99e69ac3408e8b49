import { memo } from "react";
import { proseHtml } from "./proseHtml";

interface ProseProps {
  readonly html: string;
  /** A whole article with its surroundings: the main part of a page. */
  readonly isArticle?: boolean;
}

/**
 * Prose as HTML from our own build, never from a reader. React leaves it alone after the first
 * paint, so that islands can move into it; the export leaves its copy out of the page's data.
 */
export const Prose = memo(function Prose({ html, isArticle = false }: ProseProps) {
  return isArticle ? (
    <main
      id="main"
      className="article has-contents"
      dangerouslySetInnerHTML={{ __html: proseHtml(html, "main") }}
    />
  ) : (
    <div className="prose" dangerouslySetInnerHTML={{ __html: proseHtml(html, ".prose") }} />
  );
});
