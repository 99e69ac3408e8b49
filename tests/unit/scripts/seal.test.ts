import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sealFolder } from "@/scripts/tools/seal.mjs";

const filler = "word ".repeat(400);
const html = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seal-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it("compresses the sealed page, so that every encoding carries the policy", async () => {
  await writeFile(join(folder, "index.html"), html(filler));
  expect(await sealFolder(folder)).toBe(1);
  const sealed = await readFile(join(folder, "index.html"), "utf8");
  expect(sealed).toContain("Content-Security-Policy");
  expect(brotliDecompressSync(await readFile(join(folder, "index.html.br"))).toString()).toBe(sealed);
  expect(gunzipSync(await readFile(join(folder, "index.html.gz"))).toString()).toBe(sealed);
});

it("leaves short and binary files without a twin", async () => {
  await writeFile(join(folder, "short.js"), "1");
  await writeFile(join(folder, "font.woff2"), filler);
  await sealFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(["font.woff2", "short.js"]);
});

it("names the page that cannot be sealed", async () => {
  await writeFile(join(folder, "bad.html"), html(`<p style="a:b">x</p>`));
  await expect(sealFolder(folder)).rejects.toThrow('bad.html: found <p style="a:b">');
});
