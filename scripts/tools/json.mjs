import { readFile } from "node:fs/promises";

/**
 * @param {string} path
 * @returns {Promise<unknown>} what the file holds; undefined when it is missing or not JSON
 */
export const readJson = async (path) => {
  try {
    /** @type {unknown} */
    const value = JSON.parse(await readFile(path, "utf8"));
    return value;
  } catch {
    return undefined;
  }
};

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
