/** Finding a port to listen on. */

/** The loopback address, by number: "localhost" may lead to another program on the other protocol. */
const host = "127.0.0.1";
const defaultPort = 3000;
const portsTried = 50;

/**
 * @param {string | undefined} text the variable PORT
 * @returns {number | undefined} undefined when it is not set
 * @throws when it is not a port
 */
export const readPort = (text) => {
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT: found "${text}"; allowed is a whole number from 0 (any free port) to 65535.`);
};

/**
 * @param {import("node:http").Server} server
 * @param {number} port 0 for any free one
 * @returns {Promise<string>} the address, e.g. `http://127.0.0.1:3000`
 */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host}:${String(actual)}`);
    });
  });

/** @param {unknown} error */
const isTaken = (error) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Listens on the port that was asked for, or else on the first free one from 3000 on.
 * @param {import("node:http").Server} server
 * @param {number | undefined} wanted
 * @returns {Promise<string>} the address
 */
export const listenSomewhere = async (server, wanted) => {
  if (wanted !== undefined) {
    try {
      return await listen(server, wanted);
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw new Error(`PORT: ${String(wanted)} is taken by another program; name a free one, or none.`, {
        cause: error,
      });
    }
  }
  for (let port = defaultPort; port < defaultPort + portsTried; port++) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return listen(server, 0);
};
