import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { policyFor, sealHtml } from "@/scripts/tools/csp.mjs";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("sealHtml", () => {
  it("puts the policy right after the charset", () => {
    const sealed = sealHtml(page("<title>t</title>"));
    expect(sealed).toBe(
      page(`<meta http-equiv="Content-Security-Policy" content="${policyFor([])}"/><title>t</title>`),
    );
  });

  it("allows each inline script by its hash, once", () => {
    const script = "let a = '<b>&amp;</b>';\nlet b = 1;";
    const sealed = sealHtml(
      page(`<script>${script}</script>`, `<script>${script}</script><script>1</script>`),
    );
    expect(policyOf(sealed)).toContain(`script-src 'self' ${hashOf(script)} ${hashOf("1")};`);
  });

  it("allows modules but neither files nor data by hash", () => {
    const sealed = sealHtml(
      page(
        `<script src="/a.js"></script><script type="application/json">{}</script><script type="module">2</script>`,
      ),
    );
    expect(policyOf(sealed)).toContain(`script-src 'self' ${hashOf("2")};`);
  });

  it.each([
    ["a style attribute", `<p style="color:red">x</p>`, 'found <p style="color:red">'],
    ["a style element", "<style>p{}</style>", "found a <style> element"],
    ["a style inside an svg", `<svg><style>p{}</style></svg>`, "found a <style> element"],
    ["a style inside a template", `<template><i style="a:b">x</i></template>`, 'found <i style="a:b">'],
    ["an event handler", `<button onclick="go()">x</button>`, 'found <button onclick="go()">'],
  ])("refuses %s", (_what, body, message) => {
    expect(() => sealHtml(page("", body))).toThrow(message);
  });

  it("refuses a page that is sealed already", () => {
    expect(() => sealHtml(sealHtml(page("")))).toThrow("found a policy already");
  });

  it("refuses a page without a charset", () => {
    expect(() => sealHtml("<html><head></head><body></body></html>")).toThrow("found no <meta charset>");
  });

  it("lets text about styles pass", () => {
    const body = "<code>&lt;p style=&quot;color:red&quot;&gt;</code>";
    expect(sealHtml(page("", body))).toContain(body);
  });
});

describe("policyFor", () => {
  it("never allows what is unsafe or elsewhere", () => {
    expect(policyFor([hashOf("1")])).not.toMatch(/unsafe|https?:|\*/);
  });
});
