import { describe, expect, it } from "vitest";
import { withLateScripts } from "@/scripts/tools/late-scripts.mjs";

const ARTICLE = '<meta property="article:published_time" content="2026-01-01"/>';
const SCRIPTS = '<script src="/a.js" defer=""></script><script src="/b.js" defer=""></script>';

describe("withLateScripts", () => {
  it("takes the scripts of an article out of its head and hands their addresses to a loader, in order", () => {
    const page = withLateScripts(`<head>${ARTICLE}${SCRIPTS}</head><body></body>`);
    expect(page).not.toContain("<script src");
    expect(page).toMatch(/<script>\(function .*\(\["\/a\.js","\/b\.js"\]\)<\/script><\/head><body>/s);
  });

  it("leaves other pages as they are", () => {
    const page = `<head>${SCRIPTS}</head><body></body>`;
    expect(withLateScripts(page)).toBe(page);
  });
});
