import type { Wish } from "@/lib/scenario-store";
import { figures } from "./dataloader-pipeline/figures";
import { SHOWN } from "./dataloader-pipeline/shown";
import { linkTo, type Shown } from "./shown";

/** The figure whose widget shows any run. */
const EXPLORER = "pipeline";

/** The link that opens the run of a figure in the explorer. Throws for a figure that nobody named. */
export function runLink(figure: string): string {
  const wish = new Map<string, Wish>(Object.entries(figures)).get(figure);
  if (wish === undefined) throw new Error(`No figure is called "${figure}".`);
  return linkTo({ figure: EXPLORER, wish }, figures).href;
}

/** The link of a state that a sentence sends its reader to. Throws for a state that nobody named. */
export function linkOf(id: string): string {
  const shown = new Map<string, Shown>(Object.entries(SHOWN)).get(id);
  if (shown === undefined) throw new Error(`<Show of="${id}">: no such state.`);
  return linkTo(shown, figures).href;
}
