// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { NumberField } from "@/components/controls/NumberField";
import { useKeys } from "@/components/controls/useKeys";
import { SETTINGS } from "@/lib/settings";

function setUp() {
  const onCommit = vi.fn();
  render(<NumberField setting={SETTINGS.numWorkers} value={2} onCommit={onCommit} />);
  return { onCommit, field: screen.getByRole<HTMLInputElement>("textbox", { name: /num_workers/ }) };
}

it("commits what fits, while it is typed", async () => {
  const { onCommit, field } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, "5");
  expect(onCommit.mock.calls).toEqual([[5]]);
  expect(field).toHaveProperty("ariaInvalid", "false");
});

it("a press chooses the whole number, so that the next digit takes its place", async () => {
  const { onCommit, field } = setUp();
  // A press beside a right-aligned number: the browser's caret comes before it.
  await userEvent.pointer({ keys: "[MouseLeft]", target: field, offset: 0 });
  await userEvent.keyboard("8");
  expect(onCommit.mock.calls).toEqual([[8]]);
});

it("keeps what does not fit in sight with the reason, and commits nothing", async () => {
  const { onCommit, field } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, "40");
  onCommit.mockClear();
  await userEvent.type(field, "0");
  expect(onCommit).not.toHaveBeenCalled();
  expect(field.value).toBe("400");
  expect(screen.getByRole("status").textContent).toBe(
    "num_workers: found “400”; allowed is 0 to 16, in steps of 1.",
  );
});

it("goes back to the value in force when the reader leaves", async () => {
  const { field } = setUp();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe("2");
  expect(screen.queryByRole("status")).toBeNull();
});

it("says for a while what became of a value that cannot be used", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  const { field } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, "400");
  await userEvent.tab();
  expect(field.value).toBe("2");
  expect(screen.getByRole("status").textContent).toMatch(/found “400”; .* It stays 2\.$/);
  act(() => {
    vi.runAllTimers();
  });
  expect(screen.queryByRole("status")).toBeNull();
  vi.useRealTimers();
});

/** A figure in which every key does something. */
function Figure({ onKey }: { readonly onKey: (key: string) => void }) {
  const [value, setValue] = useState(2);
  const figure = useRef<HTMLDivElement>(null);
  useKeys(figure, (key) => {
    onKey(key);
    return true;
  });
  return (
    <div ref={figure}>
      <NumberField setting={SETTINGS.numWorkers} value={value} onCommit={setValue} />
    </div>
  );
}

it("keeps keys to itself until Enter; then letters are the figure’s, and digits begin the next number", async () => {
  const onKey = vi.fn();
  render(<Figure onKey={onKey} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /num_workers/ });
  await userEvent.clear(field);
  await userEvent.type(field, "5v");
  expect(onKey).not.toHaveBeenCalled();
  expect(field.value).toBe("5v");

  await userEvent.keyboard("{Enter}v");
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace}{Backspace}{Enter}");
  expect(field.value).toBe("5");

  onKey.mockClear();
  await userEvent.keyboard("vb");
  expect(onKey.mock.calls).toEqual([["v"], ["b"]]);
  await userEvent.keyboard("8");
  expect(field.value).toBe("8");
  await userEvent.keyboard("v");
  expect(onKey).toHaveBeenCalledTimes(2);
});
