import { figures } from "./dataloader-pipeline/figures";
import { SHOWN } from "./dataloader-pipeline/shown";
import { linkTo, type Shown } from "./shown";

/** The link of a state that a sentence sends its reader to. Throws for a state that nobody named. */
export function linkOf(id: string): string {
  const shown = new Map<string, Shown>(Object.entries(SHOWN)).get(id);
  if (shown === undefined) throw new Error(`<Show of="${id}">: no such state.`);
  return linkTo(shown, figures).href;
}
