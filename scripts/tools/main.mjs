/** How every command begins and ends. */
import { requireNode } from "./project.mjs";

/** How often to see whether npm is still there. */
const lookEveryMs = 250;

/**
 * npm passes a stop on to the shell between it and us, and that shell dies without a word
 * to us. So when our parent has gone, we stop as if we had been told.
 */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  timer.unref();
};

/**
 * Runs a command; a failure is told in one line and makes the exit code 1.
 * @param {() => Promise<void>} command
 */
export const main = async (command) => {
  try {
    requireNode(process.versions.node);
    stopWithNpm();
    await command();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};
