import { type Cost, fixed, meanOf } from "@/lib/sim";
import { tidy } from "./tidy";

/** A cost with that mean and spread; without spread it is the same every time. */
export function costOf(meanMs: number, sigma: number): Cost {
  return sigma > 0 && meanMs > 0 ? { kind: "lognormal", meanMs, sigma } : fixed(meanMs);
}

/** The same kind of cost with another mean; measured draws are scaled. */
export function withMean(cost: Cost, meanMs: number): Cost {
  switch (cost.kind) {
    case "fixed":
      return fixed(meanMs);
    case "lognormal":
      return { ...cost, meanMs };
    case "measured": {
      const factor = meanMs / meanOf(cost);
      return { kind: "measured", drawsMs: cost.drawsMs.map((draw) => tidy(draw * factor)) };
    }
  }
}

/** Sigma of the logarithm; for measured draws that of the lognormal with their mean and variance. */
export function sigmaOf(cost: Cost): number {
  switch (cost.kind) {
    case "fixed":
      return 0;
    case "lognormal":
      return cost.sigma;
    case "measured": {
      const mean = meanOf(cost);
      if (mean === 0) return 0;
      const squares = cost.drawsMs.reduce((sum, draw) => sum + (draw / mean - 1) ** 2, 0);
      return Number(Math.sqrt(Math.log1p(squares / cost.drawsMs.length)).toFixed(2));
    }
  }
}
