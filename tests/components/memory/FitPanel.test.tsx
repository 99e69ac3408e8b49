import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FitPanel } from "@/components/widgets/memory/FitPanel";
import { figures } from "@/content/dataloader-pipeline/figures";
import { mostOf } from "@/lib/memory";

const { memory } = figures;

it("says that the ceiling of a machine that it fills to the last byte leaves nothing, and that this is close", () => {
  const { shmBytes } = mostOf({ ...memory, loader: { ...memory.loader, numWorkers: 8, prefetchFactor: 4 } });
  const wish = { ...memory, machine: { ...memory.machine, shmBytes } };
  render(<FitPanel wish={wish} most={mostOf(wish)} onTake={null} />);
  const words = screen.getByText(/^A ceiling, not advice/).textContent;
  expect(words).toContain("32 batches in flight");
  expect(words).toContain("and 0\u202fB of /dev/shm. /dev/shm is close: not one batch more would fit.");
});
