import { hatchFill } from "@/components/charts/hatchFill";
import { round } from "@/components/charts/round";
import { StageLegend } from "@/components/charts/StageLegend";
import { TableTwin } from "@/components/charts/TableTwin";
import { formatMs } from "@/lib/format/number";
import { LABELS } from "@/lib/stages";
import { workersInWords } from "@/lib/words/workersInWords";
import type { BarPart, BatchBar } from "./model/batchBars";

const WIDTH = 400;
const HEIGHT = 18;

interface BatchBarsProps {
  readonly bars: readonly BatchBar[];
  readonly knee: number;
  /** Every number of workers is simulated: only then is the knee known. */
  readonly isWhole: boolean;
  readonly cursor: number;
}

/** Where the time of a batch goes, from its first sample to its step, for some numbers of workers. */
export function BatchBars({ bars, knee, isWhole, cursor }: BatchBarsProps) {
  const looks = (bars[0]?.parts ?? [])
    .filter((_, at) => bars.some(({ parts }) => (parts[at]?.ms ?? 0) > 0))
    .map(({ look }) => look);
  return (
    <section className="batch-bars" aria-label="Where a batch’s time goes">
      <h3>Where a batch’s time goes</h3>
      <p className="text-note text-ink-muted">
        From its first sample to its step, as shares. Hatched: it waits for a core, in a queue or for its
        turn.
      </p>
      <ol className="bar-rows">
        {bars.map(({ numWorkers, wholeMs, parts }) => (
          <li key={numWorkers} data-bar={numWorkers}>
            <span>
              {workersInWords(numWorkers)}
              <span className="text-ink-muted">
                {rolesOf(numWorkers, { [isWhole ? "knee" : "knee?"]: knee, cursor })}
              </span>
            </span>
            <span className="font-mono tabular-nums">{formatMs(wholeMs)}</span>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={parts
                .filter(({ ms }) => ms > 0)
                .map((part) => `${nameOf(part)} ${formatMs(part.ms)}`)
                .join(", ")}
            >
              {parts.map(({ part, look, fromShare, share }) => (
                <rect
                  key={part}
                  x={round(fromShare * WIDTH)}
                  width={round(share * WIDTH)}
                  height={HEIGHT}
                  fill={hatchFill(look)}
                />
              ))}
              <rect width={WIDTH} height={HEIGHT} fill="none" className="stroke-edge" />
            </svg>
          </li>
        ))}
      </ol>
      <StageLegend looks={looks} />
      <TableTwin
        summary="The bars as a table"
        head={["num_workers", ...(bars[0]?.parts ?? []).map(nameOf), "in all"]}
        rows={bars.map(({ numWorkers, wholeMs, parts }) => [
          String(numWorkers),
          ...parts.map(({ ms }) => formatMs(ms)),
          formatMs(wholeMs),
        ])}
      />
    </section>
  );
}

function nameOf({ look }: BarPart): string {
  return look === "idle" ? "wait" : LABELS[look];
}

/** What a number of workers is, of those that have a name. */
function rolesOf(numWorkers: number, named: Readonly<Record<string, number>>): string {
  const roles = Object.keys(named).filter((name) => named[name] === numWorkers);
  return roles.length === 0 ? "" : ` · ${roles.join(", ")}`;
}
