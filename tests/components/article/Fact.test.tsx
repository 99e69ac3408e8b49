import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Fact, factNoteId } from "@/components/article/Fact";
import { References } from "@/components/article/References";
import { citationsOf } from "@/content/citations";
import { FACTS } from "@/content/facts";

describe("a number with its evidence", () => {
  const citations = citationsOf("dataloader-pipeline");

  it("is a button that opens a note which the list of sources holds", () => {
    render(
      <>
        <Fact id="handleBytes" fact={FACTS.handleBytes} />
        <References {...citations} />
      </>,
    );
    const button = screen.getByRole("button", { name: "361 bytes" });
    const note = document.getElementById(button.getAttribute("popovertarget") ?? "");
    expect(note?.id).toBe(factNoteId("handleBytes"));
    expect(note).toHaveAttribute("popover", "auto");
    expect(note).toHaveTextContent("Measured by us");
    expect(note).toHaveTextContent("PyTorch 2.13.0");
  });

  it("links from its note to an entry with version and date of the check", () => {
    render(<References {...citations} />);
    const link = document.querySelector(`#${factNoteId("resnetA100")} a.cite`);
    const entry = document.getElementById((link?.getAttribute("href") ?? "").slice(1));
    expect(entry).toHaveTextContent("NVIDIA/DeepLearningExamples");
    expect(entry).toHaveTextContent(/Checked \d{4}-\d{2}-\d{2}/);
  });

  it("has one note for each number and each run, and one entry for each source", () => {
    render(<References {...citations} />);
    expect(document.querySelectorAll(".fact-note")).toHaveLength(citations.facts.size + citations.runs.size);
    expect(document.querySelectorAll(".references > li")).toHaveLength(citations.sources.size);
  });
});
