/** `npm run build`: the exported site, in out/. */
import { build } from "./tools/build.mjs";
import { ensureDependencies } from "./tools/dependencies.mjs";
import { main } from "./tools/main.mjs";

await main(async () => {
  await ensureDependencies();
  await build();
});
