import { beforeEach, expect, it } from "vitest";
import { readOverlays } from "@/components/widgets/throughput/model/overlayLink";
import { readStored, store, storedQuery } from "@/components/widgets/share/stored";
import { figures } from "@/content/dataloader-pipeline/figures";

beforeEach(() => {
  localStorage.clear();
});

it("finds the workloads beside the reader's own again on the next visit", () => {
  store("throughput", "v=1&preset=throughput&cores=16&beside=tabular-rows,pure-python");
  expect(readOverlays(storedQuery("throughput"), 3)).toEqual(["tabular-rows", "pure-python"]);
  const opened = readStored("throughput", [{ id: "throughput", wish: figures.throughput }]);
  expect(opened?.wish.machine.cores).toBe(16);
});
