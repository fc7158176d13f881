/** The device's store with everything that a real browser offers. Loaded after the first paint, by `create-services.ts`. */
import { browserSafety } from "./browser-safety.ts";
import { type Opened, type OpenOptions, openStore } from "./open-store.ts";

export const openInBrowser = (options: Omit<OpenOptions, "safety" | "idb">): Opened =>
  openStore({ ...options, safety: browserSafety(), idb: { indexedDB, IDBKeyRange } });
