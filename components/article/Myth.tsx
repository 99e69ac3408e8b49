import type { ReactNode } from "react";

/** How a popular claim fares. */
export type MythVerdict = "false" | "depends" | "incomplete" | "unsupported";

const VERDICT_WORDS: Readonly<Record<MythVerdict, string>> = {
  false: "False",
  depends: "It depends",
  incomplete: "Incomplete",
  unsupported: "No source found",
};

interface MythProps {
  /** The claim, as others make it. */
  readonly claim: string;
  readonly verdict: MythVerdict;
  /** Id of the section that treats it. */
  readonly see: string;
  /** Its heading. */
  readonly section: string;
  /** What is true, with its evidence. */
  readonly children: ReactNode;
}

/** A popular claim and what is true about it. */
export function Myth({ claim, verdict, see, section, children }: MythProps) {
  return (
    <div className="myth" data-verdict={verdict}>
      <h3 className="myth-claim">“{claim}”</h3>
      <p className="myth-verdict">{VERDICT_WORDS[verdict]}</p>
      {children}
      <p className="myth-see">
        See <a href={`#${see}`}>{section}</a>
      </p>
    </div>
  );
}
