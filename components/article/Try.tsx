import type { ReactNode } from "react";

/** The one thing to do in a section. */
export function Try({ children }: { readonly children: ReactNode }) {
  return (
    <section className="callout try">
      <p className="callout-title">Try it</p>
      {children}
    </section>
  );
}
