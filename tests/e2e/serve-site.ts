import { readStamp } from "@/scripts/tools/inputs.mjs";
import { listen } from "@/scripts/tools/listen.mjs";
import { outDir } from "@/scripts/tools/project.mjs";
import { createStaticServer } from "@/scripts/tools/static-server.mjs";

/** Before the browser tests: serves the exported site, as `npm start` does, on any free port. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const stamp = await readStamp();
  if (!stamp) throw new Error("out: found no finished export; `npm run build` makes one.");
  const server = await createStaticServer(outDir, stamp.basePath);
  process.env.SITE_ADDRESS = `${await listen(server, 0)}${stamp.basePath}/`;

  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
}
