import type { ReactNode } from "react";

/** What a section comes down to, at its end. */
export function Takeaway({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="takeaway" aria-label="In short">
      <p className="callout-title">In short</p>
      {children}
    </aside>
  );
}
