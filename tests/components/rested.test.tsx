import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLasting } from "@/components/controls/useLasting";
import { useRested } from "@/components/controls/useRested";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it("passes a single change on at once", () => {
  const { result, rerender } = renderHook(({ value }) => useRested(value), { initialProps: { value: 1 } });
  expect(result.current).toBe(1);
  rerender({ value: 2 });
  expect(result.current).toBe(2);
});

it("keeps what a drag passes through, and shows where it comes to rest", () => {
  const { result, rerender } = renderHook(({ value }) => useRested(value), { initialProps: { value: 1 } });
  for (let value = 2; value <= 20; value += 1) {
    rerender({ value });
    wait(16);
    expect(result.current).toBe(2);
  }
  wait(100);
  expect(result.current).toBe(20);
  rerender({ value: 21 });
  expect(result.current).toBe(21);
});

it("leaves no timer behind", () => {
  const { rerender, unmount } = renderHook(({ value }) => useRested(value), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it("says of what is so for long that it is, and of what is over that it isn't", () => {
  const { result, rerender } = renderHook(({ isOn }) => useLasting(isOn, 200), {
    initialProps: { isOn: true },
  });
  wait(199);
  expect(result.current).toBe(false);
  rerender({ isOn: false });
  wait(200);
  expect(result.current).toBe(false);
  rerender({ isOn: true });
  wait(200);
  expect(result.current).toBe(true);
  rerender({ isOn: false });
  expect(result.current).toBe(false);
  rerender({ isOn: true });
  expect(result.current).toBe(false);
});
