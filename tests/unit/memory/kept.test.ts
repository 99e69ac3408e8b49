import { expect, it } from "vitest";
import { readNumberDraft } from "@/components/controls/numberDraft";
import { batchesHeld, memoryStart, mostOf } from "@/lib/memory";
import { DEFAULT_PRESET } from "@/lib/presets";
import { limitTo } from "@/lib/settings";

it("takes as many batches kept as a loop that collects them keeps, and counts every one", () => {
  const typed = readNumberDraft("5000", limitTo(batchesHeld, batchesHeld.typed ?? {}));
  expect(typed).toEqual({ kind: "value", value: 5000 });
  const wish = memoryStart(DEFAULT_PRESET);
  const kept = (count: number) => mostOf(batchesHeld.set(wish, count)).ramBytes;
  expect(kept(5000) - kept(1)).toBeCloseTo(4999 * wish.workload.payload.bytes, 0);
});
