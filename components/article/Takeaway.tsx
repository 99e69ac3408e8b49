import type { ReactNode } from "react";

/** What a section comes down to, at its end. */
export function Takeaway({ children }: { readonly children: ReactNode }) {
  return (
    <section className="takeaway">
      <p className="callout-title">In short</p>
      {children}
    </section>
  );
}
