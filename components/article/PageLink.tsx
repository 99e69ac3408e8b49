import type { ReactNode } from "react";
import { hrefOf } from "@/lib/site/paths";

interface PageLinkProps {
  /** Path of the page below the base path, with slashes at both ends. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another page: a plain anchor, so that no page prefetches another's code. */
export function PageLink({ to, className, children }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} className={className}>
      {children}
    </a>
  );
}
