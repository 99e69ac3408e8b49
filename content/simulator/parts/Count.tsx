import { conformanceReport } from "@/lib/conformance/report";
import { machineConstants } from "../model/constants";

/** How many of something there are: `runs`, `quiet`, `workloads`, `constants`, `fitted`. */
export function Count({ of }: { readonly of: keyof typeof COUNTS }) {
  return <>{COUNTS[of]()}</>;
}

const generations = () => [...conformanceReport().generations.values()];

const COUNTS = {
  runs: () => conformanceReport().judgements.length,
  quiet: () => generations().reduce((sum, { quietRuns }) => sum + quietRuns, 0),
  workloads: () => new Set(generations().flatMap(({ workloads }) => [...workloads.keys()])).size,
  fitted: () =>
    machineConstants().flatMap(({ constants }) => constants.filter(({ fitted }) => fitted !== null)).length,
  constants: () => machineConstants().reduce((sum, { constants }) => sum + constants.length, 0),
} as const;
