import type { Wish } from "@/lib/scenario-store";
import type { ByValuePayload, TensorPayload } from "@/lib/sim";
import { number, oneOf, wholeNumber } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";

const asTensors = (wish: Wish): TensorPayload => {
  const { payload } = wish.workload;
  return payload.kind === "tensors"
    ? payload
    : { kind: "tensors", tensors: 1, bytes: payload.bytes, sharedBy: "collate" };
};

const withPayload = (wish: Wish, payload: TensorPayload | ByValuePayload): Wish => ({
  ...wish,
  workload: { ...wish.workload, payload },
});

const isTensors = (wish: Wish): boolean => wish.workload.payload.kind === "tensors";

/** What survives collate: its kind first, then what that kind has. */
export const payloadFields: readonly Field[] = [
  field(
    { key: "payload", unit: "", parameter: "payload" },
    oneOf("tensors", "byValue"),
    (wish) => wish.workload.payload.kind,
    (wish, kind) =>
      withPayload(wish, kind === "tensors" ? asTensors(wish) : { kind, bytes: wish.workload.payload.bytes }),
  ),
  field(
    { key: "batch_bytes", unit: "bytes", parameter: "payload" },
    number(0, LIMITS.bytes),
    (wish) => wish.workload.payload.bytes,
    (wish, bytes) => withPayload(wish, { ...wish.workload.payload, bytes }),
  ),
  field(
    { key: "tensors_per_batch", unit: "", parameter: "payload" },
    wholeNumber(1, LIMITS.tensors),
    (wish) => (isTensors(wish) ? asTensors(wish).tensors : undefined),
    (wish, tensors) => withPayload(wish, { ...asTensors(wish), tensors }),
  ),
  field(
    { key: "shared_by", unit: "", parameter: "payload" },
    oneOf("collate", "feeder"),
    (wish) => (isTensors(wish) ? asTensors(wish).sharedBy : undefined),
    (wish, sharedBy) => withPayload(wish, { ...asTensors(wish), sharedBy }),
  ),
];
