/** A browser's other storage in memory: private files, marks and locks that outlive its tabs. */

import type { SafetyBrowser } from "../../src/data/durability/durability.ts";
import type { JournalFiles } from "../../src/data/durability/journal-files.ts";

export const createPrivateDisk = () => {
  const files = new Map<string, string>();
  const marks = new Map<string, string>();
  const queues = new Map<string, Promise<unknown>>();
  const lockNames = new Set<string>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve())
      .then(() => {
        lockNames.add(name);
        return work();
      })
      .finally(() => lockNames.delete(name));
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  const listed: JournalFiles = {
    list: async () => [...files.keys()].filter((name) => name.startsWith("j-")),
    read: async (name) => files.get(name) ?? "",
    remove: async (name) => void files.delete(name),
  };
  const journalText = () =>
    [...files].flatMap(([name, text]) => (name.startsWith("j-") ? [text] : [])).join("");
  return {
    files,
    marks,
    /** All journal files, one after the other. */
    journalText,
    lines: () => journalText().split("\n").length - 1,
    /** One tab's view of it. */
    tab: (faults: Partial<SafetyBrowser> = {}) => {
      const timers = new Set<() => void>();
      let leave = () => {};
      const browser: SafetyBrowser = {
        // Only these forms of the calls are used.
        locks: {
          request,
          query: async () => ({ held: [...lockNames].map((name) => ({ name })) }),
        } as unknown as NonNullable<SafetyBrowser["locks"]>,
        openFiles: async () => listed,
        openWriter: async (name) => {
          files.set(name, "");
          let isClosed = false;
          const put = async (file: string, text: string) => {
            if (isClosed) throw new Error("The journal was closed");
            files.set(file, text);
          };
          return {
            append: (text) => put(name, (files.get(name) ?? "") + text),
            replace: (text) => put(name, text),
            mark: (text) => put("mark", text),
            close: () => {
              isClosed = true;
            },
          };
        },
        marks: {
          getItem: (key) => marks.get(key) ?? null,
          setItem: (key, value) => void marks.set(key, value),
        },
        leaving: {
          storage: {
            getItem: (key) => marks.get(key) ?? null,
            setItem: (key, value) => void marks.set(key, value),
            removeItem: (key) => void marks.delete(key),
            keys: () => [...marks.keys()],
          },
          follow: (page) => {
            leave = page.leave;
          },
        },
        whenIdle: (work) => void setImmediate(work),
        after: (_ms, then) => {
          timers.add(then);
          return () => timers.delete(then);
        },
        ...faults,
      };
      /** All that waits for time: it has passed. */
      const pass = () => {
        const due = [...timers];
        timers.clear();
        for (const then of due) then();
      };
      return { browser, pass, leave: () => leave() };
    },
  };
};
