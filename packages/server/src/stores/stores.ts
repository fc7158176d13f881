/** Everything that the server stores in a database, whatever the engine. */
import type { Result } from "@muster/domain/shared/result";
import type { CalendarStore } from "./calendar-store.ts";
import type { ConsentStore } from "./consent-store.ts";
import type { HouseholdStore } from "./household-store.ts";
import type { JobStore } from "./job-store.ts";
import type { ModelUseStore } from "./model-use.ts";
import type { OtherProcesses } from "./other-processes.ts";
import type { ReminderStore } from "./reminder-store.ts";
import type { SyncStore } from "./sync-store.ts";

/** All stores on one open database. */
export type Stores = {
  readonly household: HouseholdStore;
  readonly sync: SyncStore;
  readonly jobs: JobStore;
  readonly reminders: ReminderStore;
  readonly calendar: CalendarStore;
  readonly modelUse: ModelUseStore;
  readonly consent: ConsentStore;
  /** The processes that serve the same database. */
  readonly others: OtherProcesses;
  /**
   * Says which keys this process has. @returns false when other processes serve this data with other keys: codes and passcodes
   * of one would be wrong at the other
   */
  agreeOnKeys(keysId: string): Promise<boolean>;
  /**
   * Forgets what has served its time, and erases profiles whose time is up; for once a day. With a clock that is behind the
   * newest entry, or has jumped ahead, it does nothing of it; one that jumped is believed at the next call.
   */
  sweep(now: number): Promise<Result<null, ClockDoubt>>;
  /** Writes what is waiting, folds the log into the file and lets go of the folder. */
  close(): Promise<void>;
};

/** The server's clock may be wrong: it is behind the newest entry, or far ahead of when it was last looked at. Times in ms. */
export type ClockDoubt = { readonly now: number; readonly newest: number };
