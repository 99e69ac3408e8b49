import { TableScroll } from "@/components/article/TableScroll";
import { bench, isBeaten } from "../model/bench";
import { Verdict } from "./Verdict";

/** What `npm run bench` found when it was last noted: other engines on one model, and whole runs. */
export function Speed() {
  const { date, machine, node, peers, runs } = bench;
  return (
    <>
      <div className="wide-table">
        <TableScroll>
          <caption>
            One model on each engine; timed on {date}, {machine}, Node {node}
          </caption>
          <thead>
            <tr>
              <th scope="col">engine</th>
              <th scope="col" className="number">
                batches/s
              </th>
              <th scope="col" className="number">
                its time ÷ ours, one run
              </th>
              <th scope="col" className="number">
                its time ÷ ours, sweep
              </th>
              <th scope="col" className="number">
                wanted
              </th>
            </tr>
          </thead>
          <tbody>
            {peers.map((peer, place) => (
              <tr key={peer.name} data-engine={peer.name}>
                <th scope="row">{peer.name}</th>
                <td className="number">{peer.batchesPerSecond.toLocaleString("en")}</td>
                {peer.slower.map((times, which) => (
                  <td key={which} className="number">
                    {place === 0 ? "–" : `${times}\u202f×`}
                  </td>
                ))}
                <td className="number">
                  {peer.wanted === null ? "–" : `≥ ${peer.wanted}\u202f×`}
                  {peer.wanted !== null && <Verdict reached={isBeaten(peer)} />}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </div>
      <div className="wide-table">
        <TableScroll>
          <caption>Whole runs, median of warm ones</caption>
          <thead>
            <tr>
              <th scope="col">run</th>
              <th scope="col" className="number">
                took
              </th>
              <th scope="col" className="number">
                wanted
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ name, ms, atMostMs }) => (
              <tr key={name} data-timed={name}>
                <th scope="row">{name}</th>
                <td className="number">{ms}&#x202f;ms</td>
                <td className="number">
                  ≤ {atMostMs}&#x202f;ms
                  <Verdict reached={ms <= atMostMs} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </div>
    </>
  );
}
