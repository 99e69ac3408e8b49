import { formatMs } from "@/lib/format/number";
import type { PathStep } from "@/lib/sim";
import { LABELS } from "@/lib/stages";
import { listed } from "@/lib/words/listed";
import type { PathGroup } from "./criticalGroups";

/** A group of a critical path in words: what it is, of which batches other than `own`, and how long it takes. */
export function groupInWords(group: PathGroup, own: number): string {
  const [first] = group;
  const last = group.at(-1) ?? first;
  const freed = last.filledPipe ? "; that frees the pipe" : "";
  return `${nameOf(first)}${whose(group, own)}, ${formatMs(last.endMs - first.startMs)}${freed}`;
}

/** Up to here the batches of a group are named one by one. */
const NAMED_BATCHES = 3;

function whose(group: PathGroup, own: number): string {
  if (group.length === 1) return group[0].batch === own ? "" : ` of batch ${group[0].batch}`;
  const batches = group.map(({ batch }) => batch);
  return group.length <= NAMED_BATCHES
    ? ` of batches ${listed(batches.map(String))}`
    : ` of ${group.length} batches, batch ${batches.at(-1)} last`;
}

function nameOf({ stage, worker, lane }: PathStep): string {
  switch (stage) {
    case "index":
      return "way of the index";
    case "start":
      return `start of worker ${worker}, for the index`;
    case "feed":
      return `hand-over by worker ${worker}`;
    case "handOver":
      return lane.kind === "pinThread" ? "hand-over to the pin thread" : LABELS.handOver;
    case "loop":
      return "work of the loop";
    case "storage":
    case "load":
    case "collate":
    case "pin":
    case "copy":
    case "step":
      return LABELS[stage];
  }
}
