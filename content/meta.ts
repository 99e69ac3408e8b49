import * as v from "valibot";

const related = v.object({ slug: v.string(), title: v.string() });

/** What an article says of itself in its `meta` export. */
const metaSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(70)),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(170)),
  category: v.string(),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  date: v.pipe(v.string(), v.isoDate()),
  order: v.number(),
  difficulty: v.picklist(["beginner", "intermediate", "advanced"]),
  tags: v.array(v.string()),
  keywords: v.array(v.string()),
  relatedConcepts: v.array(related),
});

/** See {@link readMeta}. */
export type ArticleMeta = v.InferOutput<typeof metaSchema>;

/** Reads an article's `meta`. Throws with the field's name when something does not fit. */
export function readMeta(value: unknown, article: string): ArticleMeta {
  const read = v.safeParse(metaSchema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${article}, meta.${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}
