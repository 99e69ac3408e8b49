import { hrefOf } from "@/lib/site/paths";

/** High enough for the picture and its settings; what is below can be scrolled to. */
const HEIGHT = 900;

/** HTML that shows a widget on another page in the state of `address`, a link to it on this site. */
export function embedCode(address: string, widget: string, title: string): string {
  const { origin, search } = new URL(address);
  const source = `${origin}${hrefOf(`/embed/${widget}/`)}${search}`.replaceAll("&", "&amp;");
  return `<iframe src="${source}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}
