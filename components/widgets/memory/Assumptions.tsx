import { formatBytes } from "@/lib/format/bytes";
import { DATASET_WORDS } from "@/lib/memory";
import {
  BYTES_PER_ITEM,
  BYTES_PER_ITEM_EVIDENCE,
  DATASET_KINDS,
  INTERPRETER_EVIDENCE,
  MODEL_EVIDENCE,
  RECORDED_INTERPRETER,
} from "@/lib/sim/memory";
import { EvidenceTable } from "../scenario/EvidenceTable";

const INTERPRETER_WORDS = [
  ["sharedBytes", "mapped files of Python and its imports"],
  ["mainBytes", "heap of the main process"],
  ["forkedBytes", "private memory of a forked worker"],
  ["spawnedBytes", "private memory of a spawned worker"],
] as const;

const ROWS = [
  ...INTERPRETER_WORDS.map(([key, name]) => ({
    name,
    value: formatBytes(RECORDED_INTERPRETER[key]),
    ...INTERPRETER_EVIDENCE[key],
  })),
  ...DATASET_KINDS.map((kind) => ({
    name: `an item of: ${DATASET_WORDS[kind]}`,
    value: formatBytes(BYTES_PER_ITEM[kind]),
    ...BYTES_PER_ITEM_EVIDENCE[kind],
  })),
  ...MODEL_EVIDENCE.map(({ rule, evidence, source }) => ({ name: rule, value: "–", evidence, source })),
];

/** What the memory of a run rests on besides its parameters, with evidence. */
export function Assumptions() {
  return <EvidenceTable summary="What the model of memory rests on" what="what" rows={ROWS} />;
}
