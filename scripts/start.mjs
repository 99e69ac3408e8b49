/** `npm start`: installs what is missing, builds when stale, serves the exported site until stopped. */
import { ensureBuild } from "./tools/build.mjs";
import { ensureDependencies } from "./tools/dependencies.mjs";
import { readStamp } from "./tools/inputs.mjs";
import { listenSomewhere, readPort } from "./tools/listen.mjs";
import { main } from "./tools/main.mjs";
import { outDir } from "./tools/project.mjs";

/** @param {import("node:http").Server} server */
const closeOnStop = (server) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      console.log("\nStopped.");
      server.close();
      server.closeAllConnections();
    });
  }
};

await main(async () => {
  const port = readPort(process.env.PORT);
  await ensureDependencies();
  await ensureBuild();
  const { createStaticServer } = await import("./tools/static-server.mjs");
  const basePath = (await readStamp())?.basePath ?? "";
  const server = await createStaticServer(outDir, basePath);
  const address = await listenSomewhere(server, port);
  closeOnStop(server);
  console.log(`\nDataLoader, explained: ${address}${basePath}/\nCtrl-C stops it.`);
});
