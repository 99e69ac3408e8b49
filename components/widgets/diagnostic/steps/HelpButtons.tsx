import { plural } from "@/lib/words/plural";

interface HelpButtonsProps {
  /** Hints that are left. */
  readonly left: number;
  readonly hint: () => void;
  readonly show: () => void;
}

/** Hints for points, and the answer for all of them. */
export function HelpButtons({ left, hint, show }: HelpButtonsProps) {
  return (
    <>
      <button type="button" className="button-quiet" disabled={left === 0} onClick={hint}>
        Hint for a point ({plural(left, "left", "left")})
      </button>
      <button type="button" className="button-quiet" onClick={show}>
        Show me
      </button>
    </>
  );
}
