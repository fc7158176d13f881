import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coachingContract } from "../testing/coaching.contract.ts";
import type { OpenEngine } from "../testing/engine-under-test.ts";
import { householdContract } from "../testing/household.contract.ts";
import { remindersContract } from "../testing/reminders.contract.ts";
import { syncContract } from "../testing/sync.contract.ts";
import { openSqlite } from "./open.ts";

const openEngine: OpenEngine = async (now) => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-stores-"));
  const open = (at: number) => {
    const opened = openSqlite({ dataDir, now: new Date(at), onLost: () => {} });
    if (!opened.ok) throw new Error(opened.error.type);
    return opened.value;
  };
  let stores = open(now);
  return {
    stores,
    reopen: async (at) => {
      await stores.close();
      stores = open(at);
      return stores;
    },
    close: async () => {
      await stores.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};

householdContract("SQLite", openEngine);
syncContract("SQLite", openEngine);
coachingContract("SQLite", openEngine);
remindersContract("SQLite", openEngine);
