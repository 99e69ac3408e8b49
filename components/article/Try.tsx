import type { ReactNode } from "react";

/** The one thing to do in a section. */
export function Try({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="callout try" aria-label="Try it">
      <p className="callout-title">Try it</p>
      {children}
    </aside>
  );
}
