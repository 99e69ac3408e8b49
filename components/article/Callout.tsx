import type { ReactNode } from "react";

interface CalloutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A remark that stands beside the text: a limit, a warning, a condition. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <section className="callout">
      <p className="callout-title">{title}</p>
      {children}
    </section>
  );
}
