/**
 * How a number or a statement is known. `measured`: a run of ours. `documented`: source code or
 * documentation says so. `cited`: somebody else measured it. `computed`: arithmetic anyone can repeat.
 * `assumed`: a choice of the model.
 */
export type Evidence = "measured" | "documented" | "cited" | "computed" | "assumed";

/** A place where something can be looked up. */
export interface Source {
  readonly title: string;
  /** As a citation in a sentence, e.g. `worker.py`. */
  readonly short: string;
  /** Who stands behind it. */
  readonly by: string;
  /** An address, or the path of a file of this site; null where the entry has to describe itself. */
  readonly url: string | null;
  /** Year or month of publication; null for living documents and threads. */
  readonly published: string | null;
  /** The version, part or place that was read, e.g. `PyTorch 2.14.1`. */
  readonly checkedWith: string;
  /** Day of the check, ISO. */
  readonly checkedOn: string;
}

/** One number, as it is printed, with what it means and where it comes from. */
export interface Fact {
  /** The text of the number with its unit. */
  readonly value: string;
  /** What was measured, computed or said, with the conditions: one or two sentences. */
  readonly what: string;
  readonly evidence: Evidence;
  /** Key of the source. */
  readonly source: string;
}
