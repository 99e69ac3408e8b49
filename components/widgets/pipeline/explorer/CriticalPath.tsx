import { StageGlyph } from "@/components/charts/StageGlyph";
import { formatMs } from "@/lib/format/number";
import type { PathKind } from "@/lib/sim";
import { LABELS, type Look } from "@/lib/stages";
import { listed } from "@/lib/words/listed";
import { criticalGroupsOf, type PathGroup } from "../model/criticalGroups";
import type { Scene } from "./useExplorer";

interface CriticalPathProps {
  readonly scene: Scene;
  readonly batch: number;
}

/** What the step of a batch waited for, stretch by stretch; the arrow keys walk along it. */
export function CriticalPath({ scene, batch }: CriticalPathProps) {
  const groups = criticalGroupsOf(scene.result, batch);
  return (
    <div className="critical-path">
      <h3>Critical path of its step</h3>
      <p className="text-note text-ink-muted">
        Each stretch begins where the one before it ends, and the last one ends where the step begins. Shorten
        one, and the step begins earlier, until something else holds it up. The line in the picture leads
        through them. While the focus is in this figure, the keys ← and → walk along it.
      </p>
      <ol>
        {groups.map((group, index) => (
          <li key={index}>
            <button
              type="button"
              onFocus={() => {
                scene.dispatch({ kind: "seek", atMs: group[0].startMs });
              }}
            >
              <StageGlyph look={lookOf(group[0].stage)} /> {inWords(group, batch)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Stretches that are no stage look like what they delay: the GPU has nothing to do. */
function lookOf(kind: PathKind): Look {
  return kind === "index" || kind === "start" || kind === "loop" ? "idle" : kind;
}

function inWords(group: PathGroup, own: number): string {
  const [first] = group;
  const last = group.at(-1) ?? first;
  return `${nameOf(first.stage, first.worker)}${whose(group, own)}, ${formatMs(last.endMs - first.startMs)}`;
}

/** Up to here the batches of a group are named one by one. */
const NAMED_BATCHES = 3;

function whose(group: PathGroup, own: number): string {
  if (group.length === 1) return group[0].batch === own ? "" : ` of batch ${group[0].batch}`;
  const batches = group.map(({ batch }) => batch);
  return group.length <= NAMED_BATCHES
    ? ` of batches ${listed(batches.map(String))}`
    : ` of ${group.length} batches, from ${batches[0]} to ${batches.at(-1)}`;
}

function nameOf(kind: PathKind, worker: number): string {
  if (kind === "index") return "way of the index";
  if (kind === "start") return `start of worker ${worker}, for the index`;
  return kind === "loop" ? "work of the loop" : LABELS[kind];
}
