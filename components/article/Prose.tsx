import { memo } from "react";

/**
 * Prose as HTML from our own build, never from a reader. React leaves it alone after the first
 * paint, so that islands can move into it; the export leaves its copy out of the page's data.
 */
export const Prose = memo(function Prose({ html }: { readonly html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={htmlOf(html)} />;
});

/**
 * React reads the HTML only where it has to make the element anew, in the browser: when something, such
 * as an extension, changed the page before React came. What the build wrote then still stands there.
 */
function htmlOf(html: string): { readonly __html: string } {
  return {
    get __html() {
      return html === "" && typeof document !== "undefined"
        ? (document.querySelector(".prose")?.innerHTML ?? "")
        : html;
    },
  };
}
