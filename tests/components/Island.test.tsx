// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Island } from "@/components/widgets/islands/Island";

function makePlace(): HTMLElement {
  document.body.innerHTML = `<div data-island="x" data-figure="hero"><div data-island-static>static</div></div>`;
  const place = document.querySelector<HTMLElement>("[data-island]");
  if (place === null) throw new Error("no place");
  return place;
}

const staticFigure = () => document.querySelector("[data-island-static]");

afterEach(() => {
  vi.restoreAllMocks();
});

it("moves in, gets the data of its place, and hides the static figure", () => {
  const place = makePlace();
  render(<Island place={place} Widget={({ data }) => <p>live {data.figure}</p>} />);
  expect(place.contains(screen.getByText("live hero"))).toBe(true);
  expect(staticFigure()?.hasAttribute("hidden")).toBe(true);
});

it("takes the focus over from the static figure, and from nowhere else", () => {
  const place = makePlace();
  place.querySelector("[data-island-static]")?.append(document.createElement("button"));
  const { unmount } = render(<Island place={place} Widget={() => <p>live</p>} />);
  expect(document.activeElement).toBe(document.body);
  unmount();
  place.querySelector("button")?.focus();
  render(<Island place={place} Widget={() => <p>live</p>} />);
  expect(document.activeElement).toBe(place);
});

it("leaves the static figure in place when it throws", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = makePlace();
  const Broken = () => {
    throw new Error("broken widget");
  };
  render(<Island place={place} Widget={Broken} />);
  expect(staticFigure()?.hasAttribute("hidden")).toBe(false);
  expect(place.textContent).toBe("static");
  expect(place.dataset.failed).toBe("");
});

it("brings the static figure back when it throws later", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = makePlace();
  const Fragile = ({ data }: { readonly data: Readonly<Record<string, string | undefined>> }) => {
    if (data.figure === "bad") throw new Error("broken widget");
    return <p>live</p>;
  };
  const { rerender } = render(<Island place={place} Widget={Fragile} />);
  expect(staticFigure()?.hasAttribute("hidden")).toBe(true);
  place.dataset.figure = "bad";
  rerender(<Island place={place} Widget={Fragile} />);
  expect(staticFigure()?.hasAttribute("hidden")).toBe(false);
});
