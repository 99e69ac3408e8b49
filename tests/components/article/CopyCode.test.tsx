import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CopyCodeIsland } from "@/components/widgets/copyCode/CopyCodeIsland";

const program = "import torch\nprint(torch.__version__)\n";

const show = () =>
  render(
    <figure>
      <figcaption>
        <CopyCodeIsland />
      </figcaption>
      <pre>
        <code>{program}</code>
      </pre>
    </figure>,
  );

describe("the copy button", () => {
  it("copies the program of its figure and says so", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(program);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
  });

  it("says what to do when the browser refuses", async () => {
    const user = userEvent.setup();
    show();
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new Error("denied")),
    });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Select the text and copy it" })).toBeInTheDocument();
  });
});
