/** Whether a bar was reached: a mark, and its word for who does not see it. */
export function Verdict({ reached }: { readonly reached: boolean }) {
  return (
    <span
      className={reached ? "bar-reached" : "bar-missed"}
      role="img"
      aria-label={reached ? "reached" : "missed"}
    >
      {reached ? "✓" : "✗"}
    </span>
  );
}
