// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { FiguresProvider } from "@/components/article/figures";
import { NumIsland } from "@/components/widgets/num/NumIsland";
import { formatMetric } from "@/lib/metrics";
import { createScenarioStore } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

function setUp() {
  const store = createScenarioStore({ example: { ...defaultScenario, loader: defaultLoaderWish } });
  render(
    <FiguresProvider store={store}>
      <NumIsland data={{ figure: "example", of: "numWorkers" }} />
      <NumIsland data={{ figure: "example", of: "samplesPerSecond" }} />
    </FiguresProvider>,
  );
  return { store, number: screen.getByRole<HTMLInputElement>("spinbutton") };
}

const shownRate = () => document.querySelector('[data-metric="samplesPerSecond"]')?.textContent;

it("follows the arrow keys, and the outcome beside it follows at once", async () => {
  const { store, number } = setUp();
  number.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(store.wish("example").loader.numWorkers).toBe(2);
  expect(number.value).toBe("2");
  expect(number.getAttribute("aria-valuenow")).toBe("2");
  expect(shownRate()).toBe(formatMetric("samplesPerSecond", store.result("example")));
});

it("takes a typed number and stops at its limits", async () => {
  const { store, number } = setUp();
  await userEvent.clear(number);
  await userEvent.type(number, "16");
  expect(store.wish("example").loader.numWorkers).toBe(16);
  await userEvent.keyboard("{ArrowUp}");
  expect(store.wish("example").loader.numWorkers).toBe(16);
});

it("ignores what is no number and comes back to the value in force", async () => {
  const { store, number } = setUp();
  await userEvent.clear(number);
  await userEvent.type(number, "many");
  expect(number.getAttribute("aria-invalid")).toBe("true");
  expect(store.wish("example").loader.numWorkers).toBe(4);
  await userEvent.tab();
  expect(number.value).toBe("4");
});

it("stops where its place says", async () => {
  const store = createScenarioStore({ example: { ...defaultScenario, loader: defaultLoaderWish } });
  render(
    <FiguresProvider store={store}>
      <NumIsland data={{ figure: "example", of: "numWorkers", max: "5" }} />
    </FiguresProvider>,
  );
  screen.getByRole("spinbutton").focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(store.wish("example").loader.numWorkers).toBe(5);
});
