import type { ReactNode } from "react";

/** A remark that opens a widget of the page in the state in which it can be seen. */
export function Show({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <div className="show">
      <a href={href}>{children}</a>
    </div>
  );
}
