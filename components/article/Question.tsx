import type { ReactNode } from "react";

/** The one question that a section answers, under its heading. */
export function Question({ children }: { readonly children: ReactNode }) {
  return <div className="question">{children}</div>;
}
