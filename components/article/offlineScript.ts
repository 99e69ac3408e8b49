import { hrefOf } from "@/lib/site/paths";

/** How long after its load a page is left alone: the first figure arrives and plays in this time. */
const PAUSE_MS = 5000;

/**
 * Brings in the service worker a while after the page has loaded, since the worker fetches the whole site,
 * unless the reader asked to save data. Where it can't be had, the site needs its network.
 */
export const OFFLINE_SCRIPT = `addEventListener("load",function(){var n=navigator;if(n.serviceWorker&&!(n.connection&&n.connection.saveData))setTimeout(function(){n.serviceWorker.register(${JSON.stringify(hrefOf("/sw.js"))}).catch(function(){})},${String(PAUSE_MS)})})`;
