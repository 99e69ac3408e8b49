import { defineConfig } from "@playwright/test";
import { installedChromium } from "./scripts/tools/chromium.mjs";

/** A browser that neither shares a sandbox with root nor calls home. */
const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = installedChromium();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "tests/e2e/serve-site.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Backstops for what hangs; slow machines are no failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    trace: "retain-on-failure",
    // A worker would fetch the whole site behind every test; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: "block",
    ...(process.env.SITE_ADDRESS ? { baseURL: process.env.SITE_ADDRESS } : {}),
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
