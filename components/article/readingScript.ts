import { SENTENCE_PLACE } from "@/lib/site/report";
import { fillReports } from "./fillReports";
import { followSections } from "./followSections";
import { layOutInTurn } from "./layOutInTurn";

/**
 * What an article does for its reader besides its figures, as the text of a script in the document:
 * that keeps it out of the page's bundles. So its functions use their arguments and the browser only.
 */
export const READING_SCRIPT = [
  `(${followSections.toString()})()`,
  `(${fillReports.toString()})(${JSON.stringify(SENTENCE_PLACE)})`,
].join(";");

/** Runs in an article's head, before there is anything to lay out. */
export const IN_TURN_SCRIPT = `(${layOutInTurn.toString()})()`;
