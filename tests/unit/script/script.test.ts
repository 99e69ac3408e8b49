import { describe, expect, it } from "vitest";
import { scriptFor } from "@/lib/script";
import { WISHES } from "./wishes";

describe("a script", () => {
  it.each(Object.entries(WISHES))("for %s reads as it always did", async (name, wish) => {
    await expect(scriptFor(wish, { name })).toMatchFileSnapshot(`golden/${name}.py`);
  });

  it("starts nothing when it is imported", () => {
    for (const wish of Object.values(WISHES)) {
      expect(scriptFor(wish).endsWith('\n\n\nif __name__ == "__main__":\n    main()\n')).toBe(true);
    }
  });

  it("lets no label out of its docstring", () => {
    const [wish] = Object.values(WISHES);
    if (wish === undefined) throw new Error("no wish");
    const script = scriptFor(wish, { name: 'x"""\nimport os', link: 'https://example.org/?a="""\\\n' });
    expect(script.split('"""')).toHaveLength(scriptFor(wish).split('"""').length);
    expect(script).not.toMatch(/^import os$/m);
  });
});
