/** The service worker: once visited, the site works without a network. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Served for others than readers, or large and only ever downloaded: the reader's cache does without.
 * Compressed twins hold nothing of their own.
 */
const notKept =
  /^(social|recorded|_next\/data)\/|^(sitemap|feed)\.xml$|^(robots\.txt|sw\.js|404\/index\.html)$|(^|\/)\.|\.(br|gz)$/;

/**
 * The address of an exported file, relative to the site's folder.
 * @param {string} file e.g. `about/simulator/index.html`
 */
const addressOf = (file) => file.replace(/(^|\/)index\.html$/, "$1") || "./";

/**
 * The worker's program. Pages come from the network first and from the cache when there is none; files
 * whose name holds a hash of their content come from the cache first. A cache holds one whole version
 * and nothing else, and a new worker waits until no page of the old version is open: so no page ever
 * gets a part of another version.
 * @param {readonly string[]} addresses relative to the site's folder
 * @param {string} version changes whenever any of the files does
 */
export const workerSource = (addresses, version) => `"use strict";
const scope = new URL("./", self.location.href);
const prefix = "site " + scope.pathname + " ";
const name = prefix + ${JSON.stringify(version)};
const addresses = ${JSON.stringify(addresses)};

self.addEventListener("install", (event) => {
  const requests = addresses.map((address) =>
    new Request(new URL(address, scope), { cache: isHashed(address) ? "default" : "no-cache" }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (isHashed(url.pathname.slice(scope.pathname.length))) event.respondWith(fromCacheFirst(request));
  else event.respondWith(fromNetworkFirst(request, url));
});

function isHashed(address) {
  return address.startsWith("_next/static/");
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)));
}

async function fromCacheFirst(request) {
  const cache = await caches.open(name);
  const found = await cache.match(request.url);
  // An answer of one's own has the address of its request, with the fragment that web workers read.
  return found === undefined ? fetch(request) : new Response(found.body, { headers: found.headers });
}

async function fromNetworkFirst(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(name);
    const address = url.origin + url.pathname;
    const found = (await cache.match(address)) ?? (await cache.match(address + "/"));
    if (found !== undefined) return found;
    const notFound = request.mode === "navigate" ? await cache.match(new URL("404.html", scope)) : undefined;
    if (notFound === undefined) throw error;
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  }
}
`;

/**
 * Writes the worker of a sealed folder.
 * @param {string} folder
 * @returns {Promise<number>} how many files it keeps
 */
export const writeWorker = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !notKept.test(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(folder, file)));
  const version = hash.digest("hex").slice(0, 16);
  await writeFile(join(folder, "sw.js"), workerSource(files.map(addressOf), version));
  return files.length;
};
