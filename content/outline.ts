/** A section's heading, for the contents list. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

/** The sections of rendered prose. */
export function outlineOf(html: string): readonly OutlineEntry[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    id,
    text: textOf(inner),
  }));
}

/** The words of rendered prose; figures, programs and the list of sources are not read word by word. */
export function wordCount(html: string): number {
  const prose = html.replace(/<(svg|pre|figure|footer)\b[\s\S]*?<\/\1>/g, " ");
  return textOf(prose).split(/\s+/).filter(Boolean).length;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "’");
}
