import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { passagesOf } from "@/content/checks/passages";
import { statementsOf } from "@/content/checks/statements";
import { files } from "./article";

const document = readFileSync(new URL("../../../docs/fact-check.md", import.meta.url), "utf8");

/** The rows of the tables: statement, source, verdict. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(/ (?<!\\)\| /))
  .filter(([first]) => first !== "Statement" && first !== "---")
  .map(([statement = "", source = "", verdict = ""]) => ({
    statement: statement.replace(/\\(.)/g, "$1"),
    source,
    verdict,
  }));

describe("the fact check", () => {
  it("holds every statement of the article, and no other", () => {
    const checked = rows.map(({ statement }) => statement).sort();
    expect(checked).toEqual([...statementsOf(files.flatMap(passagesOf))].sort());
  });

  it("says what each was checked against, and comes to a verdict that lets it stand", () => {
    expect(rows.filter(({ source }) => source.trim() === "")).toEqual([]);
    expect(
      rows.filter(
        ({ verdict }) =>
          ![
            "holds",
            "holds, as a possibility",
            "advice",
            "no statement of fact",
            "see the next rows",
          ].includes(verdict),
      ),
    ).toEqual([]);
  });

  it("names a source wherever it says that a statement holds", () => {
    expect(rows.filter(({ source, verdict }) => verdict.startsWith("holds") && source === "–")).toEqual([]);
  });
});
