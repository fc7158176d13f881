import { expect, test } from "vitest";
import type { PreparedSave } from "../store/dexie-write.ts";
import { decodeLines, savesOf } from "./journal-lines.ts";
import { createTabJournal } from "./tab-journal.ts";

const aSave = (op: string, profileId = "anna", notes = ""): PreparedSave => ({
  profileId,
  changes: [{ op, change: { kind: "exerciseLog", id: op, patch: { notes } } }],
  group: undefined,
  at: 0,
});

const settledIn = async () => {
  // Everything that is already on its way through promises.
  await new Promise((resolve) => setImmediate(resolve));
};

const aTab = (options: { readonly broken?: boolean } = {}) => {
  let text = "";
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let fault: Error | undefined;
  const timers = new Set<() => void>();
  const states: string[] = [];
  const pending = new Set<string>();
  const forgotten: string[] = [];
  const step = async (work: () => void) => {
    await gate;
    if (fault !== undefined) throw fault;
    work();
  };
  const journal = createTabJournal({
    openWriter: async () => {
      if (options.broken === true) throw new Error("no file");
      return {
        append: (more) =>
          step(() => {
            text += more;
          }),
        replace: (all) =>
          step(() => {
            text = all;
          }),
        mark: async () => {},
        close: () => {},
      };
    },
    pendingOf: async () => pending,
    forget: async (ops) => void forgotten.push(...ops),
    onState: (state) => void states.push(state),
    after: (_ms, then) => {
      timers.add(then);
      return () => timers.delete(then);
    },
  });
  return {
    journal,
    states,
    pending,
    forgotten,
    ops: () => savesOf(decodeLines(text)).map(({ changes }) => changes[0]?.op),
    text: () => text,
    stall: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    resume: () => open(),
    fail: (error: Error | undefined) => {
      fault = error;
    },
    timeIsUp: () => {
      for (const then of [...timers]) then();
    },
    saved: async (op: string, profileId?: string, notes?: string) => {
      const save = aSave(op, profileId, notes);
      await journal.append(save);
      journal.commit(save);
      pending.add(op);
    },
  };
};

test("WORK-06 a save stays in the file until the server has settled it", async () => {
  const tab = aTab();
  await tab.saved("a");
  await tab.saved("b");
  tab.pending.delete("a");
  await tab.journal.settle();
  expect(tab.ops()).toEqual(["a", "b"]);
  tab.pending.delete("b");
  await tab.journal.settle();
  expect(tab.text()).toBe("");
  expect(tab.forgotten).toEqual(["a", "b"]);
  expect(tab.states).toEqual(["on"]);
});

test("a save that the database has not yet is not taken for a settled one", async () => {
  const tab = aTab();
  await tab.journal.append(aSave("a"));
  await tab.journal.settle();
  expect(tab.ops()).toEqual(["a"]);
});

test("a file with little left to keep is rewritten with just that", async () => {
  const tab = aTab();
  await tab.saved("old", "anna", "x".repeat(70_000));
  await tab.saved("a");
  await tab.saved("b");
  tab.pending.delete("old");
  await tab.journal.settle();
  expect(tab.ops()).toEqual(["a", "b"]);
  expect(tab.text().length).toBeLessThan(1_000);
});

test("WORK-06 a save that failed leaves nothing behind that could bring it back", async () => {
  const tab = aTab();
  await tab.saved("a");
  const failed = aSave("b");
  await tab.journal.append(failed);
  tab.journal.abort(failed);
  await settledIn();
  expect(tab.ops()).toEqual(["a"]);
});

test("what earlier tabs left comes first in the file, before this tab's own saves", async () => {
  const tab = aTab();
  tab.journal.adopt([aSave("x"), aSave("y")]);
  await tab.saved("a");
  expect(tab.ops()).toEqual(["x", "y", "a"]);
  expect(await tab.journal.open()).toBe(true);
});

test("WORK-06 a journal without a file delays no save and says so", async () => {
  const tab = aTab({ broken: true });
  tab.journal.adopt([aSave("x")]);
  await tab.saved("a");
  expect(tab.states).toEqual(["off"]);
  expect(await tab.journal.open()).toBe(false);
});

test("WORK-06 a hanging disk delays one save, and is used again later", async () => {
  const tab = aTab();
  await tab.saved("a");
  tab.stall();
  const second = tab.saved("b");
  await settledIn();
  tab.timeIsUp();
  await second;
  expect(tab.states).toEqual(["on", "off"]);
  const third = tab.saved("c");
  tab.timeIsUp();
  await third;
  tab.resume();
  await settledIn();
  expect(tab.ops()).toEqual(["a", "b", "c"]);
  expect(tab.states).toEqual(["on", "off", "on"]);
});

test("WORK-06 a full disk fails the journal alone, and the next save tries it again", async () => {
  const tab = aTab();
  tab.fail(new Error("QuotaExceededError"));
  await tab.saved("a");
  expect(tab.states.at(-1)).toBe("off");
  tab.fail(undefined);
  await tab.saved("b");
  expect(tab.states.at(-1)).toBe("on");
});

test("erasing a profile takes its lines out and leaves the others", async () => {
  const tab = aTab();
  await tab.saved("a", "anna");
  await tab.saved("b", "ben");
  await tab.journal.erase("anna");
  expect(tab.ops()).toEqual(["b"]);
});
