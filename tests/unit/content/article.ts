import { fileURLToPath } from "node:url";
import { readArticle } from "@/content/checks/article";

/** The files of the main article, index first. */
export const files = readArticle(
  fileURLToPath(new URL("../../../content/dataloader-pipeline/index.mdx", import.meta.url)),
);
