import fc from "fast-check";
import { expect, it } from "vitest";
import { toScenario } from "@/lib/scenario-store";
import { loaderArguments, loaderCall } from "@/lib/script";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { wishes } from "../share/arbitraryWish";

/** `DataLoader.__init__`, torch 2.14.1, torch/utils/data/dataloader.py. */
const SIGNATURE = [
  ...["dataset", "batch_size", "shuffle", "sampler", "batch_sampler", "num_workers", "collate_fn"],
  ...["pin_memory", "drop_last", "timeout", "worker_init_fn", "multiprocessing_context", "generator"],
  ...["prefetch_factor", "persistent_workers", "pin_memory_device", "in_order"],
];

/** What PyTorch refuses or ignores without workers. */
const NEEDS_WORKERS = ["multiprocessing_context", "prefetch_factor", "persistent_workers", "in_order"];

it("passes arguments that exist, once each, and in the order of the signature", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const places = loaderArguments(toScenario(wish).loader).map(({ name }) => SIGNATURE.indexOf(name));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    }),
  );
});

it("passes nothing that means nothing", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const { loader } = toScenario(wish);
      const given = loaderArguments(loader).map(({ name }) => name);
      if (loader.numWorkers === 0) expect(given.filter((name) => NEEDS_WORKERS.includes(name))).toEqual([]);
      else expect(given).toContain("prefetch_factor");
      expect(given.includes("in_order")).toBe(loader.numWorkers > 0 && !wish.loader.inOrder);
      expect(given.includes("pin_memory")).toBe(loader.pinMemory);
    }),
  );
});

it("is a call to paste", () => {
  const wish = {
    ...defaultScenario,
    loader: { ...defaultLoaderWish, pinMemory: true, inOrder: false, persistentWorkers: true },
  };
  expect(loaderCall(wish)).toBe(
    [
      "DataLoader(",
      "    dataset,",
      "    batch_size=32,",
      "    num_workers=4,",
      "    pin_memory=True,  # without an accelerator PyTorch warns and does not pin",
      "    drop_last=True,",
      '    multiprocessing_context="fork",  # Linux and macOS; the default on Linux up to Python 3.13',
      "    prefetch_factor=2,",
      "    persistent_workers=True,",
      "    in_order=False,  # needs PyTorch 2.6 or newer",
      ")",
    ].join("\n"),
  );
});
