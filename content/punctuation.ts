const FACT_AND_SIGN = /(<button type="button" class="fact"[^>]*>[^<]*<\/button>)([.,;:)])/g;

/**
 * Prose in which no line begins with the full stop of the one before: a number that can be pressed is a
 * box to the browser, which would break the line between it and the sign that follows.
 */
export function withKeptPunctuation(html: string): string {
  return html.replace(FACT_AND_SIGN, '<span class="kept">$1$2</span>');
}
