import { hrefOf } from "@/lib/site/paths";

/**
 * Brings in the service worker once the page has loaded, unless the reader asked to save data. Where it
 * can't be had, the site needs its network.
 */
export const OFFLINE_SCRIPT = `addEventListener("load",function(){var n=navigator;if(n.serviceWorker&&!(n.connection&&n.connection.saveData))n.serviceWorker.register(${JSON.stringify(hrefOf("/sw.js"))}).catch(function(){})})`;
