import type { Page } from "@playwright/test";
import { siteAddress } from "./address";

/** What a page did that no page should do. All lists stay empty on a good one. */
export interface Trouble {
  readonly policyViolations: string[];
  readonly requestsElsewhere: string[];
  readonly failedRequests: string[];
  readonly consoleErrors: string[];
}

declare global {
  interface Window {
    reportPolicyViolation: (text: string) => void;
  }
}

/** What Playwright says where its configuration keeps service workers out. */
const WORKER_KEPT_OUT = "Service Worker registration blocked by Playwright";

/** Starts to watch a page; call it before the page is opened. */
export async function watch(page: Page): Promise<Trouble> {
  const trouble: Trouble = {
    policyViolations: [],
    requestsElsewhere: [],
    failedRequests: [],
    consoleErrors: [],
  };
  const home = new URL(siteAddress()).origin;

  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== home) trouble.requestsElsewhere.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      trouble.failedRequests.push(`${String(response.status())} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text() === WORKER_KEPT_OUT) return;
    trouble.consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => trouble.consoleErrors.push(error.message));

  await page.exposeFunction("reportPolicyViolation", (text: string) => {
    trouble.policyViolations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      window.reportPolicyViolation(`${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  return trouble;
}

/** A page nothing is wrong with. */
export const noTrouble: Trouble = {
  policyViolations: [],
  requestsElsewhere: [],
  failedRequests: [],
  consoleErrors: [],
};
