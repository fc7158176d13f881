/** Calendars of profiles on SQLite. */
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { calendarDays } from "@muster/domain/reminders/calendar";
import type { CalendarStore } from "../../notifications/calendar-store.ts";
import { readFacts } from "./reminder-facts.ts";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

export const sqliteCalendarStore = ({
  writer,
  statements,
  defaultWeek,
}: {
  readonly writer: Writer;
  /** On a connection that only reads. */
  readonly statements: Statements;
  readonly defaultWeek: () => WeeklyPlan;
}): CalendarStore => ({
  open: ({ householdId, profileId }, tokenHash, now) =>
    writer.run((db) => {
      db.run(
        `INSERT INTO calendar_feed (household_id, profile_id, token_hash, created_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (household_id, profile_id) DO UPDATE SET token_hash = excluded.token_hash,
           created_at = excluded.created_at`,
        householdId,
        profileId,
        tokenHash,
        now,
      );
    }),

  close: ({ householdId, profileId }) =>
    writer.run(
      (db) =>
        db.run(
          "DELETE FROM calendar_feed WHERE household_id = ? AND profile_id = ?",
          householdId,
          profileId,
        ) === 1,
    ),

  has: async ({ householdId, profileId }) =>
    statements.get(
      "SELECT 1 FROM calendar_feed WHERE household_id = ? AND profile_id = ?",
      householdId,
      profileId,
    ) !== undefined,

  read: async (tokenHash, now) => {
    const feed = statements.get<Tables["calendar_feed"]>(
      "SELECT * FROM calendar_feed WHERE token_hash = ?",
      tokenHash,
    );
    if (feed === undefined) return undefined;
    const who = { householdId: feed.household_id, profileId: feed.profile_id };
    // Where no device asks for reminders, the zone of the latest workout is as good as any.
    const zone =
      statements.get<{ zone: string }>(
        `SELECT time_zone AS zone FROM push_subscription WHERE household_id = ? AND profile_id = ?
         ORDER BY updated_at DESC LIMIT 1`,
        who.householdId,
        who.profileId,
      ) ??
      statements.get<{ zone: string }>(
        `SELECT json_extract(fields, '$.timeZone') AS zone FROM record
         WHERE household_id = ? AND scope = ? AND kind = 'session' AND deleted = 0 ORDER BY day DESC LIMIT 1`,
        who.householdId,
        who.profileId,
      );
    const facts = readFacts(statements, who, now, zone?.zone ?? "UTC", defaultWeek);
    return facts === undefined
      ? undefined
      : {
          profileId: who.profileId,
          displayName: facts.displayName,
          timeZone: facts.timeZone,
          days: calendarDays(facts, now),
        };
  },
});
