/**
 * The writer queue: every write of the process is a function in here, and nobody else holds the writing connection.
 * Functions that arrive together share one commit (group commit), so one fsync serves many requests; the answer is given
 * only after the commit. A function that throws undoes its own work and nobody else's: then the group is run again, each
 * function in a savepoint of its own, so a function must have no effect but through its statements.
 *
 * Functions are asynchronous as every engine's are, but SQLite answers at once: a group is done within one turn of the event
 * loop, and nothing else of the process runs in between. A function that waits for anything but its statements is undone.
 */
import type { DatabaseSync } from "node:sqlite";
import { DatabaseRefused } from "../../stores/refused.ts";
import type { Work } from "../database.ts";
import { asyncOn, resultCode, type SyncStatements, statementsOn } from "./statements.ts";

/** A group closes at this many functions … */
const groupItems = 64;
/** … or after this many milliseconds of work, so that no request waits long behind many others. */
const groupMilliseconds = 4;
/** Another process (the admin's command line) may hold the file for a moment: 40 × 25 ms = 1 s. */
const busyTries = 40;
const busyWaitMilliseconds = 25;

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;
const sqliteIoError = 10;
const sqliteFull = 13;

/** The only way to write to the database file. */
export type Writer = {
  /**
   * Looks something up between two groups, synchronously. Only for what every request asks: on this connection the pages
   * stay in memory, while every commit makes the reading connection forget all of its own.
   */
  look<T>(question: (statements: Pick<SyncStatements, "get">) => T): T;
  /** Runs `work` in the next group. Resolves with its value once the group is on the disk. */
  run<T>(work: Work<T>): Promise<T>;
  /** Writes what is waiting, then refuses more. */
  close(): Promise<void>;
};

type Item = {
  readonly work: Work<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * @param onLost called when the disk itself failed: after a failed fsync nothing may be acknowledged any more, so the
 *   process has to end and recover from the log
 */
export const createWriter = (
  db: DatabaseSync,
  onLost: (error: unknown) => void,
  onCommitted: () => void = () => {},
): Writer => {
  const statements = statementsOn(db, onLost);
  const waiting: Item[] = [];
  let scheduled = false;
  let closing: (() => void) | undefined;
  let closed = false;

  const refusal = (error: unknown): unknown => {
    const code = resultCode(error);
    // Only of a write: a read also fails like this while a full disk has no room for SQLite's own bookkeeping.
    if (code === sqliteIoError) onLost(error);
    if (code === sqliteBusy) return new DatabaseRefused("busy");
    return code === sqliteFull ? new DatabaseRefused("storage-full") : error;
  };

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    const first = performance.now();
    let seen = waiting.length;
    // A group closes when a whole turn of the event loop brought no new item: simultaneous requests arrive within a few
    // turns, and a single request waits for one turn only.
    const gather = (): void => {
      if (
        waiting.length > seen &&
        waiting.length < groupItems &&
        performance.now() - first < groupMilliseconds
      ) {
        seen = waiting.length;
        setImmediate(gather);
      } else flush(0);
    };
    setImmediate(gather);
  };

  const finish = (): void => {
    scheduled = false;
    if (waiting.length > 0) schedule();
    else closing?.();
  };

  /** The item that is running; statements that an ended item still holds do nothing any more. */
  let current: Item | undefined;
  let giveUp: (error: unknown) => void = () => {};

  const outcomeOf = (item: Item): Promise<unknown> =>
    new Promise((resolve, reject) => {
      current = item;
      giveUp = reject;
      item.work(asyncOn(statements, () => current === item)).then(resolve, reject);
    });

  /** SQLite answers within the same turn of the event loop: work that is not done by then waits for something else. */
  const withinTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const late = setImmediate(() => {
      current = undefined;
      giveUp(new Error("A transaction waited for something else than its statements."));
    });
    try {
      return await work();
    } finally {
      current = undefined;
      clearImmediate(late);
    }
  };

  /** All in one, without savepoints. @returns how many of those that wait were run; undefined when one of them threw */
  const runTogether = async (answers: (() => void)[]): Promise<number | undefined> => {
    const started = performance.now();
    let count = 0;
    for (const item of waiting) {
      if (count === groupItems || (count > 0 && performance.now() - started > groupMilliseconds)) break;
      count += 1;
      try {
        const value = await outcomeOf(item);
        answers.push(() => item.done(value));
      } catch {
        // Which item failed, and why, shows when each runs in a savepoint of its own (`runApart`).
        return undefined;
      }
    }
    return count;
  };

  const runApart = async (item: Item): Promise<() => void> => {
    statements.run("SAVEPOINT item");
    try {
      const value = await withinTurn(() => outcomeOf(item));
      statements.run("RELEASE item");
      return () => item.done(value);
    } catch (error) {
      const reason = refusal(error);
      // A full disk may already have rolled the whole transaction back; then the rest cannot go on either.
      if (!db.isTransaction) throw reason;
      statements.run("ROLLBACK TO item");
      statements.run("RELEASE item");
      return () => item.failed(reason);
    }
  };

  const flush = async (tries: number): Promise<void> => {
    try {
      statements.run("BEGIN IMMEDIATE");
    } catch (error) {
      if (resultCode(error) === sqliteBusy && tries < busyTries) {
        setTimeout(() => flush(tries + 1), busyWaitMilliseconds);
        return;
      }
      const reason = refusal(error);
      for (const item of waiting.splice(0, groupItems)) item.failed(reason);
      finish();
      return;
    }
    let group: Item[] = [];
    let answers: (() => void)[] = [];
    try {
      const together = await withinTurn(() => runTogether(answers));
      if (together === undefined) {
        if (db.isTransaction) statements.run("ROLLBACK");
        statements.run("BEGIN IMMEDIATE");
        answers = [];
        group = waiting.splice(0, groupItems);
        for (const item of group) answers.push(await runApart(item));
      } else group = waiting.splice(0, together);
      statements.run("COMMIT");
    } catch (error) {
      const reason = refusal(error);
      if (db.isTransaction) statements.run("ROLLBACK");
      for (const item of group) item.failed(reason);
      finish();
      return;
    }
    for (const answer of answers) answer();
    onCommitted();
    finish();
  };

  return {
    look: (question) => question(statements),
    run: <T>(work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        if (closed) {
          reject(new DatabaseRefused("busy"));
          return;
        }
        // The value comes from `work` itself, so it has its type.
        waiting.push({ work, done: (value) => resolve(value as T), failed: reject });
        schedule();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        closed = true;
        if (!scheduled) resolve();
        else closing = resolve;
      }),
  };
};
