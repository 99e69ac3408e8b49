import Head from "next/head";
import Link from "next/link";

export default function NotFound() {
  return (
    <main>
      <Head>
        <title>Page not found · DataLoader, explained</title>
      </Head>
      <h1>Page not found</h1>
      <p>
        Nothing lives at this address. <Link href="/">Go to the first page.</Link>
      </p>
    </main>
  );
}
