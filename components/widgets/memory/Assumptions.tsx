import { TableScroll } from "@/components/article/TableScroll";
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

const INTERPRETER_WORDS = [
  ["sharedBytes", "mapped files of Python and its imports"],
  ["mainBytes", "heap of the main process"],
  ["forkedBytes", "private memory of a forked worker"],
  ["spawnedBytes", "private memory of a spawned worker"],
] as const;

/** What the memory of a run rests on besides its parameters, with evidence. */
export function Assumptions() {
  return (
    <details>
      <summary>What the model of memory rests on</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">what</th>
            <th scope="col">value</th>
            <th scope="col">evidence</th>
            <th scope="col">source</th>
          </tr>
        </thead>
        <tbody>
          {INTERPRETER_WORDS.map(([key, words]) => (
            <tr key={key}>
              <th scope="row">{words}</th>
              <td>{formatBytes(RECORDED_INTERPRETER[key])}</td>
              <td>{INTERPRETER_EVIDENCE[key].evidence}</td>
              <td>{INTERPRETER_EVIDENCE[key].source}</td>
            </tr>
          ))}
          {DATASET_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">an item of: {DATASET_WORDS[kind]}</th>
              <td>{formatBytes(BYTES_PER_ITEM[kind])}</td>
              <td>{BYTES_PER_ITEM_EVIDENCE[kind].evidence}</td>
              <td>{BYTES_PER_ITEM_EVIDENCE[kind].source}</td>
            </tr>
          ))}
          {MODEL_EVIDENCE.map(({ rule, evidence, source }) => (
            <tr key={rule}>
              <th scope="row">{rule}</th>
              <td>–</td>
              <td>{evidence}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
