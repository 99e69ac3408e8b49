import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { StageGlyph } from "@/components/charts/StageGlyph";
import { fillsPipe, type PathKind } from "@/lib/sim";
import type { Look } from "@/lib/stages";
import { criticalGroupsOf } from "../model/criticalGroups";
import { groupInWords } from "../model/groupInWords";
import type { Scene } from "./useExplorer";

interface CriticalPathProps {
  readonly scene: Scene;
  readonly batch: number;
}

/** So many stretches are told at once; a reader can ask for as many again. */
const TOLD = 12;

/** What the step of a batch waited for, stretch by stretch; the arrow keys walk along it. */
export function CriticalPath({ scene, batch }: CriticalPathProps) {
  const [most, setMost] = useState(TOLD);
  const { groups, goesOn } = criticalGroupsOf(scene.result, batch, most);
  const list = useRef<HTMLOListElement>(null);
  const tellEarlier = () => {
    flushSync(() => {
      setMost(most + TOLD);
    });
    // The walk goes on at the latest of those that have come.
    const added = (list.current?.children.length ?? 0) - groups.length;
    list.current?.children[added - 1]?.querySelector("button")?.focus();
  };
  return (
    <div className="critical-path">
      <h3>Critical path of its step</h3>
      <p className="text-note text-ink-muted">
        Each stretch begins where the one before it ends, and the last one ends where the step begins. Shorten
        one, and the step begins earlier, until something else holds it up. The line in the picture leads
        through them.{" "}
        {fillsPipe(scene.result.scenario.workload.payload) &&
          "A batch by value fills the one pipe of all workers until it has been read: the next one waits for that. "}
        While the focus is in this figure, the keys ← and → walk along the stretches.
      </p>
      {goesOn && (
        <p className="text-note">
          These are the last {groups.length} stretches.{" "}
          <button type="button" onClick={tellEarlier}>
            Show earlier ones
          </button>
        </p>
      )}
      <ol ref={list}>
        {groups.map((group, index) => (
          <li key={groups.length - index}>
            <button
              type="button"
              onFocus={() => {
                scene.dispatch({ kind: "seek", atMs: group[0].startMs });
              }}
            >
              <StageGlyph look={lookOf(group[0].stage)} /> {groupInWords(group, batch)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Stretches that are no stage look like what they delay: the GPU has nothing to do. */
function lookOf(kind: PathKind): Look {
  if (kind === "feed") return "handOver";
  return kind === "index" || kind === "start" || kind === "loop" ? "idle" : kind;
}
