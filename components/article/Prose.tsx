import { memo } from "react";

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
    <main id="main" className="article has-contents" dangerouslySetInnerHTML={htmlOf(html, "main")} />
  ) : (
    <div className="prose" dangerouslySetInnerHTML={htmlOf(html, ".prose")} />
  );
});

/**
 * React reads the HTML only where it has to make the element anew, in the browser: when something, such
 * as an extension, changed the page before React came. What the build wrote then still stands there.
 */
function htmlOf(html: string, place: string): { readonly __html: string } {
  return {
    get __html() {
      return html === "" && typeof document !== "undefined"
        ? (document.querySelector(place)?.innerHTML ?? "")
        : html;
    },
  };
}
