import { describe, expect, it } from "vitest";
import { withoutSecondProse } from "@/scripts/tools/page-data.mjs";

const page = (props: object) =>
  `<div class="prose"><p>Text</p></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
    props: { pageProps: props },
    page: "/x",
  }).replaceAll("<", "\\u003c")}</script>`;

const dataOf = (html: string): unknown =>
  JSON.parse(/__NEXT_DATA__" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");

describe("withoutSecondProse", () => {
  it("empties the copy of the prose and keeps the page and everything else", () => {
    const html = withoutSecondProse(page({ html: "<p>Text</p>", title: "a </script> in a title" }));
    expect(html).toContain('<div class="prose"><p>Text</p></div>');
    expect(dataOf(html)).toEqual({
      props: { pageProps: { html: "", title: "a </script> in a title" } },
      page: "/x",
    });
  });

  it("leaves pages without prose alone", () => {
    const other = page({ articles: [] });
    expect(withoutSecondProse(other)).toBe(other);
    expect(withoutSecondProse("<p>no data</p>")).toBe("<p>no data</p>");
  });
});
