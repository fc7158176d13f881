/** Opens a data folder: lock, look at the file, migrate, and hand out the stores on it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { defaultWeek } from "@muster/coach/programs/default-week";
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { type NewId, randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { ConsentStore } from "../../coaching/consent-store.ts";
import type { JobStore } from "../../coaching/job-store.ts";
import type { ModelUseStore } from "../../coaching/model-use.ts";
import type { HouseholdStore } from "../../household/household-store.ts";
import type { CalendarStore } from "../../notifications/calendar-store.ts";
import type { ReminderStore } from "../../notifications/reminder-store.ts";
import type { SyncStore } from "../../sync/sync-store.ts";
import { sqliteCalendarStore } from "./calendar-store.ts";
import { createCallers, forgettingWriter } from "./callers.ts";
import { createCheckpointer } from "./checkpointer.ts";
import { openReader, openWriter } from "./connection.ts";
import { sqliteConsentStore } from "./consent-store.ts";
import { sqliteHouseholdStore } from "./household-store.ts";
import { sqliteJobStore } from "./job-store.ts";
import { kyselyOn } from "./kysely-reader.ts";
import { inspectFile, migrate, type UnusableFile } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { sqliteModelUseStore } from "./model-use-store.ts";
import { keepPrivate } from "./private-files.ts";
import { lockFolder } from "./process-lock.ts";
import { eraseDueProfiles } from "./profile-deletion.ts";
import { sqliteReminderStore } from "./reminder-store.ts";
import { statementsOn } from "./statements.ts";
import { sweepOnce } from "./sweep.ts";
import { sqliteSyncStore } from "./sync-store.ts";
import { createWriter } from "./writer.ts";

export type Stores = {
  readonly household: HouseholdStore;
  readonly sync: SyncStore;
  readonly jobs: JobStore;
  readonly reminders: ReminderStore;
  readonly calendar: CalendarStore;
  readonly modelUse: ModelUseStore;
  readonly consent: ConsentStore;
  /** Forgets what has served its time; for once a day. */
  sweep(now: number): Promise<void>;
  /** Writes what is waiting, folds the log into the file and lets go of the folder. */
  close(): Promise<void>;
};

export type OpenError = UnusableFile | { readonly type: "in-use"; readonly folder: string };

let builtInWeek: WeeklyPlan | undefined;
/** The same for everybody; made when somebody without a plan is looked at. */
const weekForNobody = (): WeeklyPlan => {
  builtInWeek ??= defaultWeek();
  return builtInWeek;
};

export const databaseFile = (dataDir: string): string => join(dataDir, "muster.db");

export const openSqlite = (options: {
  readonly dataDir: string;
  readonly now: Date;
  readonly newId?: NewId;
  /** False for the operator's command line, which works beside a running server. */
  readonly lock?: boolean;
  readonly onLost: (error: unknown) => void;
}): Result<Stores, OpenError> => {
  const { dataDir, now, newId = randomId } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const looked = inspectFile(file, migrations.at(-1)?.version ?? 0);
  if (!looked.ok) return looked;
  const lock = options.lock === false ? undefined : lockFolder(dataDir);
  if (lock !== undefined && !lock.ok) return err({ type: "in-use", folder: dataDir });

  const writing = openWriter(file);
  if (options.lock === false) writing.exec("PRAGMA busy_timeout = 5000;");
  migrate(writing, file, now);
  writing
    .prepare("INSERT INTO server (id, server_id, created_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING")
    .run(newId(), now.getTime());
  const reading = openReader(file);
  keepPrivate(dataDir);
  const checkpointer = createCheckpointer(file);
  const writer = createWriter(writing, options.onLost, checkpointer.committed);
  const reader = kyselyOn(reading);
  const callers = createCallers(writer);
  const statements = statementsOn(reading);
  return ok({
    household: sqliteHouseholdStore({ writer: forgettingWriter(writer, callers), reader, callers }),
    sync: sqliteSyncStore({ writer, reader, newId }),
    jobs: sqliteJobStore({ writer, reader }),
    reminders: sqliteReminderStore({ writer, statements, defaultWeek: weekForNobody }),
    calendar: sqliteCalendarStore({ writer, statements, defaultWeek: weekForNobody }),
    modelUse: sqliteModelUseStore({ writer }),
    consent: sqliteConsentStore({ reader }),
    sweep: async (at) => {
      while (await writer.run((db) => sweepOnce(db, at)));
      await writer.run((db) => eraseDueProfiles(db, at, newId));
      callers.forget();
    },
    close: async () => {
      await writer.close();
      await checkpointer.close();
      reading.close();
      writing.exec("PRAGMA wal_checkpoint(TRUNCATE);");
      writing.close();
      if (lock?.ok === true) lock.value.release();
    },
  });
};
