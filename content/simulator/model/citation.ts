import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What `CITATION.cff` says, in one line for a list of references. */
export function citationLine(): string {
  const cff = citationFile();
  const field = (name: string): string => {
    const value = new RegExp(`^(?:  - )?${name}: "?(.*?)"?$`, "m").exec(cff)?.[1];
    if (value === undefined) throw new Error(`CITATION.cff: found no ${name}.`);
    return value;
  };
  const year = field("date-released").slice(0, 4);
  return `${field("name")} (${year}). ${field("title")}. Version ${field("version")}. Software and recorded runs, ${field("license")} licence.`;
}

/** The text of `CITATION.cff`. */
export function citationFile(): string {
  return readFileSync(join(process.cwd(), "CITATION.cff"), "utf8").trim();
}
