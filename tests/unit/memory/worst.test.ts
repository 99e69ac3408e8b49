import { describe, expect, it } from "vitest";
import { headlineOf, worstInWords } from "@/components/widgets/memory/model/words";
import { figures } from "@/content/dataloader-pipeline/figures";
import { formatBytes, GIB } from "@/lib/format/bytes";
import {
  headroomInWords,
  memoryStart,
  mostOf,
  studyOf,
  withDatasetKind,
  withMemory,
  worstOf,
} from "@/lib/memory";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { stepMs } from "@/lib/settings";
import { simulate } from "@/lib/sim";
import { priceOf } from "@/lib/workerCount";

const study = (wish: Wish) => studyOf(wish, (of) => simulate(toScenario(of), "signals"));
const onMachine = (wish: Wish, ramBytes: number, shmBytes: number): Wish => ({
  ...wish,
  machine: { ...wish.machine, ramBytes, shmBytes },
});
const roomy = (wish: Wish) => onMachine(wish, 512 * GIB, 256 * GIB);

describe("the worst case beside a run", () => {
  it("is said wherever it is more, in the profiler's numbers", () => {
    for (const preset of PRESETS) {
      const wish = roomy(memoryStart(preset));
      const ran = study(wish);
      const worst = worstOf(ran);
      const { ramBytes, shmBytes } = priceOf(wish, wish.loader.numWorkers);
      const { ram, shm } = ran.timeline.peaks;
      expect(ramBytes).toBeGreaterThanOrEqual(ram.value);
      expect(shmBytes).toBeGreaterThanOrEqual(shm.value);
      if (worst === null) {
        expect(ramBytes / ram.value).toBeLessThan(1.01);
        continue;
      }
      const words = worstInWords(ran)?.words ?? "";
      expect(words).toContain(`up to ${formatBytes(ramBytes)} of RAM (512\u202fGiB here)`);
      expect(words).toContain(`${formatBytes(shmBytes)} in /dev/shm (256\u202fGiB)`);
      expect(words).toContain(`That leaves ${formatBytes(512 * GIB - ramBytes)} of RAM`);
    }
  });

  it("names what makes the difference", () => {
    // A step so short that finished batches never wait: the queue stays all but empty.
    const starved = stepMs.set(roomy(figures.memory), 1);
    expect(worstOf(study(starved))?.because).toContain("queue");
    expect(worstInWords(study(starved))?.words).toContain("once a pause of the loop fills the queue");
    const objects = withMemory(withDatasetKind(roomy(figures.memory), "pythonObjects"), { items: 10e6 });
    expect(worstOf(study(objects))?.because[0]).toBe("copies");
    expect(worstInWords(study(objects))?.words).toContain("every worker has read all of the dataset");
  });

  it("takes back that a run fits where it is more than there is, and goes with a run that ends, too", () => {
    const starved = stepMs.set(roomy(figures.memory), 1);
    const peak = study(starved).timeline.peaks.shm.value;
    const tight = onMachine(starved, 512 * GIB, peak);
    expect(headlineOf(study(tight))).toMatch(/^This run fits\./);
    expect(worstInWords(study(tight))).toMatchObject({ isTooMuch: true });
    expect(worstInWords(study(tight))?.words).toMatch(/^But it may not last: once/);
    const dead = onMachine(starved, 512 * GIB, peak / 2);
    expect(headlineOf(study(dead))).toMatch(/^It ends after/);
    expect(worstInWords(study(dead))?.words).toContain(`up to ${formatBytes(mostOf(dead).ramBytes)} of`);
  });
});

describe("what is left beside the worst case", () => {
  const { memory } = figures;
  const most = mostOf(memory);
  const batch = memory.workload.payload.bytes;
  const left = (ramBytes: number, shmBytes: number) =>
    headroomInWords(onMachine(memory, most.ramBytes + ramBytes, most.shmBytes + shmBytes), most);

  it("is said in both, and nothing more where it is plenty", () => {
    expect(left(8 * GIB, 2 * GIB)).toBe("That leaves 8\u202fGiB of RAM and 2\u202fGiB of /dev/shm.");
  });

  it("is called close where a GPU's share of host memory, or one batch more, would not go in", () => {
    expect(left(0, 0)).toMatch(
      /^That leaves 0\u202fB of RAM and 0\u202fB of \/dev\/shm\. RAM is close: .* \/dev\/shm is close: /,
    );
    expect(left(1.6 * GIB, batch)).toMatch(
      /RAM is close: a process that uses CUDA took up to 1\.7\u202fGiB more/,
    );
    expect(left(1.6 * GIB, batch)).not.toContain("/dev/shm is close");
    expect(left(8 * GIB, 0.9 * batch)).toContain("/dev/shm is close: not one batch more would fit.");
  });

  it("is not said where it does not fit", () => {
    expect(left(-1, 0)).toBeNull();
    expect(left(0, -1)).toBeNull();
  });
});
