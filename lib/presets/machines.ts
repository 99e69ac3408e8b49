import { defaultMachine, type Machine } from "@/lib/sim";
import { PCIE3_SOURCE, PCIE4, PCIE4_SOURCE } from "./links";
import type { PresetEvidence } from "./preset";
import { assumed, measured } from "./provenance";

type MachineEvidence = Pick<PresetEvidence, "cores" | "memory" | "storage" | "link">;

/** A machine with what is known about it. */
export interface KnownMachine {
  readonly machine: Machine;
  readonly evidence: MachineEvidence;
}

const notRead = assumed("not read: the samples are in memory or come over the network");

/** Eight cores and a card on PCIe 4. */
export const WORKSTATION: KnownMachine = {
  machine: { ...defaultMachine, link: PCIE4 },
  evidence: {
    cores: assumed("eight cores, a common workstation"),
    memory: assumed("32 GiB, half of it for /dev/shm, as Linux mounts it by default"),
    storage: notRead,
    link: PCIE4_SOURCE,
  },
};

/** The virtual machine of the recorded runs; it had no GPU, the step was a sleep. */
export const RECORDING_MACHINE: KnownMachine = {
  machine: { ...defaultMachine, cores: 2, ramBytes: 25_276_514_304, shmBytes: 12_638_257_152 },
  evidence: {
    cores: measured("the recorded runs: 2 cores of an AMD EPYC, a virtual machine under Linux"),
    memory: measured("the recorded runs: 23.5 GiB; half of it for /dev/shm, as Linux mounts it by default"),
    storage: notRead,
    link: PCIE3_SOURCE,
  },
};
