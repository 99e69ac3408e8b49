import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stage } from "@/components/article/Stage";
import { HatchSheet } from "@/components/charts/HatchSheet";
import { hatchFill } from "@/components/charts/hatchFill";
import { GLYPHS, LOOKS, TERMS } from "@/lib/stages";

it.each(LOOKS)("writes %s with its term, its glyph and a line in its colour", (look) => {
  const { container } = render(<Stage name={look} />);
  expect(screen.getByText(TERMS[look])).toHaveClass("stage-term");
  expect(container.querySelector("path")).toHaveAttribute("d", GLYPHS[look]);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

it("takes another form of the word", () => {
  render(<Stage name="load">Loading</Stage>);
  expect(screen.getByText("Loading")).toBeInTheDocument();
});

it.each(["", "dark-"])("has a pattern for every fill, with the prefix %j", (prefix) => {
  const { container } = render(<HatchSheet prefix={prefix} />);
  const ids = [...container.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
  expect(ids).toEqual(LOOKS.map((look) => hatchFill(look, prefix)));
});
