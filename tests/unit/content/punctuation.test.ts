import { describe, expect, it } from "vitest";
import { withKeptPunctuation } from "@/content/punctuation";

const fact = '<button type="button" class="fact" data-evidence="measured">47 ms</button>';

describe("withKeptPunctuation", () => {
  it("keeps a sign with the number before it", () => {
    expect(withKeptPunctuation(`It took ${fact}. Then`)).toBe(
      `It took <span class="kept">${fact}.</span> Then`,
    );
  });

  it("leaves a number alone that a word follows", () => {
    expect(withKeptPunctuation(`${fact} here`)).toBe(`${fact} here`);
  });
});
