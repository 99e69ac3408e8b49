import type { PageAbout } from "@/lib/site/about";
import { PageHead } from "./PageHead";
import { PageLink } from "./PageLink";

/** An article as the front page lists it. */
export interface HomeArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly readingMinutes: number;
}

interface HomePageProps {
  readonly about: PageAbout;
  readonly articles: readonly HomeArticle[];
}

/** What the site is, and its articles. */
export function HomePage({ about, articles }: HomePageProps) {
  return (
    <main id="main" className="page">
      <PageHead about={about} />
      <h1>Why is my GPU waiting?</h1>
      <p className="lead">
        PyTorch’s DataLoader decides how training data reaches a GPU. Here you can watch it work, change its
        arguments, and see at every moment what the GPU waits for.
      </p>
      <ul className="home-articles">
        {articles.map(({ path, title, description, readingMinutes }) => (
          <li key={path}>
            <h2>
              <PageLink to={path}>{title}</PageLink>
            </h2>
            <p>{description}</p>
            <p className="text-note text-ink-muted">{readingMinutes} min</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
