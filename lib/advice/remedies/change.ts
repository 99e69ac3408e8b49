import {
  type Cost,
  defaultLoaderWish,
  loaderFrom,
  type LoaderWish,
  type Machine,
  type SampleWork,
  type Scenario,
  type Training,
  type Workload,
} from "@/lib/sim";
import type { Setup } from "./remedy";

/** The arguments of a loader; PyTorch's defaults for those that have no meaning without workers. */
export function wishOf({ loader }: Scenario): LoaderWish {
  return { ...defaultLoaderWish, ...loader };
}

/** The setup with some arguments of `DataLoader(...)` changed. */
export function withLoader(setup: Setup, changes: Partial<LoaderWish>): Setup {
  const { scenario } = setup;
  return { ...setup, scenario: { ...scenario, loader: loaderFrom({ ...wishOf(scenario), ...changes }) } };
}

/** The setup with another workload. */
export function withWorkload(setup: Setup, changes: Partial<Workload>): Setup {
  const { scenario } = setup;
  return { ...setup, scenario: { ...scenario, workload: { ...scenario.workload, ...changes } } };
}

/** The setup with another cost per sample. */
export function withSample(setup: Setup, changes: Partial<SampleWork>): Setup {
  return withWorkload(setup, { sample: { ...setup.scenario.workload.sample, ...changes } });
}

/** The setup with another training loop. */
export function withTraining(setup: Setup, changes: Partial<Training>): Setup {
  const { scenario } = setup;
  return { ...setup, scenario: { ...scenario, training: { ...scenario.training, ...changes } } };
}

/** The setup on another machine. */
export function withMachine(setup: Setup, changes: Partial<Machine>): Setup {
  const { scenario } = setup;
  return { ...setup, scenario: { ...scenario, machine: { ...scenario.machine, ...changes } } };
}

/** A cost, so much larger each time. */
export function added(cost: Cost, ms: number): Cost {
  switch (cost.kind) {
    case "fixed":
      return { ...cost, ms: cost.ms + ms };
    case "lognormal":
      return { ...cost, meanMs: cost.meanMs + ms };
    case "measured":
      return { ...cost, drawsMs: cost.drawsMs.map((draw) => draw + ms) };
  }
}

/** A cost, so many times as large. */
export function scaled(cost: Cost, factor: number): Cost {
  switch (cost.kind) {
    case "fixed":
      return { ...cost, ms: cost.ms * factor };
    case "lognormal":
      return { ...cost, meanMs: cost.meanMs * factor };
    case "measured":
      return { ...cost, drawsMs: cost.drawsMs.map((ms) => ms * factor) };
  }
}
