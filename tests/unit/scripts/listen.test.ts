import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listen, listenSomewhere, readPort } from "@/scripts/tools/listen.mjs";

const servers: Server[] = [];

const newServer = () => {
  const server = createServer();
  servers.push(server);
  return server;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe("readPort", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["0", 0],
    ["8080", 8080],
    ["65535", 65535],
  ])("reads %j as %j", (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(["65536", "-1", "1.5", "abc", "80 "])("refuses %j and says what is allowed", (text) => {
    expect(() => readPort(text)).toThrow(`PORT: found "${text}"; allowed is a whole number from 0`);
  });
});

describe("listenSomewhere", () => {
  it("takes another port than one that is taken, unless it was asked for", async () => {
    const taken = Number(new URL(await listenSomewhere(newServer(), undefined)).port);
    const other = Number(new URL(await listenSomewhere(newServer(), undefined)).port);
    expect(other).not.toBe(taken);
  });

  it("refuses a port that was asked for and is taken", async () => {
    const taken = Number(new URL(await listen(newServer(), 0)).port);
    await expect(listenSomewhere(newServer(), taken)).rejects.toThrow(`PORT: ${String(taken)} is taken`);
  });
});
