import type { Entry } from "./difference";
import { problem, type Problem } from "./problem";

/** Far longer than any link that this site writes. */
const LONGEST_QUERY = 32_768;

/** The keys and texts of a query; of several with one key the first counts. Never throws. */
export function readEntries(query: string, problems: Problem[]): Map<string, string> {
  const entries = new Map<string, string>();
  if (query.length > LONGEST_QUERY) {
    problems.push(problem("link", `${query.length} characters`, `up to ${LONGEST_QUERY} characters`));
    return entries;
  }
  const repeated = new Set<string>();
  for (const [key, text] of new URLSearchParams(query.replace(/^[?#]/, ""))) {
    if (!entries.has(key)) entries.set(key, text);
    else if (!repeated.has(key)) {
      repeated.add(key);
      problems.push(problem(key, `${key} more than once`, "one value; the first counts"));
    }
  }
  return entries;
}

/** A query that says the entries. Commas stay legible. */
export function writeEntries(entries: readonly Entry[]): string {
  return entries
    .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text).replaceAll("%2C", ",")}`)
    .join("&");
}
