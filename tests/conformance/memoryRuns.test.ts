import { beforeAll, describe, expect, test } from "vitest";
import { errorOf, MEMORY_BAR, memoryErrors, type MemoryErrors } from "@/lib/conformance/memory/errors";

let errors: readonly MemoryErrors[] = [];

beforeAll(() => {
  errors = memoryErrors();
  const line = ({ generation, id, pssPeak, privatePeak, growth }: MemoryErrors) =>
    [
      generation,
      id,
      `PSS ${mega(pssPeak.observed)} predicted ${mega(pssPeak.predicted)} (${percent(errorOf(pssPeak))})`,
      `private ${mega(privatePeak.observed)} predicted ${mega(privatePeak.predicted)} (${percent(errorOf(privatePeak))})`,
      `on the way ${percent(growth)}`,
    ].join("  ");
  process.stdout.write(`Memory of workers\n${errors.map(line).join("\n")}\n`);
}, 60_000);

function mega(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

describe("workers whose memory was watched", () => {
  test("there are some of every kind: a list and an array, fork and spawn, one and several workers", () => {
    expect(errors.map(({ id }) => id)).toContain("list_refcount-2000000-list_b1024_w1_p2_s2");
    expect(errors).toHaveLength(10);
  });

  test("PSS and private memory of all workers together peak where the model says", () => {
    for (const { generation, id, pssPeak, privatePeak } of errors) {
      expect(Math.abs(errorOf(pssPeak)), `${generation} ${id}: PSS`).toBeLessThanOrEqual(MEMORY_BAR);
      expect(Math.abs(errorOf(privatePeak)), `${generation} ${id}: private`).toBeLessThanOrEqual(MEMORY_BAR);
    }
  });

  test("and grow there as the model says", () => {
    for (const { generation, id, growth } of errors) {
      expect(growth, `${generation} ${id}`).toBeLessThanOrEqual(MEMORY_BAR);
    }
  });
});
