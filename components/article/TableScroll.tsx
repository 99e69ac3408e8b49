import type { ReactNode } from "react";

/** What scrolls must take the keyboard (WCAG 2.1.1), and what takes the keyboard needs a role and a name. */
export const SCROLLS = {
  role: "group",
  tabIndex: 0,
  "aria-label": "Table, scrolls sideways where it is wide",
};

/** A table: on a narrow screen it scrolls, and the page does not. */
export function TableScroll({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="table-scroll" {...SCROLLS}>
      <table className="data-table">{children}</table>
    </div>
  );
}
