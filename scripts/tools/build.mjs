/** Builds the exported site: `next build`, its listings and pictures, the seal, and a stamp that says from what. */
import { digestInputs, readStamp, writeStamp } from "./inputs.mjs";
import { outDir } from "./project.mjs";
import { runPackage } from "./run.mjs";

/** Builds whatever the state of the present export. */
export const build = async () => {
  const inputs = await digestInputs();
  const code = await runPackage("next/dist/bin/next", ["build"]);
  if (code !== 0) throw new Error(`next build ended with code ${String(code)}; its output above says why.`);
  const finished = await runPackage("tsx/dist/cli.mjs", ["scripts/site/finish.ts"]);
  if (finished !== 0) throw new Error("scripts/site/finish.ts failed; its output above says why.");
  const { sealFolder } = await import("./seal.mjs");
  const pages = await sealFolder(outDir);
  const { writeWorker } = await import("./offline.mjs");
  const kept = await writeWorker(outDir);
  await writeStamp(inputs);
  console.log(`Sealed ${String(pages)} pages; ${String(kept)} files stay with readers who are offline.`);
};

/** Builds unless the present export is made of the present sources. */
export const ensureBuild = async () => {
  const stamp = await readStamp();
  if (stamp?.inputs === (await digestInputs())) return;
  console.log("Building the site …");
  await build();
};
