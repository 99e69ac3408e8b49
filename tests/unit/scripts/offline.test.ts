import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { workerSource, writeWorker } from "@/scripts/tools/offline.mjs";

const HOME = "https://example.org/loader/";

/** A worker's surroundings: caches, a network that can be cut, and events that can be sent. */
function surroundings() {
  const stores = new Map<string, Map<string, string>>();
  const network = new Map<string, string>();
  const listeners = new Map<string, (event: object) => void>();
  const urlOf = (request: unknown) =>
    typeof request === "object" && request !== null && "url" in request
      ? String(request.url)
      : String(request);
  const fetchText = (url: string) => {
    const text = network.get(url.replace(/\?.*/, ""));
    return text === undefined ? Promise.reject(new Error("no network")) : Promise.resolve(new Response(text));
  };
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return Promise.resolve({
      addAll: async (requests: readonly unknown[]) => {
        const all = await Promise.all(
          requests.map(async (request) => (await fetchText(urlOf(request))).text()),
        );
        all.forEach((text, index) => store.set(urlOf(requests[index]), text));
      },
      match: (request: unknown) => {
        const text = store.get(urlOf(request));
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    });
  };
  const self = {
    location: { href: `${HOME}sw.js` },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  const start = (version: string, addresses: readonly string[]) => {
    runInNewContext(workerSource(addresses, version), {
      self,
      caches,
      URL,
      Request,
      Response,
      fetch: (request: unknown) => fetchText(urlOf(request)),
    });
  };
  const send = async (type: "install" | "activate") => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      waitUntil: (promise: Promise<unknown>) => {
        done = promise;
      },
    });
    await done;
  };
  const ask = async (address: string, mode = "navigate") => {
    let answer: Promise<Response> | undefined;
    listeners.get("fetch")?.({
      request: { method: "GET", mode, url: new URL(address, HOME).href },
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const response = await answer;
    return response === undefined ? "passed on" : `${response.status} ${await response.text()}`;
  };
  const publish = (files: Readonly<Record<string, string>>) => {
    network.clear();
    for (const [address, text] of Object.entries(files)) network.set(new URL(address, HOME).href, text);
  };
  return { start, send, ask, publish, stores };
}

const chunk = (name: string) => `_next/static/${name}.js`;

describe("the service worker", () => {
  it("answers with the newest page, and without a network with the one it kept", async () => {
    const { start, send, ask, publish } = surroundings();
    publish({ "./": "home 1", "404.html": "not found", [chunk("a1")]: "code 1" });
    start("1", ["./", "404.html", chunk("a1")]);
    await send("install");
    await send("activate");
    publish({ "./": "home 2" });
    expect(await ask("./?figure=hero")).toBe("200 home 2");
    publish({});
    expect(await ask("./?figure=hero")).toBe("200 home 1");
    expect(await ask(chunk("a1"), "no-cors")).toBe("200 code 1");
    expect(await ask("no-such-page/")).toBe("404 not found");
    expect(await ask("https://elsewhere.invalid/x")).toBe("passed on");
  });

  it("never mixes versions: a new page gets the new code, an old one nothing of it", async () => {
    const { start, send, ask, publish, stores } = surroundings();
    publish({ "./": "home 1", [chunk("a1")]: "code 1" });
    start("1", ["./", chunk("a1")]);
    await send("install");
    await send("activate");
    publish({ "./": "home 2", [chunk("b2")]: "code 2" });
    expect([await ask("./"), await ask(chunk("b2"), "no-cors")]).toEqual(["200 home 2", "200 code 2"]);
    publish({});
    expect(await ask("./")).toBe("200 home 1");
    await expect(ask(chunk("b2"), "no-cors")).rejects.toThrow("no network");

    publish({ "./": "home 2", [chunk("b2")]: "code 2" });
    start("2", ["./", chunk("b2")]);
    await send("install");
    await send("activate");
    publish({});
    expect([await ask("./"), await ask(chunk("b2"), "no-cors")]).toEqual(["200 home 2", "200 code 2"]);
    expect([...stores.keys()]).toEqual(["site /loader/ 2"]);
  });

  it("keeps nothing of a version that did not come whole", async () => {
    const { start, send, publish, stores } = surroundings();
    publish({ "./": "home 1" });
    start("1", ["./", chunk("missing")]);
    await expect(send("install")).rejects.toThrow("no network");
    expect([...stores.values()].every((store) => store.size === 0)).toBe(true);
  });
});

describe("writeWorker", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "offline-"));
    await mkdir(join(folder, "about"));
    await mkdir(join(folder, "social"));
    await writeFile(join(folder, "index.html"), "home");
    await writeFile(join(folder, "about/index.html"), "about");
    await writeFile(join(folder, "about/index.html.br"), "twin");
    await writeFile(join(folder, "social/home.png"), "picture");
    await writeFile(join(folder, ".stamp.json"), "{}");
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it("lists what a reader may open, and changes with its content only", async () => {
    expect(await writeWorker(folder)).toBe(2);
    const first = await readFile(join(folder, "sw.js"), "utf8");
    expect(first).toContain('["about/","./"]');
    await writeWorker(folder);
    expect(await readFile(join(folder, "sw.js"), "utf8")).toBe(first);
    await writeFile(join(folder, "about/index.html"), "about, changed");
    await writeWorker(folder);
    expect(await readFile(join(folder, "sw.js"), "utf8")).not.toBe(first);
  });
});
