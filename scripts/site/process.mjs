/**
 * Stands in the browser for the shim of Node's `process` that Next brings along: of it, Next's own code reads
 * `env` alone there, and the rest would be 0.8 kB of every page.
 * @type {Record<string, string | undefined>}
 */
export const env = {};
