/** Code that would break at a hyphen, an operator or its one space. */
const SHORT_CODE = /<code>([^<]{1,22})<\/code>/g;

const FACT_AND_SIGN = /(<button type="button" class="fact"[^>]*>[^<]*<\/button>)([.,;:)])/g;

/**
 * Prose in which short code stays on one line, and no line begins with the full stop of the one before:
 * a number that can be pressed is a box to the browser, which would break between it and a sign.
 */
export function withKeptPunctuation(html: string): string {
  return html
    .replace(SHORT_CODE, '<code class="kept">$1</code>')
    .replace(FACT_AND_SIGN, '<span class="kept">$1$2</span>');
}
