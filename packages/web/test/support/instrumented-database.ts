/** A device's database that tells what it was asked and when it answered: how often something waits can be counted. */
import Dexie, { type DBCore } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { openDatabase } from "../../src/data/database/database.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** `steps`: "read" and "write" as they are asked, "answer" as they come, in order. */
export const openInstrumented = (disk: IDBFactory) => {
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  const steps: string[] = [];
  const recorded = <T>(what: string, work: PromiseLike<T>): PromiseLike<T> => {
    steps.push(what);
    return work.then((answer) => {
      steps.push("answer");
      return answer;
    });
  };
  database.use({
    stack: "dbcore",
    name: "teller",
    level: -1,
    create: (down: DBCore) => ({
      ...down,
      table: (name) => {
        const table = down.table(name);
        // Dexie's promises all through, as it gives and takes them.
        return {
          ...table,
          get: (request) => recorded("read", table.get(request)) as ReturnType<typeof table.get>,
          getMany: (request) => recorded("read", table.getMany(request)) as ReturnType<typeof table.getMany>,
          query: (request) => recorded("read", table.query(request)) as ReturnType<typeof table.query>,
          mutate: (request) => recorded("write", table.mutate(request)) as ReturnType<typeof table.mutate>,
        };
      },
    }),
  });
  return { database, steps };
};

/** How often whoever asked stopped for an answer before asking for more. */
export const waits = (steps: readonly string[]): number =>
  steps.filter((step, at) => step === "answer" && at < steps.length - 1 && steps[at + 1] !== "answer")
    .length + 1;
