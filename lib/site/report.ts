/** Where reports go, from `site.config.mjs`: a page that takes `title` and `body`, `mailto:` and an address, or empty. */
const REPORT_URL = process.env.NEXT_PUBLIC_REPORT_URL ?? "";

/** Stands in a report where the sentence belongs, until somebody has chosen one. */
export const SENTENCE_PLACE = "(the sentence)";

/** What a report is about. */
export interface ReportSubject {
  readonly page: string;
  readonly section: string;
  /** Of the site, as `package.json` has it, with the date of the page. */
  readonly version: string;
}

/**
 * The address that opens a report which only waits for its reason: an issue, or a mail, which has
 * no recipient where nobody has configured one.
 */
export function reportHref(subject: ReportSubject, to: string = REPORT_URL): string {
  const title = encodeURIComponent(`Error in “${subject.section}”`);
  const body = encodeURIComponent(bodyOf(subject));
  if (to.startsWith("https:")) return `${to}?title=${title}&body=${body}`;
  return `${to === "" ? "mailto:" : to}?subject=${title}&body=${body}`;
}

function bodyOf({ page, section, version }: ReportSubject): string {
  return [
    `Page: ${page}`,
    `Section: ${section}`,
    `Version: ${version}`,
    "",
    `> ${SENTENCE_PLACE}`,
    "",
    "What is wrong, and how do you know?",
    "",
  ].join("\n");
}
