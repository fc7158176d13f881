/**
 * Trusted Types: the addresses of the scripts that code of this app may load by name, and no others. The page's policy
 * (CSP `trusted-types app-sw`) may be made once, so everybody who starts a worker comes here.
 */
import scanWorkerAddress from "../worker/scan/scan-worker.ts?worker&url";
import importWorkerAddress from "../worker/transfer/import-worker.ts?worker&url";
import journalWorkerAddress from "./durability/journal-worker.ts?worker&url";

/** Address of the service worker. */
export const serviceWorker = "/service-worker.js";
/** Address of the journal's worker. */
export const journalWorker = journalWorkerAddress;
/** Address of the barcode scanner's worker. */
export const scanWorker = scanWorkerAddress;
/** Address of the import's worker. */
export const importWorker = importWorkerAddress;

const addresses: readonly string[] = [serviceWorker, journalWorker, scanWorker, importWorker];

type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: "app-sw", rules: Policy): Policy };

let policy: Policy | undefined;

/** @throws TypeError for an address that is not one of this app's workers */
export const trustedScript = (url: string): string => {
  // Only Chromium-based and recent browsers have it; TypeScript's DOM types do not.
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  policy ??= policies?.createPolicy("app-sw", { createScriptURL: checked });
  return policy?.createScriptURL(url) ?? checked(url);
};

const checked = (url: string): string => {
  if (!addresses.includes(url)) throw new TypeError(`Not a script of this app: ${url}`);
  return url;
};
