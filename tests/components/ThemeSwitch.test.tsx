import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { THEME_KEY, THEME_SCRIPT } from "@/components/article/themeScript";
import { ThemeSwitch } from "@/components/article/ThemeSwitch";

const classes = () => [...document.documentElement.classList].sort();

/** Runs the script as a browser would: in the page, before the application. */
function runThemeScript() {
  const script = document.createElement("script");
  script.textContent = THEME_SCRIPT;
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("before the first paint", () => {
  it.each([
    ["light", ["js", "light"]],
    ["dark", ["dark", "js"]],
    ["purple", ["js"]],
    [null, ["js"]],
  ])("a stored %s gives the classes %j", (stored, expected) => {
    if (stored !== null) localStorage.setItem(THEME_KEY, stored);
    runThemeScript();
    expect(classes()).toEqual(expected);
  });

  it("leaves the choice to the system where storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    runThemeScript();
    expect(classes()).toEqual(["js"]);
  });

  it("is written for the oldest of browsers", () => {
    expect(THEME_SCRIPT).not.toMatch(/=>|`|\b(const|let|class)\b\s|\?\?|\?\./);
  });
});

describe("the switch", () => {
  it("shows the choice that the script found", () => {
    document.documentElement.className = "js dark";
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  });

  it("changes the page and remembers it", async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(classes()).toEqual(["dark"]);
    expect(localStorage.getItem(THEME_KEY)).toBe("dark");
    await userEvent.click(screen.getByRole("radio", { name: "System" }));
    expect(classes()).toEqual([]);
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  });

  it("changes the page even where nothing can be remembered", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    expect(classes()).toEqual(["light"]);
  });

  it("follows another tab", () => {
    render(<ThemeSwitch />);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: "dark" }));
    });
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "else", newValue: "light" }));
    });
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  });

  it("has a group name for screen readers", () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole("group", { name: "Theme" })).toBeInTheDocument();
  });
});
