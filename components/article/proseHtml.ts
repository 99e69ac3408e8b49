/**
 * The HTML of a place in the page, as React takes it: what the build gave, or, where the page's data left its
 * copy out, what stands in the page. React asks at every visit whether there is HTML, and reads it only where
 * it has to make the element anew, in the browser: when something, such as an extension, changed the page
 * before React came. Written out on every visit, half a megabyte would keep a phone busy for a fifth of a second.
 */
export function proseHtml(html: string, place: string): string | { readonly toString: () => string } {
  return html === "" ? { toString: () => document.querySelector(place)?.innerHTML ?? "" } : html;
}
