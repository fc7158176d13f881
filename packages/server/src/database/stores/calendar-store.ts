/** Calendars of profiles. */
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { calendarDays, calendarLength } from "@muster/domain/reminders/calendar";
import * as z from "zod/mini";
import type { CalendarStore } from "../../stores/calendar-store.ts";
import type { Database } from "../database.ts";
import type { ReadStatements } from "../statements.ts";
import type { Tables } from "../tables.ts";
import { readFacts } from "./reminder-facts.ts";

const zonedSchema = z.object({ timeZone: z.string() });

/** The store of calendar addresses. */
export const calendarStoreOn = ({
  database: { transaction, reads, readsAcrossHouseholds },
  defaultWeek,
}: {
  readonly database: Database;
  readonly defaultWeek: () => WeeklyPlan;
}): CalendarStore => ({
  open: ({ householdId, profileId }, tokenHash, now) =>
    transaction(householdId, async (db) => {
      await db.run`INSERT INTO calendar_feed (household_id, profile_id, token_hash, created_at)
        VALUES (${householdId}, ${profileId}, ${tokenHash}, ${now})
        ON CONFLICT (household_id, profile_id) DO UPDATE SET token_hash = excluded.token_hash,
        created_at = excluded.created_at`;
    }),

  close: ({ householdId, profileId }) =>
    transaction(
      householdId,
      async (db) =>
        (await db.run`DELETE FROM calendar_feed WHERE household_id = ${householdId}
          AND profile_id = ${profileId}`) === 1,
    ),

  has: async ({ householdId, profileId }) =>
    (await reads(householdId).get`SELECT 1 FROM calendar_feed WHERE household_id = ${householdId}
      AND profile_id = ${profileId}`) !== undefined,

  read: async (tokenHash, now) => {
    const feed = await readsAcrossHouseholds.get<Tables["calendar_feed"]>`SELECT * FROM calendar_feed
      WHERE token_hash = ${tokenHash}`;
    if (feed === undefined) return undefined;
    const who = { householdId: feed.household_id, profileId: feed.profile_id };
    const read = reads(feed.household_id);
    const facts = await readFacts(
      read,
      who,
      now,
      (await zoneOf(read, who)) ?? "UTC",
      calendarLength,
      defaultWeek,
    );
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

/** Where no device asks for reminders, the zone of the latest workout is as good as any. */
const zoneOf = async (
  read: ReadStatements,
  { householdId, profileId }: { readonly householdId: string; readonly profileId: string },
): Promise<string | undefined> => {
  const subscribed = await read.get<{ zone: string }>(
    `SELECT time_zone AS zone FROM push_subscription WHERE household_id = ? AND profile_id = ?
     ORDER BY updated_at DESC LIMIT 1`,
    householdId,
    profileId,
  );
  if (subscribed !== undefined) return subscribed.zone;
  const latest = await read.get<{ fields: string }>(
    `SELECT fields FROM record WHERE household_id = ? AND scope = ? AND kind = 'session' AND deleted = 0
     AND day IS NOT NULL ORDER BY day DESC LIMIT 1`,
    householdId,
    profileId,
  );
  const zoned = zonedSchema.safeParse(JSON.parse(latest?.fields ?? "null"));
  return zoned.success ? zoned.data.timeZone : undefined;
};
