import { coachingContract } from "../testing/coaching.contract.ts";
import type { OpenEngine } from "../testing/engine-under-test.ts";
import { householdContract } from "../testing/household.contract.ts";
import { freshDatabase } from "../testing/postgres-server.ts";
import { remindersContract } from "../testing/reminders.contract.ts";
import { syncContract } from "../testing/sync.contract.ts";
import { openPostgres } from "./open.ts";

const openEngine: OpenEngine = async (now) => {
  const url = await freshDatabase();
  const open = async (at: number) => {
    const opened = await openPostgres({ url, now: new Date(at) });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value.stores;
  };
  let stores = await open(now);
  return {
    stores,
    reopen: async (at) => {
      await stores.close();
      stores = await open(at);
      return stores;
    },
    close: () => stores.close(),
  };
};

householdContract("PostgreSQL", openEngine);
syncContract("PostgreSQL", openEngine);
coachingContract("PostgreSQL", openEngine);
remindersContract("PostgreSQL", openEngine);
