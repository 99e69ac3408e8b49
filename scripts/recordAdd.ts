import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { placeOf } from "@/lib/conformance/addition";
import { RECORDED_SUFFIX, recordedFolder, recordedRuns } from "@/lib/conformance/recordedRuns";
import { readMeasurementFile, UsageError } from "./tools/measurementFile";

const USAGE = `Adds a measurement file to the recorded runs, after checking it.

  npm run record:add -- FILE.json[.gz] [--set NAME]

  --set NAME   folder to put it into; by default the generation of PyTorch, such as torch-2.13,
               with the machine's name where that folder is another machine's`;

function main(): void {
  const { path, set } = readArguments();
  const { text, measurement } = readMeasurementFile(path);
  const fallbackName = basename(path).replace(/\.json(\.gz)?$/, "");
  const place = placeOf(measurement, { set, fallbackName }, recordedRuns());
  if (!place.ok) throw new UsageError(place.problem);
  const folder = join(recordedFolder(), place.generation);
  mkdirSync(folder, { recursive: true });
  const file = `${place.workload}${RECORDED_SUFFIX}`;
  writeFileSync(join(folder, file), gzipSync(text, { level: 9 }));
  process.stdout.write(
    `Added public/recorded/${place.generation}/${file}: ${measurement.runs.length} runs.\n` +
      "Now hold the simulator against them: npm run test:unit -- tests/conformance\n",
  );
}

function readArguments(): { readonly path: string; readonly set: string | null } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { set: { type: "string" } },
    });
    const [path] = positionals;
    if (path === undefined)
      throw new UsageError(`FILE: found nothing, allowed is a measurement file\n${USAGE}`);
    return { path, set: values.set ?? null };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
