import * as v from "valibot";

/** See {@link readPageAbout}. Dates are ISO days; an article has keywords, a plain page has none. */
const schema = v.object({
  pageProps: v.object({
    about: v.object({
      path: v.string(),
      title: v.string(),
      description: v.string(),
      article: v.nullable(
        v.object({ date: v.string(), keywords: v.array(v.string()), difficulty: v.string() }),
      ),
    }),
  }),
});

/** What a page says of itself to those who never see it: search engines, feeds, previews of links. */
export type PageAbout = v.InferOutput<typeof schema>["pageProps"]["about"];

/** What the props of a page say about it; null for a page that says nothing, such as that of a wrong address. */
export function readPageAbout(props: unknown): PageAbout | null {
  const read = v.safeParse(schema, props);
  return read.success ? read.output.pageProps.about : null;
}
