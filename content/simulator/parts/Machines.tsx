import { machineOf } from "@/lib/conformance/addition";
import { conformanceReport } from "@/lib/conformance/report";

/** The machine of each set of recorded runs, from its files. */
export function Machines() {
  const { judgements, generations } = conformanceReport();
  return (
    <ul>
      {[...generations].map(([generation, figures]) => {
        const measurement = judgements.find((j) => j.generation === generation)?.measurement;
        if (measurement === undefined) return null;
        return (
          <li key={generation}>
            <strong>{generation}</strong>: torch {measurement.machine.torch}, {machineOf(measurement)};{" "}
            {figures.workloads.size} workloads, {figures.runs} runs, {figures.quietRuns} of them quiet
          </li>
        );
      })}
    </ul>
  );
}
