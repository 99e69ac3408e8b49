import type { ReactNode } from "react";

/** A section's heading, which is a link to itself. */
export function Heading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="heading">
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </h2>
  );
}
