import { parseArgs } from "node:util";
import { type CostSource, predictAll } from "@/lib/measurement/document";
import { sweepWorkers } from "@/lib/measurement/sweep";
import { predictionAsText, sweepAsText } from "@/lib/measurement/text";
import { readMeasurementFile, UsageError } from "./tools/measurementFile";

const USAGE = `Predicts the runs of a measurement file.

  npm run --silent simulate -- FILE.json[.gz] [options]     (- reads standard input)

  --cost-source costs|in-run   only from the costs measured alone, or only from the CPU time of each run
  --format json|text           json is the default
  --sweep                      numWorkers 0 to 16 for the first run instead of the runs`;

/** Workers tried by `--sweep`. */
const MOST_WORKERS = 16;

function main(): void {
  const { values, positionals } = parseArguments();
  const [path] = positionals;
  if (path === undefined) throw new UsageError("FILE: found nothing, allowed is a measurement file or -");
  const { measurement } = readMeasurementFile(path);
  const asText = choice("--format", values.format, ["json", "text"]) === "text";
  if (values.sweep) {
    const [run] = measurement.runs;
    if (run === undefined) throw new UsageError("runs: found none, allowed for --sweep is at least one");
    const points = sweepWorkers(measurement, run, MOST_WORKERS);
    print(asText ? sweepAsText(points) : JSON.stringify({ run: run.id, points }, null, 2));
    return;
  }
  const document = predictAll(measurement, sourcesOf(values["cost-source"]));
  print(asText ? predictionAsText(document) : JSON.stringify(document, null, 2));
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "cost-source": { type: "string" },
        format: { type: "string", default: "json" },
        sweep: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sourcesOf(source: string | undefined): CostSource[] {
  if (source === undefined) return ["costs", "in-run"];
  return [choice("--cost-source", source, ["costs", "in-run"])];
}

function choice<T extends string>(name: string, found: string, allowed: readonly T[]): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined)
    throw new UsageError(`${name}: found ${found}, allowed is ${allowed.join(" or ")}`);
  return match;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error.message.startsWith("FILE: found nothing")) process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}
