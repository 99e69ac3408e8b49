/** `npm run dev`: pages that follow the sources while you write. Arguments go to `next dev`. */
import { ensureDependencies } from "./tools/dependencies.mjs";
import { main } from "./tools/main.mjs";
import { runPackage } from "./tools/run.mjs";

await main(async () => {
  await ensureDependencies();
  process.exitCode = await runPackage("next/dist/bin/next", ["dev", ...process.argv.slice(2)]);
});
