import type { GetStaticProps } from "next";
import Head from "next/head";
import { Prose } from "@/components/article/Prose";
import { renderDesignLanguage } from "@/content/design-language/render";

interface DesignLanguageProps {
  readonly html: string;
}

/** How the site looks, and why. */
export default function DesignLanguage({ html }: DesignLanguageProps) {
  return (
    <main id="main" className="article">
      <Head>
        <title>Design language · DataLoader, explained</title>
        <meta
          name="description"
          content="Type, colours, controls, and the words, glyphs and textures of the pipeline’s stages, with contrast and colour distances measured at build."
        />
      </Head>
      <header className="article-head">
        <h1>Design language</h1>
      </header>
      <Prose html={html} />
    </main>
  );
}

export const getStaticProps: GetStaticProps<DesignLanguageProps> = () => ({
  props: { html: renderDesignLanguage() },
});
