/** Child processes that end with their parent. */
import { spawn } from "node:child_process";
import { root } from "./project.mjs";

/** @type {NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command in the project's folder, its output on our terminal. When we are told to
 * stop meanwhile, the child is told first, and we leave with the shell's code for a stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the present environment
 * @param {"stdout" | "stderr"} [output] where its standard output goes
 * @returns {Promise<number>} the exit code; 127 when the command cannot be started
 */
export const run = (command, args, env = {}, output = "stdout") =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", output === "stdout" ? "inherit" : process.stderr, "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    });
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill("SIGTERM");
    };
    /** @param {number} code */
    const finish = (code) => {
      for (const signal of stopSignals) process.off(signal, stop);
      if (stopped) process.exit(130);
      resolve(code);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.once("exit", (code) => {
      finish(code ?? 1);
    });
  });

/**
 * Runs the script of an installed package with the Node that runs us, whatever PATH says.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
export const runPackage = (script, args, env) =>
  run(process.execPath, [`node_modules/${script}`, ...args], env);
