import type { PresetParameter } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { costOf, sigmaOf } from "@/lib/settings";
import { type Cost, meanOf } from "@/lib/sim";
import { list, number } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

/**
 * The three fields of a cost, in this order: its mean, its sigma (0: the same every time) and, instead
 * of both, measured draws.
 */
export function costFields(
  prefix: string,
  parameter: PresetParameter,
  get: (wish: Wish) => Cost,
  set: (wish: Wish, cost: Cost) => Wish,
): readonly Field[] {
  const drawn = (wish: Wish): Exclude<Cost, { kind: "measured" }> | undefined => {
    const cost = get(wish);
    return cost.kind === "measured" ? undefined : cost;
  };
  return [
    field(
      { key: `${prefix}_ms`, unit: "ms", parameter },
      number(0, LIMITS.ms),
      (wish) => mapped(drawn(wish), meanOf),
      (wish, meanMs) => set(wish, costOf(meanMs, mapped(drawn(wish), sigmaOf) ?? 0)),
    ),
    field(
      { key: `${prefix}_sigma`, unit: "", parameter },
      number(0, LIMITS.sigma),
      (wish) => mapped(drawn(wish), sigmaOf),
      (wish, sigma) => set(wish, costOf(meanOf(get(wish)), sigma)),
    ),
    field(
      { key: `${prefix}_draws_ms`, unit: "ms", parameter },
      list(number(0, LIMITS.ms), LIMITS.draws),
      (wish) => {
        const cost = get(wish);
        return cost.kind === "measured" ? cost.drawsMs : undefined;
      },
      (wish, drawsMs) => set(wish, { kind: "measured", drawsMs }),
    ),
  ];
}

function mapped<From, To>(value: From | undefined, map: (value: From) => To): To | undefined {
  return value === undefined ? undefined : map(value);
}
