import type { ReactNode } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import { isOtherWorkload } from "@/lib/share";

/** Where a scenario starts from and how its link is written. */
export interface Origin {
  /** Id of the base that the scenario started from. */
  readonly base: string;
  /** Id and wish of the figure's own scenario. */
  readonly ownBase: string;
  readonly original: Wish;
  /** What “Reset” brings back. */
  readonly baseWish: Wish;
  readonly startFrom: (base: string, wish: Wish) => void;
  readonly address: () => string;
}

/** Scenarios to start from, under a heading of their own if they have one. */
export interface StartGroup {
  readonly title: string | null;
  readonly options: readonly { readonly id: string; readonly name: string; readonly wish: Wish }[];
}

interface ScenarioBarProps {
  readonly figure: string;
  readonly store: ScenarioStore;
  readonly origin: Origin;
  readonly groups: readonly StartGroup[];
  /** What the figure’s own scenario is called. */
  readonly own?: string;
  /** The reader goes back to a start: by another one, or by “Reset”. */
  readonly onStart?: () => void;
  /** More buttons, before the link. */
  readonly children?: ReactNode;
}

/** Where to start from, the way back and forth, the link. */
export function ScenarioBar({
  figure,
  store,
  origin,
  groups,
  own = "the article’s example",
  onStart,
  children,
}: ScenarioBarProps) {
  const { past, future } = store.history(figure);
  // What was typed or carried here is no longer the workload that it started from.
  const isOwn = isOtherWorkload(origin.baseWish, store.wish(figure));
  const nameOf = (id: string, name: string) =>
    isOwn && id === origin.base ? `your numbers, from: ${name}` : name;
  const choose = (id: string) => {
    const chosen = groups.flatMap(({ options }) => options).find((option) => option.id === id);
    const wish = chosen?.wish ?? origin.original;
    origin.startFrom(id, wish);
    store.set(figure, wish);
    onStart?.();
  };
  return (
    <div className="widget-toolbar" role="group" aria-label="Scenario">
      <label className="widget-preset">
        <span>Start from</span>
        <select
          className="select"
          value={origin.base}
          onChange={(event) => {
            choose(event.currentTarget.value);
          }}
        >
          <option value={origin.ownBase}>{nameOf(origin.ownBase, own)}</option>
          {groups.map(({ title, options }) => {
            const items = options.map(({ id, name }) => (
              <option key={id} value={id}>
                {nameOf(id, name)}
              </option>
            ));
            return title === null ? (
              items
            ) : (
              <optgroup key={title} label={title}>
                {items}
              </optgroup>
            );
          })}
        </select>
      </label>
      <button
        type="button"
        className="button-quiet"
        disabled={past.length === 0}
        onClick={() => {
          store.undo(figure);
        }}
      >
        Undo
      </button>
      <button
        type="button"
        className="button-quiet"
        disabled={future.length === 0}
        onClick={() => {
          store.redo(figure);
        }}
      >
        Redo
      </button>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          store.set(figure, origin.baseWish);
          onStart?.();
        }}
      >
        Reset
      </button>
      {children}
      <CopyButton label="Copy link" text={origin.address} />
    </div>
  );
}
