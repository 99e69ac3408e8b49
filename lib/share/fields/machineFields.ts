import type { Wish } from "@/lib/scenario-store";
import type { Link, Machine, Storage } from "@/lib/sim";
import { number, orNone, wholeNumber } from "../codec";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";
import { machineCostFields } from "./machineCostFields";

const withMachine = (wish: Wish, change: Partial<Machine>): Wish => ({
  ...wish,
  machine: { ...wish.machine, ...change },
});

const withStorage = (wish: Wish, change: Partial<Storage>): Wish =>
  withMachine(wish, { storage: { ...wish.machine.storage, ...change } });

const withLink = (wish: Wish, change: Partial<Link>): Wish =>
  withMachine(wish, { link: { ...wish.machine.link, ...change } });

/** The computer. */
export const machineFields: readonly Field[] = [
  field(
    { key: "cores", unit: "", parameter: "cores" },
    wholeNumber(1, LIMITS.cores),
    (wish) => wish.machine.cores,
    (wish, cores) => withMachine(wish, { cores }),
  ),
  field(
    { key: "ram_bytes", unit: "bytes", parameter: "memory" },
    number(1, LIMITS.bytes),
    (wish) => wish.machine.ramBytes,
    (wish, ramBytes) => withMachine(wish, { ramBytes }),
  ),
  field(
    { key: "shm_bytes", unit: "bytes", parameter: "memory" },
    number(0, LIMITS.bytes),
    (wish) => wish.machine.shmBytes,
    (wish, shmBytes) => withMachine(wish, { shmBytes }),
  ),
  field(
    { key: "storage_latency_ms", unit: "ms", parameter: "storage" },
    number(0, LIMITS.ms),
    (wish) => wish.machine.storage.latencyMs,
    (wish, latencyMs) => withStorage(wish, { latencyMs }),
  ),
  field(
    { key: "storage_requests_per_second", unit: "requests/s", parameter: "storage" },
    orNone(number(0.001, LIMITS.perSecond)),
    (wish) => wish.machine.storage.requestsPerSecond,
    (wish, requestsPerSecond) => withStorage(wish, { requestsPerSecond }),
  ),
  field(
    { key: "storage_bytes_per_second", unit: "bytes/s", parameter: "storage" },
    orNone(number(1, LIMITS.perSecond)),
    (wish) => wish.machine.storage.bytesPerSecond,
    (wish, bytesPerSecond) => withStorage(wish, { bytesPerSecond }),
  ),
  field(
    { key: "link_pinned_bytes_per_second", unit: "bytes/s", parameter: "link" },
    number(1000, LIMITS.perSecond),
    (wish) => wish.machine.link.pinnedBytesPerSecond,
    (wish, pinnedBytesPerSecond) => withLink(wish, { pinnedBytesPerSecond }),
  ),
  field(
    { key: "link_pageable_bytes_per_second", unit: "bytes/s", parameter: "link" },
    number(1000, LIMITS.perSecond),
    (wish) => wish.machine.link.pageableBytesPerSecond,
    (wish, pageableBytesPerSecond) => withLink(wish, { pageableBytesPerSecond }),
  ),
  ...machineCostFields,
];
