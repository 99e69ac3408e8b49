import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)) };

/** Folders whose files take longest; begun last, one of them would keep a single core busy at the end. */
const LONG = ["tests/conformance/", "tests/properties/"];

/** Long files first, whether or not an earlier run has left its times. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number =>
      LONG.some((folder) => moduleId.includes(folder)) ? 0 : 1;
    return super.sort(files).then((sorted) => sorted.toSorted((a, b) => isLong(a) - isLong(b)));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    allowOnly: false,
    // All cores: Vitest would leave one to itself, half of a small machine.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // A backstop for what hangs; slow machines are no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: ["tests/{unit,properties,conformance}/**/*.test.ts"],
          // Modules are pure: files share them, loaded and compiled once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: "tests/components/setup.ts",
        },
      },
    ],
  },
});
