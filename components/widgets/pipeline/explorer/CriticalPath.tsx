import type { KeyboardEvent } from "react";
import { StageGlyph } from "@/components/charts/StageGlyph";
import { formatMs } from "@/lib/format/number";
import type { PathStep } from "@/lib/sim";
import { LABELS } from "@/lib/stages";
import { criticalStepsOf } from "../model/criticalLine";
import type { Scene } from "./useExplorer";

interface CriticalPathProps {
  readonly scene: Scene;
  readonly batch: number;
}

/** What the step of a batch waited for, stretch by stretch; the arrow keys walk along it. */
export function CriticalPath({ scene, batch }: CriticalPathProps) {
  const steps = criticalStepsOf(scene.result, batch);
  return (
    <div className="critical-path">
      <h3>Critical path of its step</h3>
      <p className="text-note text-ink-muted">
        Shorten one of these stretches and the step begins earlier. The line in the picture leads through
        them; the arrow keys walk along it.
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <button
              type="button"
              onFocus={() => {
                scene.dispatch({ kind: "seek", atMs: step.startMs });
              }}
              onKeyDown={walk}
            >
              <StageGlyph look={step.stage} /> {inWords(step, batch)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function inWords({ stage, batch, startMs, endMs }: PathStep, own: number): string {
  const whose = batch === own ? "" : ` of batch ${batch}`;
  return `${LABELS[stage]}${whose}, ${formatMs(endMs - startMs)}`;
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const item = event.currentTarget.parentElement;
  const next =
    event.key === "ArrowRight" || event.key === "ArrowDown"
      ? item?.nextElementSibling
      : event.key === "ArrowLeft" || event.key === "ArrowUp"
        ? item?.previousElementSibling
        : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next?.querySelector("button")?.focus();
}
