import { type Cost, isFree } from "@/lib/sim";
import { NO_PIECE, type Piece, pythonList, pythonNumber } from "./python";

/** A cost in a script: its definition and how the time of item `index` is written. */
export interface CostPiece extends Piece {
  /** Null when it costs nothing. */
  readonly at: ((index: string) => string) | null;
}

/** Defines a cost under a name: a number, a list of seeded draws, or measured draws. */
export function costPiece(name: string, cost: Cost, count: string, seed: number): CostPiece {
  if (isFree(cost)) return { ...NO_PIECE, at: null };
  switch (cost.kind) {
    case "fixed":
      return { imports: [], lines: [`${name} = ${pythonNumber(cost.ms)}`], at: () => name };
    case "lognormal": {
      const mean = `mean=${pythonNumber(cost.meanMs)}, sigma=${pythonNumber(cost.sigma)}`;
      return {
        imports: LOGNORMAL.imports,
        lines: [`${name} = lognormal(${mean}, count=${count}, seed="${seed}/${name}")`],
        at: (index) => `${name}[${index}]`,
      };
    }
    case "measured": {
      const [open = "[", ...rest] = pythonList(cost.drawsMs);
      return {
        imports: [],
        lines: [`${name} = ${open}`, ...rest],
        at: (index) => `${name}[${index} % len(${name})]`,
      };
    }
  }
}

/** Whether a cost is drawn from a lognormal distribution. */
export function isLognormal(cost: Cost): boolean {
  return cost.kind === "lognormal" && !isFree(cost);
}

/** Seeded lognormal draws, packed: an array of numbers stays shared between forked workers. */
export const LOGNORMAL: Piece = {
  imports: ["import math", "import random", "from array import array"],
  lines: [
    "def lognormal(mean, sigma, count, seed):",
    '    """Times with that mean; the same seed gives the same times."""',
    "    draw = random.Random(seed).lognormvariate",
    "    mu = math.log(mean) - sigma**2 / 2",
    '    return array("d", (draw(mu, sigma) for _ in range(count)))',
  ],
};
