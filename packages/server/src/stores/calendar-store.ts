/** What the calendar of a profile needs of a database: a secret address of which only the hash is stored. */
import type { ReminderDay } from "@muster/domain/reminders/calendar";

type CalendarOwner = { readonly householdId: string; readonly profileId: string };

type Calendar = {
  readonly profileId: string;
  readonly displayName: string;
  readonly timeZone: string;
  readonly days: readonly ReminderDay[];
};

/** Storage of calendar addresses. Times are ms since 1970. */
export interface CalendarStore {
  /** Replaces the address, if there is one. */
  open(owner: CalendarOwner, tokenHash: string, now: number): Promise<void>;
  /** @returns false when there was none */
  close(owner: CalendarOwner): Promise<boolean>;
  has(owner: CalendarOwner): Promise<boolean>;
  /** The calendar behind an address as it is now; undefined when the address is none, or was closed. */
  read(tokenHash: string, now: number): Promise<Calendar | undefined>;
}
