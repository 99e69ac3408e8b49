import GithubSlugger from "github-slugger";
import { describe, expect, it } from "vitest";
import { gradesByTopic, weakSpots } from "@/lib/quiz/weakSpots";
import { SECTIONS } from "@/lib/quiz/sections";
import { topicOf } from "@/lib/quiz/topicOf";
import { TOPICS } from "@/lib/quiz/topics";
import { CASE_KINDS } from "@/lib/quiz/kinds";
import { files } from "../content/article";
import { headingIds } from "../content/headingIds";

describe("topics", () => {
  it("are there for every kind", () => {
    for (const kind of CASE_KINDS) expect(TOPICS).toContain(topicOf([kind]));
  });

  it("lead to sections that there are", () => {
    expect(headingIds(files)).toEqual(expect.arrayContaining(Object.keys(SECTIONS)));
  });
});

it("titles of sections are those of their headings", () => {
  for (const [id, title] of Object.entries(SECTIONS)) expect(new GithubSlugger().slug(title)).toBe(id);
});

describe("weak spots", () => {
  const finished = [
    { topic: topicOf(["too_few_workers"]), grade: { points: 5, of: 5 } },
    { topic: topicOf(["slow_storage"]), grade: { points: 2, of: 5 } },
    { topic: topicOf(["cold_page_cache"]), grade: { points: 3, of: 5 } },
    { topic: topicOf(["gpu_bound"]), grade: { points: 0, of: 5 } },
  ];

  it("are the topics below three fifths, the weakest first", () => {
    expect(weakSpots(gradesByTopic(finished)).map(({ topic }) => topic.id)).toEqual(["innocent", "storage"]);
  });
});
