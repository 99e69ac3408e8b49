import { foundText } from "@/lib/conformance/measures";
import { conformanceReport } from "@/lib/conformance/report";
import { causesOf, workloadsText } from "../model/causes";
import { shortfallsOf } from "../model/shortfalls";
import { listed } from "@/lib/words/listed";

/** Each measure that stays short of its bar, with the runs to blame; then what was measured of their workloads. */
export function Shortfalls() {
  const report = conformanceReport();
  const shortfalls = shortfallsOf(report);
  if (shortfalls.length === 0) return <p>Nowhere: every bar is reached.</p>;
  const causes = causesOf([...new Set(shortfalls.flatMap(({ beyond }) => beyond))], report);
  return (
    <>
      <dl className="shortfalls">
        {shortfalls.map(({ measure, found, byChance, sentences }) => (
          <div key={measure.id} data-shortfall={measure.id}>
            <dt>{measure.name}</dt>
            <dd>
              <p>
                {listed(found)}; the bar was {measure.bar === null ? "–" : foundText(measure.bar)}.{" "}
                {byChance.join(" ")}
              </p>
              <details>
                <summary>Which runs, and what is known of them</summary>
                <p>{sentences.join(" ")}</p>
              </details>
            </dd>
          </div>
        ))}
      </dl>
      <h3 id="what-was-measured" className="heading">
        What was measured of these workloads
      </h3>
      <dl className="shortfalls">
        {causes.map((cause) => (
          <div key={workloadsText(cause)}>
            <dt>{workloadsText(cause)}</dt>
            <dd>
              <p>{cause.sentences[0]}</p>
              <details>
                <summary>Its figures</summary>
                <p>{cause.sentences.slice(1).join(" ")}</p>
              </details>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
