import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "@/scripts/tools/project.mjs";

/** Starts the server that readers start, and waits until it has printed its address. */
async function start(port: string) {
  const child = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let printed = "";
  const address = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/\S+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => {
      resolve(undefined);
    });
  });
  return { child, exited, address, printed: () => printed };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`npm start serves at the address it prints, and ends cleanly on ${signal}`, async () => {
    const { child, exited, address = "" } = await start("0");
    expect((await fetch(address)).status).toBe(200);

    child.kill(signal);
    expect(await exited).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  });
}

test("npm start refuses a port that another program has", async () => {
  const first = await start("0");
  const port = new URL(first.address ?? "").port;
  const second = await start(port);
  expect(await second.exited).toEqual([1, null]);
  expect(second.printed()).toContain(`PORT: ${port} is taken by another program`);
  first.child.kill();
  expect(await first.exited).toEqual([0, null]);
});

test("npm start takes the next free port when none is asked for", async () => {
  const first = await start("");
  const second = await start("");
  expect(new URL(first.address ?? "").port).not.toBe(new URL(second.address ?? "").port);
  for (const { child, exited } of [first, second]) {
    child.kill();
    expect(await exited).toEqual([0, null]);
  }
});
