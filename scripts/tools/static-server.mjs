/** Serves an exported folder: right types, compression, caching and a 404 page of its own. */
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sirv from "sirv";

/** Next puts a hash of the content into every name below this folder. */
const hashedFiles = "/_next/static/";

const immutable = "public,max-age=31536000,immutable";
const revalidate = "no-cache";

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} pathname
 */
const setHeaders = (response, pathname) => {
  response.setHeader("Cache-Control", pathname.startsWith(hashedFiles) ? immutable : revalidate);
  if (pathname.endsWith(".py")) response.setHeader("Content-Type", "text/x-python;charset=utf-8");
};

/**
 * The part of an address below the base path.
 * @param {string} url path and query, as a request carries it
 * @param {string} basePath "" or "/folder"
 * @returns {string | undefined} undefined when the address lies outside
 */
export const belowBasePath = (url, basePath) => {
  if (!url.startsWith(basePath)) return undefined;
  const rest = url.slice(basePath.length);
  if (rest === "" || rest.startsWith("?")) return `/${rest}`;
  return rest.startsWith("/") ? rest : undefined;
};

/**
 * @param {string} folder the exported site
 * @param {string} basePath "" or "/folder", as the site was built
 * @returns {Promise<import("node:http").Server>} not listening yet
 */
export const createStaticServer = async (folder, basePath) => {
  const notFoundPage = await readFile(join(folder, "404.html"));

  /** @param {import("node:http").ServerResponse} response */
  const sendNotFound = (response) => {
    response.writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": notFoundPage.length,
      "Cache-Control": revalidate,
    });
    response.end(notFoundPage);
  };

  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch: (_request, response) => {
      sendNotFound(response);
    },
  });

  return createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const url = belowBasePath(request.url ?? "/", basePath);
    if (url === undefined) {
      sendNotFound(response);
      return;
    }
    request.url = url;
    serveFile(request, response);
  });
};
