import type { GetStaticProps } from "next";
import { PageHead } from "@/components/article/PageHead";
import { Prose } from "@/components/article/Prose";
import { renderSimulator } from "@/content/simulator/render";
import type { PageAbout } from "@/lib/site/about";

interface SimulatorProps {
  readonly about: PageAbout;
  readonly html: string;
}

/** How far the simulator can be trusted. */
export default function Simulator({ about, html }: SimulatorProps) {
  return (
    <main id="main" className="article">
      <PageHead about={about} />
      <header className="article-head">
        <h1>{about.title}</h1>
      </header>
      <Prose html={html} />
    </main>
  );
}

export const getStaticProps: GetStaticProps<SimulatorProps> = () => ({
  props: {
    about: {
      path: "/about/simulator/",
      title: "How good is the simulator?",
      description:
        "The simulator against recorded runs of PyTorch’s DataLoader: predicted against measured, errors by workload, worst cases by name, constants with their evidence.",
      article: null,
    },
    html: renderSimulator(),
  },
});
