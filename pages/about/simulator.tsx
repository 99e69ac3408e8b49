import type { GetStaticProps } from "next";
import Head from "next/head";
import { Prose } from "@/components/article/Prose";
import { renderSimulator } from "@/content/simulator/render";

interface SimulatorProps {
  readonly html: string;
}

/** How far the simulator can be trusted. */
export default function Simulator({ html }: SimulatorProps) {
  return (
    <main id="main" className="article">
      <Head>
        <title>How good is the simulator? · DataLoader, explained</title>
        <meta
          name="description"
          content="The simulator against recorded runs of PyTorch’s DataLoader: predicted against measured, errors by workload, worst cases by name, constants with their evidence."
        />
      </Head>
      <header className="article-head">
        <h1>How good is the simulator?</h1>
      </header>
      <Prose html={html} />
    </main>
  );
}

export const getStaticProps: GetStaticProps<SimulatorProps> = () => ({ props: { html: renderSimulator() } });
