import { Children, isValidElement, type ReactNode } from "react";

/** What scrolls must take the keyboard (WCAG 2.1.1), and what takes the keyboard needs a role and a name. */
export const SCROLLS = {
  role: "group",
  tabIndex: 0,
  "aria-label": "Table, scrolls sideways where it is wide",
};

/** From so many columns on a narrow screen has no room for the words in each. */
const MANY_COLUMNS = 4;

/** A table: on a narrow screen it scrolls, and the page does not. */
export function TableScroll({ children }: { readonly children?: ReactNode }) {
  const isWide = childrenOf(childrenOf(childrenOf(children)[0])[0]).length >= MANY_COLUMNS;
  return (
    <div className={isWide ? "table-scroll many-columns" : "table-scroll"} {...SCROLLS}>
      <table className="data-table">{children}</table>
    </div>
  );
}

/** What is in an element, or in a list of them: of a table its head, of a head its row, of a row its cells. */
function childrenOf(node: ReactNode): readonly ReactNode[] {
  const inside = isValidElement<{ readonly children?: ReactNode }>(node) ? node.props.children : node;
  return Children.toArray(inside).filter((child) => isValidElement(child));
}
