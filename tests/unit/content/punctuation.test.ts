import { describe, expect, it } from "vitest";
import { withKeptPunctuation } from "@/content/punctuation";

const fact = '<button type="button" class="fact" data-evidence="measured">47 ms</button>';

describe("withKeptPunctuation", () => {
  it("keeps a sign with the number before it", () => {
    expect(withKeptPunctuation(`It took ${fact}. Then`)).toBe(
      `It took <span class="kept">${fact}.</span> Then`,
    );
  });

  it("keeps short code on one line, and lets long code break", () => {
    expect(withKeptPunctuation("<code>df -h</code>")).toBe('<code class="kept">df -h</code>');
    const long = "<code>prefetch_factor × num_workers</code>";
    expect(withKeptPunctuation(long)).toBe(long);
  });

  it("leaves a number alone that a word follows", () => {
    expect(withKeptPunctuation(`${fact} here`)).toBe(`${fact} here`);
  });
});
