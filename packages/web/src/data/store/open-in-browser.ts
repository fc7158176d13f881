/** The device's store with everything that a real browser offers. Loaded after the first paint, by `create-services.ts`. */
import { browserSafety } from "../durability/browser-safety.ts";
import { browserSpace } from "../household/household-space.ts";
import { type Opened, type OpenOptions, openStore } from "./open-store.ts";

/** Opens the store of the household that this browser belongs to. */
export const openInBrowser = (options: Omit<OpenOptions, "safety" | "idb" | "databaseName">): Opened => {
  const space = browserSpace();
  return openStore({
    ...options,
    databaseName: space,
    safety: browserSafety(space),
    idb: { indexedDB, IDBKeyRange },
  });
};
