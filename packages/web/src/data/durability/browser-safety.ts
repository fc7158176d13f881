/** Journal, mark and persistence as a real browser gives them. */

import { firstSpace } from "../household/household-space.ts";
import { journalWorker, trustedScript } from "../trusted-scripts.ts";
import type { MarkStorage } from "./database-mark.ts";
import type { SafetyBrowser } from "./durability.ts";
import { openFiles } from "./journal-files.ts";
import { openJournalWriter } from "./journal-writer.ts";
import type { Leaving, LeavingStorage } from "./leaving.ts";

/** @param space name of the store that it keeps safe (household-space.ts) */
export const browserSafety = (space: string): SafetyBrowser => ({
  ...(navigator.locks === undefined ? {} : { locks: navigator.locks }),
  openFiles: async () => openFiles(navigator.storage, journalFolder(space)),
  openWriter: async (tab) =>
    openJournalWriter(
      new Worker(trustedScript(journalWorker), { type: "module" }),
      journalFolder(space),
      tab,
    ),
  marks: localMarks(space),
  leaving: { storage: localLeft(space), follow },
  persist,
  whenIdle: (work) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => work(), { timeout: 5_000 });
    else setTimeout(work, 1_000);
  },
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

/** Reading the property alone throws where storage is forbidden: so it is read at each use. */
const localMarks = (space: string): MarkStorage => {
  const own = (key: string): string => (space === firstSpace ? key : `${key}:${space}`);
  return {
    getItem: (key) => localStorage.getItem(own(key)),
    setItem: (key, value) => localStorage.setItem(own(key), value),
  };
};

const localLeft = (space: string): LeavingStorage => {
  const own = `${space}:`;
  return {
    getItem: (key) => localStorage.getItem(own + key),
    setItem: (key, value) => localStorage.setItem(own + key, value),
    removeItem: (key) => localStorage.removeItem(own + key),
    keys: () =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : [])),
  };
};

/** A phone ends a hidden page without a word: hidden is going, too. */
const follow: Leaving["follow"] = ({ leave, stay }) => {
  addEventListener("pagehide", leave);
  addEventListener("pageshow", stay);
  document.addEventListener("visibilitychange", () =>
    document.visibilityState === "hidden" ? leave() : stay(),
  );
};

const journalFolder = (space: string): string => `${space}-journal`;

const askedKey = "persistAskedAt";
/** Some browsers show a question for it: least time between two requests, ms. */
const askAgainAfter = 14 * 86_400_000;

const persist = async (): Promise<boolean | undefined> => {
  if (navigator.storage?.persist === undefined) return undefined;
  if (await navigator.storage.persisted()) return true;
  const askedAt = Number(localStorage.getItem(askedKey) ?? 0);
  if (Date.now() - askedAt < askAgainAfter) return false;
  localStorage.setItem(askedKey, String(Date.now()));
  return navigator.storage.persist();
};
