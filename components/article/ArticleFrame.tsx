import { ArticleFacts, type ArticleFactsProps } from "./ArticleFacts";
import { ContentsList, type ContentsEntry } from "./ContentsList";
import { Neighbours, type NeighboursProps } from "./Neighbours";

interface ArticleFrameProps extends ArticleFactsProps, NeighboursProps {
  readonly title: string;
  readonly outline: readonly ContentsEntry[];
  readonly prose: string;
}

/** An article within what surrounds it: title, contents, prose, and where to go on. Rendered at build only. */
export function ArticleFrame({ title, outline, prose, ...rest }: ArticleFrameProps) {
  return (
    <>
      <header className="article-head">
        <h1>{title}</h1>
        <ArticleFacts {...rest} />
      </header>
      <ContentsList entries={outline} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: prose }} />
      <Neighbours {...rest} />
    </>
  );
}
