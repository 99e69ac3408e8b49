import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** What a page has fetched of JavaScript: files with their bytes, gzipped at the highest level. */
export interface Weighed {
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  readonly bytes: number;
}

/** Notes every script that a page fetches from now on, its workers' too; what comes back weighs them. */
export function weighScripts(page: Page): () => Promise<Weighed> {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if ((response.headers()["content-type"] ?? "").includes("javascript")) scripts.push(response);
  });
  return async () => {
    const all = await Promise.all(
      scripts.map(async (response) => ({
        file: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    );
    // A worker fetches what the page has too: over the network it comes once.
    const files = [...new Map(all.map((script) => [script.file, script])).values()];
    return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}
