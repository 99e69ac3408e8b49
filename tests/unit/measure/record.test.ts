import { describe, expect, it } from "vitest";
import { placeOf } from "@/lib/conformance/addition";
import { predictAll } from "@/lib/measurement/document";
import { readMeasurement } from "@/lib/measurement/read";
import type { Measurement } from "@/lib/measurement/schema";
import { hasTorch, runPython } from "../script/python";

/** Runs a program that has `measure_dataloader` at hand as `m`; gives what it prints. */
function withScript(program: string): string {
  const head = "import sys; sys.dont_write_bytecode = True; sys.path.insert(0, 'public')\n";
  return runPython(`${head}import measure_dataloader as m\n${program}`, "") ?? "";
}

const QUICK = `
import json, torch
loader = m.DataLoader(m.Waits(4096), batch_size=4, num_workers=2, prefetch_factor=3)
print(json.dumps(m.measure(loader, step=m.Sleep(2), out=None, record=["0", "1:1"], seconds=100, batches=24, repeats=1, quiet=True)))
`;

let quick: Measurement | null = null;

/** One recording for several tests. */
function quickly(): Measurement {
  return (quick ??= measured(QUICK));
}

function measured(program: string): Measurement {
  const reading = readMeasurement(JSON.parse(withScript(program)));
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  return reading.measurement;
}

const STATES = `
import random, torch
from torch.utils.data import DataLoader, TensorDataset
order = torch.Generator().manual_seed(5)
loader = DataLoader(TensorDataset(torch.rand(64, 3), torch.rand(64, 1)), batch_size=8, shuffle=True,
                    num_workers=1, persistent_workers=True, generator=order)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
live = iter(loader)
next(live)
calls = []
def train_step(batch):
    optimizer.zero_grad()
    torch.nn.functional.mse_loss(model(batch[0]), batch[1]).backward()
    optimizer.step()
    random.random(), torch.rand(1), calls.append(1)
def state():
    return (random.getstate(), torch.get_rng_state().tolist(), order.get_state().tolist(),
            [p.tolist() for p in model.parameters()], str(optimizer.state_dict()), torch.get_num_threads(),
            id(loader._iterator), live._rcvd_idx)
before = state()
m.measure(loader, step=train_step, out=None, seconds=4, repeats=1, quiet=True)
print(len(calls) > 0, [a == b for a, b in zip(before, state())])
`;

const STREAM = `
import json
from torch.utils.data import DataLoader, IterableDataset, get_worker_info
class Stream(IterableDataset):
    first, step = 0, 1
    def __iter__(self):
        return (i % 7 for i in range(self.first, 100000, self.step))
def shard(worker):
    info = get_worker_info()
    info.dataset.first += worker
    info.dataset.step *= info.num_workers
loader = DataLoader(Stream(), batch_size=4, num_workers=2, worker_init_fn=shard)
print(json.dumps(m.measure(loader, out=None, seconds=4, repeats=1, quiet=True)))
`;

if (!hasTorch) process.stdout.write("No PyTorch here: measure_dataloader.py records nothing.\n");

describe.runIf(hasTorch)("measure_dataloader.py, where there is PyTorch", () => {
  it("writes what this project reads, the loader's own run first", () => {
    const { runs, dataset } = quickly();
    expect(runs.map(({ loader }) => [loader.numWorkers, loader.prefetchFactor, loader.batchSize])).toEqual([
      [2, 3, 4],
      [0, null, 4],
      [1, 1, 4],
    ]);
    expect(runs.map(({ observed }) => observed?.maxInFlight)).toEqual([6, 0, 1]);
    expect(dataset).toMatchObject({
      bytesPerBatch: 4 * (64 * 4 + 8),
      tensorsPerBatch: 2,
      byValue: false,
      collateIntoSharedMemory: true,
      holdsInterpreterLock: false,
      length: 4096,
    });
  });

  it("records runs that can be predicted, from their costs and from their own", () => {
    const { runs } = predictAll(quickly(), ["costs", "in-run"]);
    for (const { predicted, composed, observed } of runs) {
      expect(predicted?.samplesPerSecond).toBeGreaterThan(0);
      expect(composed?.samplesPerSecond).toBeGreaterThan(0);
      expect(composed?.maxInFlight).toBe(observed?.maxInFlight);
    }
  });

  it("records runs that may join the recorded ones", () => {
    const wish = { set: "here", fallbackName: "waits" };
    expect(placeOf(quickly(), wish, [])).toEqual({ ok: true, generation: "here", workload: "loader" });
  });

  it("leaves model, optimizer, random states, threads and the loader's iterator as they were", () => {
    expect(withScript(STATES)).toBe(`True [${Array.from({ length: 8 }, () => "True").join(", ")}]\n`);
  });

  it("measures a stream whose workers find their part in worker_init_fn", () => {
    const { runs, dataset } = measured(STREAM);
    expect(runs[0]?.loader).toMatchObject({ numWorkers: 2, batchSize: 4 });
    expect(runs[0]?.quality?.flags).toEqual(["left early"]);
    expect(dataset.tensorsPerBatch).toBe(1);
  });

  it("names what does not fit", () => {
    const program = `
try:
    m.measure([1, 2])
except TypeError as error:
    print(error)
try:
    m.parse_record("four")
except ValueError as error:
    print(error)
`;
    expect(withScript(program)).toBe(
      "loader: found list, allowed is a DataLoader\n" +
        "record: found 'four', allowed is workers or workers:prefetch, such as 4 or 4:2\n",
    );
  });
});
