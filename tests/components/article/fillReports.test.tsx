import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillReports } from "@/components/article/fillReports";

const PLACE = "SENTENCE";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div class="prose">
      <p id="said">Training is just slow.</p>
      <details class="report"><a data-report="" href="mailto:?body=${PLACE}">Report</a></details>
      <a class="report-selection" href="" hidden>Report the selection</a>
    </div>`;
  fillReports(PLACE);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const change = () => document.dispatchEvent(new Event("selectionchange"));
const link = () => document.querySelector<HTMLAnchorElement>(".report-selection");

describe("the link that reports the selected sentence", () => {
  it("is not looked for while a drag goes on changing the selection: to ask costs a layout of the page", () => {
    const asked = vi.spyOn(document, "getSelection");
    for (let event = 0; event < 20; event += 1) {
      change();
      vi.advanceTimersByTime(30);
    }
    expect(asked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(asked).toHaveBeenCalledOnce();
  });

  it("comes once a sentence is selected, and goes with the selection", () => {
    document.getSelection()?.selectAllChildren(document.querySelector("#said") ?? document.body);
    change();
    vi.runAllTimers();
    expect(link()?.hidden).toBe(false);
    expect(link()?.href).toContain(encodeURIComponent("Training is just slow."));
    document.getSelection()?.removeAllRanges();
    change();
    vi.runAllTimers();
    expect(link()?.hidden).toBe(true);
  });
});
