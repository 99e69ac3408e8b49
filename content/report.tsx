import { renderToStaticMarkup } from "react-dom/server";
import { ReportError } from "@/components/article/ReportError";
import { reportHref } from "@/lib/site/report";
import project from "../package.json";
import type { OutlineEntry } from "./outline";

const SECTION_START = /(?=<h2 id=")/;

/**
 * Prose with a place to report errors at the end of each section, and one for the sentence that a
 * reader has selected at the very end.
 */
export function withReports(
  html: string,
  outline: readonly OutlineEntry[],
  page: { readonly title: string; readonly date: string },
): string {
  const version = `${project.version} of ${page.date}`;
  const parts = html.split(SECTION_START).map((part) => {
    const section = outline.find(({ id }) => part.startsWith(`<h2 id="${id}"`));
    if (section === undefined) return part;
    const href = reportHref({ page: page.title, section: section.text, version });
    return part + renderToStaticMarkup(<ReportError section={section.text} href={href} />);
  });
  const href = reportHref({ page: page.title, section: page.title, version });
  const chosen = renderToStaticMarkup(
    <a className="report-selection" href={href} hidden>
      Report an error in this sentence
    </a>,
  );
  return parts.join("") + chosen;
}
