import type { GetStaticProps } from "next";
import { PageHead } from "@/components/article/PageHead";
import { Prose } from "@/components/article/Prose";
import { renderDesignLanguage } from "@/content/design-language/render";
import type { PageAbout } from "@/lib/site/about";

interface DesignLanguageProps {
  readonly about: PageAbout;
  readonly html: string;
}

/** How the site looks, and why. */
export default function DesignLanguage({ about, html }: DesignLanguageProps) {
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

export const getStaticProps: GetStaticProps<DesignLanguageProps> = () => ({
  props: {
    about: {
      path: "/about/design-language/",
      title: "Design language",
      description:
        "Type, colours, controls, and the words, glyphs and textures of the pipeline’s stages, with contrast and colour distances measured at build.",
      article: null,
    },
    html: renderDesignLanguage(),
  },
});
