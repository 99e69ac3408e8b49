import { withMachine } from "./change";
import { notHere, type Remedy, type Setup, trial, type Variant } from "./remedy";

const NOT_READ = "Samples are not read from storage.";

/** Samples of one shard that arrive with one read. */
const SAMPLES_PER_READ = 100;

/** A SATA SSD: 530 MB/s at random (Mohan et al., VLDB 2021). */
const LOCAL_SSD = { latencyMs: 0.1, requestsPerSecond: null, bytesPerSecond: 530e6 };

/** Many samples to a file. */
export const shards: Remedy = {
  id: "shards",
  title: "Pack small files into shards",
  does: "Large files are read from end to end: one request brings many samples.",
  costs: "The data has to be written anew.",
  changesTraining: "Samples are shuffled shard by shard and in a buffer, no longer one by one.",
  assumes: `One request brings ${SAMPLES_PER_READ} samples; the bandwidth is what it was.`,
  on: (setup) => {
    const { machine, workload } = setup.scenario;
    if (workload.sample.storageBytes === 0) return notHere(NOT_READ);
    const { latencyMs, requestsPerSecond, bytesPerSecond } = machine.storage;
    return trial({
      setup: withMachine(setup, {
        storage: {
          latencyMs: latencyMs / SAMPLES_PER_READ,
          requestsPerSecond: requestsPerSecond === null ? null : requestsPerSecond * SAMPLES_PER_READ,
          bytesPerSecond,
        },
      }),
      code: 'dataset = wds.WebDataset("train-{000000..000999}.tar")',
    });
  },
};

/** A local SSD. */
export const localCopy: Remedy = {
  id: "localCopy",
  title: "Copy the data to a local SSD",
  does: "Reads wait for a local device instead of a network or a disk that seeks.",
  costs: "Room on the device, and one copy before training.",
  assumes: "The SSD takes 0.1 ms per request and reads 530 MB/s.",
  on: (setup) => {
    if (setup.scenario.workload.sample.storageBytes === 0) return notHere(NOT_READ);
    return trial({
      setup: withMachine(setup, { storage: LOCAL_SSD }),
      code: "rsync -a /mnt/data/ /local/data/",
    });
  },
};

/** More cores for the job. */
export const moreCores: Remedy = {
  id: "moreCores",
  title: "Ask for more cores",
  does: "More workers run at the same time instead of taking turns.",
  costs: "A larger machine, or a larger share of it.",
  assumes: null,
  on: (setup) => {
    const { scenario, hostCores = Infinity } = setup;
    const has = scenario.machine.cores;
    const [first, ...more] = [...new Set([2, 4].map((factor) => Math.min(hostCores, factor * has)))]
      .filter((count) => count > has)
      .map((count) => cores(setup, count));
    return first === undefined ? notHere("The host has no more cores.") : trial(first, ...more);
  },
};

/** A larger `/dev/shm`. */
export const biggerShm: Remedy = {
  id: "biggerShm",
  title: "Enlarge /dev/shm",
  does: "More batches find room in shared memory.",
  costs: "Nothing until it is used: what is in it counts as RAM.",
  assumes: null,
  on: (setup) => {
    const { ramBytes, shmBytes } = setup.scenario.machine;
    if (shmBytes >= ramBytes / 2) return notHere("/dev/shm has half of the RAM already, or more.");
    const bytes = ramBytes / 2;
    return trial({
      setup: withMachine(setup, { shmBytes: bytes }),
      code: `docker run --shm-size=${Math.round(bytes / 2 ** 30)}g …`,
    });
  },
};

function cores(setup: Setup, count: number): Variant {
  return {
    setup: withMachine(setup, { cores: count }),
    code: `#SBATCH --cpus-per-task=${count}  # of a batch job\ndocker run --cpus=${count} …  # of a container\nlimits: { cpu: ${count} }  # of a pod`,
  };
}
