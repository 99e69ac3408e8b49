import { SCROLLS } from "@/components/article/TableScroll";
import { formatBytes } from "@/lib/format/bytes";
import { fitOf, headroomInWords, limitsOf, mostOf } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import type { AtMost, Fit } from "@/lib/sim/memory";
import { plural } from "@/lib/words/plural";

interface FitPanelProps {
  readonly wish: Wish;
  /** What the loader may come to need. */
  readonly most: AtMost;
  /** Sets both arguments; null in a picture that nobody can touch. */
  readonly onTake: ((numWorkers: number, prefetchFactor: number) => void) | null;
}

/** The inverse question: the largest `num_workers` × `prefetch_factor` for this machine. */
export function FitPanel({ wish, most, onTake }: FitPanelProps) {
  const fit = fitOf(wish);
  const { best } = fit;
  const { ramBytes, shmBytes } = limitsOf(wish);
  const { ranks } = wish.training;
  return (
    <section aria-label="What would fit" className="memory-fit">
      <h3>What would fit?</h3>
      <p data-best={best === null ? "none" : `${best.numWorkers}x${best.prefetchFactor}`}>
        {best === null ? (
          <>Not even one worker with a prefetch_factor of 1: {boundInWords(fit)} is too small.</>
        ) : (
          <>
            A ceiling, not advice: up to{" "}
            <strong>
              {plural(best.numWorkers * best.prefetchFactor, "batch", "batches")} in flight
              {ranks > 1 && ` in each of ${ranks} ranks`}
            </strong>
            , for instance {plural(best.numWorkers, "worker")} with a prefetch_factor of {best.prefetchFactor}
            .{" "}
            {fit.bound === null
              ? "More were not looked at."
              : `More would not fit into ${boundInWords(fit)}.`}{" "}
            {leftAt(wish, best)}
          </>
        )}
      </p>
      <p className="text-note text-ink-muted">
        It holds whatever the timing: a pause of the loop fills the queue. As it is set
        {wish.loader.numWorkers === 0 && ", without workers"}, {ranks > 1 && "all ranks together take "}up to{" "}
        {formatBytes(most.ramBytes)} of {formatBytes(ramBytes)} RAM and {formatBytes(most.shmBytes)} of{" "}
        {formatBytes(shmBytes)} in /dev/shm.
      </p>
      <div className="table-scroll" {...SCROLLS}>
        <table className="memory-frontier">
          <caption className="sr-only">
            For each number of workers the largest prefetch_factor that fits
          </caption>
          <tbody>
            <tr>
              <th scope="row">num_workers</th>
              {shown(fit).map(({ numWorkers }) => (
                <td key={numWorkers}>{numWorkers}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">prefetch_factor</th>
              {shown(fit).map(({ numWorkers, prefetchFactor }) => (
                <td key={numWorkers}>{prefetchFactor === 0 ? "–" : `≤ ${prefetchFactor}`}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {onTake !== null && best !== null && wish.loader.numWorkers > 0 && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            onTake(best.numWorkers, best.prefetchFactor);
          }}
        >
          Try the ceiling: {plural(best.numWorkers, "worker")}, prefetch_factor {best.prefetchFactor}
        </button>
      )}
    </section>
  );
}

/** As many as the narrower column has room for. */
const SHOWN: readonly number[] = [1, 2, 4, 8, 16, 32];

function shown({ frontier }: Fit) {
  return frontier.filter(({ numWorkers }) => SHOWN.includes(numWorkers));
}

/** What the ceiling leaves free: it may be nothing. */
function leftAt(wish: Wish, best: NonNullable<Fit["best"]>): string | null {
  const ceiling = { ...wish, loader: { ...wish.loader, ...best } };
  return headroomInWords(ceiling, mostOf(ceiling));
}

function boundInWords({ bound }: Fit): string {
  return bound === "shm" ? "/dev/shm" : "RAM";
}
