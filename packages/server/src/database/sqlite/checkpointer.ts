/**
 * Moves what is in the log (`-wal`) into the database file, beside the writer instead of within one of its commits: a
 * thread with a connection of its own. Nothing depends on it but time: without it the log grows until the writer does it
 * itself (`wal_autocheckpoint` in `connection.ts`), and nothing that was acknowledged is ever in the log alone or lost.
 */
import { Worker } from "node:worker_threads";

/** The thread runs after this many commits, about 1 to 4 MB of log. */
const commitsBetween = 100;

/** To the thread: fold the log into the file, and empty it too. */
export type CheckpointOrder = "fold" | "empty";
export type CheckpointDone = { readonly order: CheckpointOrder; readonly isEmptied: boolean };

type Checkpointer = {
  /** To be called after every commit. */
  committed(): void;
  /**
   * Folds the log into the file and empties it: no page of before is left in it.
   * @returns whether it is empty; undefined when the thread is not there
   */
  emptyLog(): Promise<boolean | undefined>;
  close(): Promise<void>;
};

/** Makes the checkpointer of a database file; its thread starts with the first need. */
export const createCheckpointer = (file: string): Checkpointer => {
  let commits = 0;
  let worker: Worker | undefined;
  let isBusy = false;
  let isBroken = false;
  let emptied: ((isEmptied: boolean | undefined) => void) | undefined;

  const answer = (isEmptied: boolean | undefined): void => {
    emptied?.(isEmptied);
    emptied = undefined;
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./checkpoint-thread.ts", import.meta.url), { workerData: file });
    // It does not keep the process alive.
    started.unref();
    started.on("message", ({ order, isEmptied }: CheckpointDone) => {
      if (order === "empty") answer(isEmptied);
      else isBusy = false;
    });
    started.on("error", () => {
      isBroken = true;
      worker = undefined;
    });
    started.on("exit", () => answer(undefined));
    return started;
  };

  return {
    committed: () => {
      commits += 1;
      if (commits < commitsBetween || isBusy || isBroken) return;
      commits = 0;
      isBusy = true;
      worker ??= start();
      worker.postMessage("fold" satisfies CheckpointOrder);
    },
    emptyLog: async () => {
      if (isBroken) return undefined;
      worker ??= start();
      const thread = worker;
      thread.ref();
      const isEmptied = await new Promise<boolean | undefined>((resolve) => {
        emptied = resolve;
        thread.postMessage("empty" satisfies CheckpointOrder);
      });
      thread.unref();
      return isEmptied;
    },
    close: async () => {
      isBroken = true;
      await worker?.terminate();
    },
  };
};
