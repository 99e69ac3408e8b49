import { basesOf } from "@/components/widgets/share/address";
import type { Figures, Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, type Problem, type View, writeShare } from "@/lib/share";

/** A state of a widget that a sentence sends its reader to. */
export interface Shown {
  /** The figure whose widget opens. */
  readonly figure: string;
  /** What its link starts from; the figure's own scenario when left out. */
  readonly preset?: string;
  readonly wish: Wish;
  readonly view?: Partial<View>;
}

/** The link that opens a widget of the same page in a state, and whatever the link can't carry. */
export function linkTo(
  { figure, preset = figure, wish, view }: Shown,
  figures: Figures,
): { readonly href: string; readonly problems: readonly Problem[] } {
  const own = figures[figure];
  if (own === undefined) throw new Error(`No figure is called "${figure}".`);
  const link = writeShare({ preset, wish, view: { ...EMPTY_VIEW, ...view } }, basesOf(figure, own));
  return { href: `?figure=${figure}&${link.query}#${figureId(figure)}`, problems: link.problems };
}

/** Id of the element that holds a figure's widget. */
export function figureId(figure: string): string {
  return `figure-${figure}`;
}
