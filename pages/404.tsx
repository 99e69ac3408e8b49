import Head from "next/head";
import { PageLink } from "@/components/article/PageLink";

/** What a wrong address shows. */
export default function NotFound() {
  return (
    <main id="main" className="page">
      <Head>
        <title>Page not found · DataLoader, explained</title>
      </Head>
      <h1>Page not found</h1>
      <p>
        Nothing lives at this address. The article is <PageLink to="/">one step away</PageLink>.
      </p>
    </main>
  );
}
