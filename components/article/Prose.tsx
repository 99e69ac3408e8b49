import { memo } from "react";

/**
 * Prose as HTML from our own build, never from a reader. React leaves it alone after the first
 * paint, so that islands can move into it; the export leaves its copy out of the page's data.
 */
export const Prose = memo(function Prose({ html }: { readonly html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
});
