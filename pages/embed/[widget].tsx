import type { GetStaticPaths, GetStaticProps } from "next";
import { EmbedPage } from "@/components/article/EmbedPage";
import { Islands } from "@/components/widgets/islands/Islands";
import { EMBEDS, renderEmbed, type RenderedEmbed } from "@/content/embeds";

/** One widget alone, in the state of its address, for a frame on another page. */
export default function Embed({ figures, ...embed }: RenderedEmbed) {
  return (
    <>
      <EmbedPage {...embed} />
      <Islands figures={figures} />
    </>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: EMBEDS.map(({ widget }) => ({ params: { widget } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<RenderedEmbed> = ({ params }) => ({
  props: renderEmbed(String(params?.widget)),
});
