import type { ReactNode } from "react";

/** The article in a few sentences. Holds an ordered list. */
export function KeyTakeaways({ children }: { readonly children: ReactNode }) {
  return (
    <section className="takeaways" aria-label="Key takeaways">
      {children}
    </section>
  );
}
