import Head from "next/head";
import { PageLink } from "./PageLink";

/** An article as the front page lists it. */
export interface HomeArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly readingMinutes: number;
}

const DESCRIPTION =
  "How training data reaches a GPU: an interactive article on PyTorch’s DataLoader, driven by one simulator.";

/** What the site is, and its articles. */
export function HomePage({ articles }: { readonly articles: readonly HomeArticle[] }) {
  return (
    <main id="main" className="page">
      <Head>
        <title>DataLoader, explained</title>
        <meta name="description" content={DESCRIPTION} />
      </Head>
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
