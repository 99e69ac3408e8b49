import type { Answer } from "./answer";
import { print, ratio } from "./clock";
import { ours, PEERS } from "./engines";
import type { SharedModel } from "./sharedModel";

/** Engines that run the same model end within this part of each other. */
const AGREEMENT = 1e-6;

/** Counts of a full sweep. */
const MOST_WORKERS = 32;

/** One engine on the shared model. */
export interface PeerFigures {
  readonly name: string;
  readonly batchesPerSecond: number;
  readonly sweepMs: number;
  /** How many times slower than this simulator: one run, and the sweep. */
  readonly slower: readonly number[];
  /** How many times slower it has to be; null where nothing was asked for. */
  readonly wanted: number | null;
}

/** How many times slower than this simulator the peers have to be. */
const BARS: Readonly<Record<string, number>> = { simjs: 5, simscript: 50 };

function modelWith(numWorkers: number, batches: number): SharedModel {
  return {
    batches,
    numWorkers,
    prefetchFactor: 2,
    handOverMs: 1,
    stepMs: 10,
    loadMs: (batch) => 40 + ((batch * 7919) % 97) / 3,
  };
}

/**
 * The same model on every engine, side by side: batches per second, and a sweep over all numbers of
 * workers. First all totals have to agree. Returns the figures, this simulator's first.
 */
export async function peers(): Promise<PeerFigures[]> {
  const single = modelWith(8, 2000);
  const sweep = Array.from({ length: MOST_WORKERS }, (_, i) => modelWith(i + 1, 300));
  const groups = [[single], sweep];
  const own = await ours(groups);
  if (own === null) throw new Error("this simulator is always there");
  const answers: [string, Answer | null][] = [];
  for (const [peer, engine] of Object.entries(PEERS)) {
    const answer = await engine(groups);
    if (answer !== null) checkAgreement(own, answer);
    answers.push([peer, answer]);
  }
  print(`shared model: ${single.batches} batches with ${single.numWorkers} workers; a sweep over 1 to`);
  print(`${MOST_WORKERS} workers, 300 batches each; all totals agree to ${AGREEMENT}`);
  print(
    `  ${"".padEnd(18)}${"batches/s".padStart(12)}${"slower".padStart(10)}${"sweep, ms".padStart(12)}${"slower".padStart(10)}`,
  );
  const figures = [figuresOf(own, own, single, null)];
  for (const [peer, answer] of answers) {
    if (answer !== null) figures.push(figuresOf(answer, own, single, BARS[peer] ?? null));
    else print(`  ${peer.padEnd(18)} not there: no Python of this machine can import it`);
  }
  for (const figure of figures) line(figure);
  return figures;
}

function figuresOf(
  answer: Answer,
  own: Answer,
  { batches }: SharedModel,
  wanted: number | null,
): PeerFigures {
  return {
    name: answer.name,
    batchesPerSecond: (1000 * batches) / msOf(answer, 0),
    sweepMs: msOf(answer, 1),
    slower: [0, 1].map((group) => msOf(answer, group) / msOf(own, group)),
    wanted,
  };
}

function line({ name, batchesPerSecond, sweepMs, slower, wanted }: PeerFigures): void {
  const perSecond = Math.round(batchesPerSecond).toLocaleString("en").padStart(12);
  const [once, swept] = slower.map((times) => ratio(times).padStart(10));
  const asked = wanted === null ? "" : `   at least ${wanted} × is wanted`;
  print(
    `  ${name.padEnd(18)}${perSecond}${once ?? ""}${sweepMs.toFixed(1).padStart(12)}${swept ?? ""}${asked}`,
  );
}

function msOf({ groups }: Answer, group: number): number {
  return groups[group]?.ms ?? NaN;
}

function checkAgreement(own: Answer, other: Answer): void {
  for (const [group, { totalsMs }] of own.groups.entries()) {
    for (const [model, total] of totalsMs.entries()) {
      const found = other.groups[group]?.totalsMs[model] ?? NaN;
      if (!(Math.abs(found / total - 1) <= AGREEMENT)) {
        throw new Error(`${other.name} ends at ${found} ms, this simulator at ${total} ms`);
      }
    }
  }
}
