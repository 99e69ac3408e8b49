import type { ReactNode } from "react";

interface CalloutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A remark that stands beside the text: a limit, a warning, a condition. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <aside className="callout" aria-label={title}>
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  );
}
