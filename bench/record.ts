import { writeFileSync } from "node:fs";
import { cpus, type as system } from "node:os";
import type { PeerFigures } from "./sideBySide";
import type { TargetFigures } from "./targets";
import { print } from "./clock";

/** Read by the page on the simulator. */
const FILE = "content/simulator/model/bench.json";

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Notes the figures with the day and the kind of machine. */
export function record(peers: readonly PeerFigures[], runs: readonly TargetFigures[]): void {
  const processors = cpus();
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors.length} cores of ${processors[0]?.model ?? "an unnamed processor"}, ${system()}`,
    node: process.versions.node,
    peers: peers.map((peer) => ({
      ...peer,
      batchesPerSecond: rounded(peer.batchesPerSecond),
      sweepMs: rounded(peer.sweepMs),
      slower: peer.slower.map(rounded),
    })),
    runs: runs.map((run) => ({ ...run, ms: rounded(run.ms) })),
  };
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
  print(`noted in ${FILE}`);
}
