import type { ReactNode } from "react";

/** A rule of thumb in words, set off from the text. */
export function Formula({ children }: { readonly children: ReactNode }) {
  return <div className="formula">{children}</div>;
}
