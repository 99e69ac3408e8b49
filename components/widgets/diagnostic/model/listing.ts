import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));

const listedCase = v.object({ id: text, level: v.picklist([1, 2, 3]), title: text, topic: text });
const listedTasks = v.object({
  /** Name of the list in the progress. */
  list: text,
  title: text,
  /** Where the figure is. */
  href: text,
  tasks: v.array(v.object({ id: text, title: text })),
});

/** A case as the list shows it; the rest of it is fetched when somebody plays it. */
export type ListedCase = v.InferOutput<typeof listedCase>;

/** The tasks of one figure. */
export type ListedTasks = v.InferOutput<typeof listedTasks>;

const listing = v.object({ cases: v.array(listedCase), tasks: v.array(listedTasks) });

/** What the page says about cases and tasks without the code of either. */
export type Listing = v.InferOutput<typeof listing>;

/** Reads what the page wrote; throws when it is none of ours. */
export function readListing(json: string | undefined): Listing {
  return v.parse(listing, JSON.parse(json ?? ""));
}
