// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PLAYBACK_COMMANDS, TimeControls, type Playback } from "@/components/controls/playback";

function setUp(playback: Playback) {
  const dispatch = vi.fn();
  render(
    <TimeControls
      view={{ playback, eventsMs: () => [0, 10, 25], durationMs: 100 }}
      shownMs={playback.atMs}
      dispatch={dispatch}
    />,
  );
  return dispatch;
}

it("has a button for every command", () => {
  setUp({ status: "paused", atMs: 10 });
  expect(screen.getAllByRole("button")).toHaveLength(PLAYBACK_COMMANDS.length);
});

it.each([
  ["Step to the previous event", { kind: "seek", atMs: 0 }],
  ["Play", { kind: "play" }],
  ["Step to the next event", { kind: "seek", atMs: 25 }],
])("%s", async (name, action) => {
  const dispatch = setUp({ status: "paused", atMs: 10 });
  await userEvent.click(screen.getByRole("button", { name }));
  expect(dispatch.mock.calls).toEqual([[action]]);
});

it("offers a pause while it plays", async () => {
  const dispatch = setUp({ status: "playing", atMs: 10 });
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(dispatch.mock.calls).toEqual([[{ kind: "pause" }]]);
});

it("scrubs, and says the moment in words", () => {
  const dispatch = setUp({ status: "paused", atMs: 10 });
  const scrub = screen.getByRole("slider", { name: "Moment of the run" });
  expect(scrub.getAttribute("aria-valuetext")).toBe("10 milliseconds after the start");
  fireEvent.change(scrub, { target: { value: "70" } });
  expect(dispatch.mock.calls).toEqual([[{ kind: "seek", atMs: 70 }]]);
});
