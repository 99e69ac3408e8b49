/** How every command begins and ends. */
import { requireNode } from "./project.mjs";

/**
 * Runs a command; a failure is told in one line and makes the exit code 1.
 * @param {() => Promise<void>} command
 */
export const main = async (command) => {
  try {
    requireNode(process.versions.node);
    await command();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};
