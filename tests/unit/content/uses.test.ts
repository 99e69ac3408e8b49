import GithubSlugger from "github-slugger";
import { describe, expect, it } from "vitest";
import { usesOf } from "@/content/checks/uses";
import { CLAIMS } from "@/content/dataloader-pipeline/claims";
import { citedFacts, citedRuns, citedSources } from "@/content/dataloader-pipeline/citations";
import { figures } from "@/content/dataloader-pipeline/figures";
import { factOf, FACTS } from "@/content/facts";
import { SOURCES } from "@/content/sources";
import { isMetricKey } from "@/lib/metrics";
import { isSettingKey } from "@/lib/settings";
import { visit } from "unist-util-visit";
import { isJsx } from "@/content/checks/jsx";
import { headingIds } from "./headingIds";
import { files } from "./article";

const uses = usesOf(files);

describe("what the article uses", () => {
  it("are facts of the registry, each of which it prints and lists", () => {
    expect([...uses.facts].sort()).toEqual(Object.keys(FACTS).sort());
    expect([...citedFacts].sort()).toEqual([...uses.facts].sort());
  });

  it("are sources of the registry, each of which it cites or takes a number from", () => {
    const cited = new Set([...uses.citations, ...uses.facts.map((id) => factOf(id).source)]);
    expect([...cited].sort()).toEqual(Object.keys(SOURCES).sort());
    expect([...citedSources].sort()).toEqual([...cited].sort());
  });

  it("are claims that a test holds against the simulator, all of them", () => {
    expect([...uses.claims].sort()).toEqual(Object.keys(CLAIMS).sort());
  });

  it("are figures that the page names", () => {
    expect(uses.figures.filter((name) => !Object.hasOwn(figures, name))).toEqual([]);
  });

  it("are settings and metrics that exist, of figures that exist", () => {
    expect(uses.numbers.length).toBeGreaterThan(0);
    expect(
      uses.numbers.filter(
        ({ figure, of }) => !Object.hasOwn(figures, figure) || !(isSettingKey(of) || isMetricKey(of)),
      ),
    ).toEqual([]);
  });

  it("are results of runs, each with a note that says how it is known", () => {
    const computed = new Set(uses.numbers.filter(({ of }) => isMetricKey(of)).map(({ figure }) => figure));
    expect([...citedRuns].sort()).toEqual([...computed].sort());
  });

  it("include at least eight numbers that the reader can change", () => {
    const live = uses.numbers.filter(({ of }) => isSettingKey(of));
    expect(new Set(live.map(({ figure, of }) => `${figure} ${of}`)).size).toBeGreaterThanOrEqual(8);
  });

  it("are sections that exist, wherever a link or a myth points", () => {
    const ids = new Set(headingIds(files));
    expect(uses.anchors.length).toBeGreaterThan(0);
    expect(uses.anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it("calls sections by their names", () => {
    const slugger = new GithubSlugger();
    expect(uses.sectionNames.length).toBeGreaterThan(0);
    expect(
      uses.sectionNames.filter(({ id, name }) => {
        slugger.reset();
        return slugger.slug(name) !== id;
      }),
    ).toEqual([]);
  });

  it("has headings with ids of their own", () => {
    const ids = headingIds(files);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("answers one question, gives one thing to do and one takeaway in each working section", () => {
    for (const { path, tree } of files) {
      if (!/0[2-9]-/.test(path)) continue;
      const count = (name: string) => {
        let found = 0;
        visit(tree, (node) => {
          if (isJsx(node, name)) found += 1;
        });
        return found;
      };
      expect([count("Question"), count("Try"), count("Takeaway")], path).toEqual([1, 1, 1]);
    }
  });
});
