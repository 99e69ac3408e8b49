import Head from "next/head";

export default function Home() {
  return (
    <main>
      <Head>
        <title>DataLoader, explained</title>
      </Head>
      <h1>DataLoader, explained</h1>
    </main>
  );
}
