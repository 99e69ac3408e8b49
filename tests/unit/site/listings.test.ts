import { describe, expect, it } from "vitest";
import { feedXml, robotsTxt, sitemapXml } from "@/scripts/site/listings";
import { readPage, type SitePage } from "@/scripts/site/pages";
import { withFontPreloads } from "@/scripts/site/preloads";
import { linesOf } from "@/scripts/site/socialPicture";

const article: SitePage = {
  path: "/concepts/a/b/",
  title: "Copies & <streams>",
  description: "What a copy costs.",
  date: "2026-11-30",
};
const plain: SitePage = { path: "/", title: "Home", description: "", date: null };
const published = { url: "https://example.org", basePath: "/loader" };
const local = { url: "", basePath: "" };

describe("the listings of the site", () => {
  it("carry full addresses, below the base path, once the host is known", () => {
    expect(sitemapXml([plain, article], published)).toContain(
      "<loc>https://example.org/loader/concepts/a/b/</loc><lastmod>2026-11-30</lastmod>",
    );
    expect(feedXml([plain, article], published, "Site")).toContain(
      "<link>https://example.org/loader/concepts/a/b/</link>",
    );
    expect(robotsTxt(published)).toContain("Sitemap: https://example.org/loader/sitemap.xml");
  });

  it("say so, and invent no host, while it is not", () => {
    for (const xml of [sitemapXml([article], local), feedXml([article], local, "Site")]) {
      expect(xml).toContain("Built without SITE_URL");
      expect(xml.replace("http://www.sitemaps.org", "")).not.toMatch(/https?:\/\/[^…]/);
    }
    expect(robotsTxt(local)).not.toContain("Sitemap");
  });

  it("hold articles only in the feed, and escape what they say", () => {
    const feed = feedXml([plain, article], published, "Site");
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feed).toContain("<title>Copies &amp; &lt;streams&gt;</title>");
    expect(feed).toContain("<pubDate>Mon, 30 Nov 2026 00:00:00 GMT</pubDate>");
  });
});

describe("readPage", () => {
  it("takes a page at its word", () => {
    const html =
      '<meta property="og:title" content="A &amp; B"><meta property="article:published_time" content="2026-11-30">';
    expect(readPage("/a/", html)).toEqual({
      path: "/a/",
      title: "A & B",
      description: "",
      date: "2026-11-30",
    });
  });

  it("passes over a page that says nothing", () => {
    expect(readPage("/404/", "<title>Not found</title>")).toBeNull();
  });
});

describe("the head and the picture of a page", () => {
  it("asks for the two fonts of the first screen, by the names that the build gave them", () => {
    const media = ["newsreader-italic.1.woff2", "newsreader-roman.2.woff2", "recursive.3.woff2", "x.png"];
    const html = withFontPreloads("<head></head>", media, "/loader");
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/loader/_next/static/media/newsreader-roman.2.woff2"',
      'href="/loader/_next/static/media/recursive.3.woff2"',
    ]);
  });

  it("breaks a title between words, and refuses one that does not fit", () => {
    expect(linesOf("How good is the simulator, really?")).toEqual(["How good is the simulator,", "really?"]);
    expect(() => linesOf("word ".repeat(20).trim())).toThrow("takes 4 lines; allowed are 2");
  });
});
