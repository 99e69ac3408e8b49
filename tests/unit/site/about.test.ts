import { describe, expect, it } from "vitest";
import { articleJson } from "@/components/article/articleJson";
import { readPageAbout } from "@/lib/site/about";
import { socialImagePath } from "@/lib/site/addresses";
import { reportHref } from "@/lib/site/report";

const about = {
  path: "/concepts/a/b/",
  title: "</script><b>",
  description: "d",
  article: { date: "2026-11-30", keywords: ["num_workers"], difficulty: "intermediate" },
};

describe("what a page says of itself", () => {
  it("is read from its props, or is nothing", () => {
    expect(readPageAbout({ pageProps: { about, html: "" } })).toEqual(about);
    expect(readPageAbout({ pageProps: {} })).toBeNull();
    expect(readPageAbout(undefined)).toBeNull();
  });

  it("cannot end the script that it stands in, and names no address without a host", () => {
    const text = articleJson(about);
    expect(text).not.toContain("<");
    const json: unknown = JSON.parse(text);
    expect(json).toMatchObject({
      "@type": "TechArticle",
      headline: about.title,
      datePublished: "2026-11-30",
    });
    expect(json).not.toHaveProperty("url");
  });

  it("has a picture of its own", () => {
    expect([socialImagePath("/"), socialImagePath("/about/simulator/")]).toEqual([
      "/social/home.png",
      "/social/about-simulator.png",
    ]);
  });
});

describe("reportHref", () => {
  const subject = { page: "P & Q", section: "Myths", version: "0.1.0 of 2026-11-30" };

  it("fills an issue's title and body where there is a page for issues", () => {
    const url = new URL(reportHref(subject, "https://example.org/issues/new"));
    expect(url.origin + url.pathname).toBe("https://example.org/issues/new");
    expect(url.searchParams.get("title")).toBe("Error in “Myths”");
    expect(url.searchParams.get("body")).toContain(
      "Page: P & Q\nSection: Myths\nVersion: 0.1.0 of 2026-11-30",
    );
  });

  it("opens a mail otherwise, to whom it was told or to nobody", () => {
    expect(reportHref(subject, "mailto:a@example.org")).toMatch(/^mailto:a@example\.org\?subject=Error%20in/);
    expect(reportHref(subject, "")).toMatch(/^mailto:\?subject=Error%20in.*&body=Page%3A%20P%20%26%20Q%0A/);
  });
});
