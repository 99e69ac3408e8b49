import { memoryWishOf, withMemory } from "@/lib/memory/memoryWish";
import { BYTES_PER_ITEM_EVIDENCE, DATASET_KINDS } from "@/lib/sim/memory";
import type { Provenance } from "@/lib/presets";
import type { MemoryWish, Wish } from "@/lib/scenario-store";
import { type Codec, flag, number, oneOf, wholeNumber } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

const assumed = (source: string): Provenance => ({ evidence: "assumed", source, url: null });

/** Only wishes that say something of memory have these values. */
function memoryField<Key extends keyof MemoryWish>(
  about: Pick<Field, "key" | "unit" | "parameter">,
  name: Key,
  codec: Codec<MemoryWish[Key]>,
): Field {
  return field(
    about,
    codec,
    (wish: Wish) => wish.memory?.[name],
    (wish, value) => withMemory(wish, { ...memoryWishOf(wish), [name]: value }),
  );
}

const { evidence, source } = BYTES_PER_ITEM_EVIDENCE.pathList;

/** What decides memory and not timing. */
export const memoryFields: readonly Field[] = [
  memoryField(
    { key: "dataset_kind", unit: "", parameter: assumed("how a dataset is kept is your choice") },
    "datasetKind",
    oneOf(...DATASET_KINDS),
  ),
  memoryField(
    { key: "dataset_items", unit: "", parameter: assumed("as many as ImageNet's training set has paths") },
    "items",
    wholeNumber(0, LIMITS.items),
  ),
  memoryField(
    { key: "dataset_bytes_per_item", unit: "bytes", parameter: { evidence, source, url: null } },
    "bytesPerItem",
    number(0, LIMITS.bytes),
  ),
  memoryField(
    { key: "batches_held", unit: "", parameter: assumed("the loop variable holds one batch") },
    "batchesHeld",
    wholeNumber(1, LIMITS.batches),
  ),
  memoryField(
    { key: "validation_loader", unit: "", parameter: assumed("whether there is one is your choice") },
    "validates",
    flag,
  ),
  memoryField(
    { key: "open_files", unit: "", parameter: assumed("1024, the usual soft limit of Linux") },
    "openFiles",
    wholeNumber(16, LIMITS.openFiles),
  ),
];
