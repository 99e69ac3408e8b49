import { formatBytes } from "@/lib/format/bytes";
import type { Wish } from "@/lib/scenario-store";
import { plural } from "@/lib/words/plural";
import { priceOf } from "@/lib/workerCount";

interface PricePanelProps {
  readonly wish: Wish;
  readonly knee: number;
  /** Every number of workers is simulated: only then is the knee known. */
  readonly isWhole: boolean;
}

/** What the workers cost in memory where the cursor stands, and at the knee. */
export function PricePanel({ wish, knee, isWhole }: PricePanelProps) {
  const { numWorkers } = wish.loader;
  const { ranks } = wish.training;
  const price = priceOf(wish, numWorkers);
  const atKnee = priceOf(wish, knee).ramBytes;
  return (
    <section className="price" aria-label="The price in memory">
      <h3>The price in memory</h3>
      <p className="text-note text-ink-muted">
        The worst case with {plural(numWorkers, "worker")}
        {ranks > 1 && ` in each of ${ranks} ranks, all together`}
        {numWorkers > 0 && ": a pause of the loop fills the queue"}.
        {price.isWithoutData && " Your dataset comes on top."} What one run comes to, the memory analyzer
        shows.
        {knee !== numWorkers &&
          ` At the curve’s knee, ${knee}${isWhole ? "" : " so far"}: ${formatBytes(atKnee)}.`}
      </p>
      <table className="price-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">what</th>
            <th scope="col">bytes</th>
          </tr>
        </thead>
        <tbody>
          {price.parts.map(({ label, sum, bytes, evidence }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className="price-how">
                  {sum}; {evidence.evidence}: {evidence.source}
                </span>
              </th>
              <td className="number">{formatBytes(bytes)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">in all</th>
            <td className="number">{formatBytes(price.ramBytes)}</td>
          </tr>
          <tr>
            <th scope="row">of it in /dev/shm</th>
            <td className="number">{formatBytes(price.shmBytes)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
