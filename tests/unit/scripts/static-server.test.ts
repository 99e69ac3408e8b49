import type { Server } from "node:http";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "@/scripts/tools/listen.mjs";
import { sealFolder } from "@/scripts/tools/seal.mjs";
import { belowBasePath, createStaticServer } from "@/scripts/tools/static-server.mjs";

const html = (text: string) =>
  `<html><head><meta charset="utf-8"></head><body>${text} ${"word ".repeat(400)}</body></html>`;

let folder = "";
const servers: Server[] = [];

const serve = async (basePath: string) => {
  const server = await createStaticServer(folder, basePath);
  servers.push(server);
  return listen(server, 0);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "_next/static"), { recursive: true });
  await mkdir(join(folder, "about"));
  await writeFile(join(folder, "index.html"), html("Home"));
  await writeFile(join(folder, "about/index.html"), html("About"));
  await writeFile(join(folder, "404.html"), html("Nothing here"));
  await writeFile(join(folder, "_next/static/a1b2.js"), "1;".repeat(400));
  await writeFile(join(folder, "measure.py"), "print(1)");
  await writeFile(join(folder, ".stamp.json"), "{}");
  await sealFolder(folder);
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true });
});

describe("createStaticServer", () => {
  it("serves a page with and without a slash at its end, to be asked for again", async () => {
    const address = await serve("");
    for (const path of ["/about", "/about/", "/about?x=1"]) {
      const response = await fetch(address + path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("About");
    }
  });

  it("answers an unchanged page with 304", async () => {
    const address = await serve("");
    const etag = (await fetch(address)).headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });

  it("lets browsers keep files that carry a hash", async () => {
    const response = await fetch(`${await serve("")}/_next/static/a1b2.js`);
    expect(response.headers.get("cache-control")).toBe("public,max-age=31536000,immutable");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["br", "gzip"])("sends the %s twin to who accepts it", async (encoding) => {
    const response = await fetch(await serve(""), { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toContain("Home");
  });

  it("shows a script for readers as text", async () => {
    const response = await fetch(`${await serve("")}/measure.py`);
    expect(response.headers.get("content-type")).toBe("text/x-python;charset=utf-8");
  });

  it.each(["/none", "/none/", "/.stamp.json", "/%2e%2e/package.json", "/%E0%A4%A"])(
    "answers %s with 404 and the page for it",
    async (path) => {
      const response = await fetch((await serve("")) + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Nothing here");
    },
  );

  it("takes no request that would change something", async () => {
    const response = await fetch(await serve(""), { method: "POST", body: "x" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("serves below its base path only", async () => {
    const address = await serve("/folder");
    expect(await (await fetch(`${address}/folder/about/`)).text()).toContain("About");
    expect((await fetch(`${address}/about/`)).status).toBe(404);
  });
});

describe("belowBasePath", () => {
  it.each([
    ["/x?y", "", "/x?y"],
    ["/a/x", "/a", "/x"],
    ["/a", "/a", "/"],
    ["/a?y", "/a", "/?y"],
    ["/ab", "/a", undefined],
    ["/", "/a", undefined],
  ])("%s under base path %j is %s", (url, basePath, expected) => {
    expect(belowBasePath(url, basePath)).toBe(expected);
  });
});
