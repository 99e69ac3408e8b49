import type { ReactNode } from "react";
import { ARTICLE_PATH, hrefOf } from "@/lib/site/paths";

interface ArticleLinkProps {
  /** Relative to the article: a query, a fragment. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link into the article: within it where the widget is a part of it, in a window of its own from a frame. */
export function ArticleLink({ href, children }: ArticleLinkProps) {
  const article = hrefOf(ARTICLE_PATH);
  if (window.location.pathname.startsWith(article)) return <a href={href}>{children}</a>;
  return (
    <a href={`${article}${href}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
