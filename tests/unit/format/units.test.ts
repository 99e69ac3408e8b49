import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * The rule of `lib/format/bytes.ts`, in all that readers see: memory in KiB, MiB, GiB, TiB; kB, MB, GB and TB are
 * for rates, for files on storage and for what a source is quoted with.
 */
const TEXTS = ["content", "lib", "components", "pages"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(mdx|tsx?)$/.test(path));

/** Rates in other words, files on storage, and quotes of reports in their own units. */
const FILES_AND_QUOTES: Readonly<Record<string, readonly string[]>> = {
  "content/facts/rates.ts": ["A100-80GB", "about 100 kB", "about 113 kB"],
  "content/facts/sizes.ts": ["0.115 MB", "images of 0.52 MB"],
  "content/sources/reports.ts": ["in a container is 64 MB"],
  "content/dataloader-pipeline/sections/06-memory-analysis.mdx": ["some of them write MB or kB"],
  "content/design-language/parts/FontSize.tsx": ["files, {Math.round(bytes / 1000)} kB"],
  "lib/format/bytes.ts": ['"kB"', '"MB"', '"GB"'],
  "lib/recorded/workloads.ts": ["A JPEG of 110 kB"],
  "lib/presets/workloads/images.ts": ["an ImageNet file, 112.6 kB"],
  "lib/presets/workloads/networkFiles.ts": ["an ImageNet file there, 0.115 MB"],
  "lib/presets/workloads/objectStore.ts": ["112.6 kB images"],
  "lib/quiz/cases/arraysFromFarAway.ts": ["images of 112.6 kB"],
  "lib/quiz/cases/clipsInStock.ts": ["1.3 GB of RSS seen"],
  "components/controls/quantityDraft.ts": ['KiB: "600 kB, 2 MiB"'],
  "lib/quiz/cases/copyBesideTheStep.ts": ["154 MB take 14 ms"],
  "lib/quiz/cases/driveThroughAMount.ts": ["100 kB a second", "Reads of 20 kB", "files of 20 kB"],
  "lib/quiz/cases/readingOnly.ts": ["5 GB flat without workers"],
  "lib/quiz/cases/theFineGrid.ts": ["where the report has 400 MB"],
  "lib/quiz/cases/theFirstTenMinutes.ts": ["1,000 images of 675 MB"],
  "lib/quiz/cases/turningPlatters.ts": ["5 MB a second"],
};

const UNIT = /(?<![A-Za-z/])[kMGT]B\b(?!\/s)/;

/** Nobody but us reads comments. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

describe("units of bytes", () => {
  it("are those of memory wherever it is memory", () => {
    const found = TEXTS.flatMap((path) =>
      withoutComments(readFileSync(path, "utf8"))
        .split("\n")
        .filter((line) => UNIT.test(line))
        .filter((line) => !(FILES_AND_QUOTES[path] ?? []).some((text) => line.includes(text)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
