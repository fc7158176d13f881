/**
 * A year of reminders for many people in twenty zones, on a real database, with two schedulers at once that are replaced
 * again and again: each reminder that is due comes exactly once, at its minute by the person's clock.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, weekdayOf } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { aSession, finished } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { databaseFile, openSqlite } from "../src/database/sqlite/open.ts";
import type { PushOutcome } from "../src/notifications/push-sender.ts";
import { createReminderScheduler } from "../src/notifications/reminder-scheduler.ts";
import { exampleProfile } from "./examples.ts";

/** The first ten have every kind: none, half an hour, a changed hour on either half of the earth, the date line. */
const zones = [
  "America/St_Johns",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/New_York",
  "UTC",
  "America/Santiago",
  "Asia/Kathmandu",
  "Africa/Cairo",
  "Pacific/Kiritimati",
  "Pacific/Auckland",
  "Europe/London",
  "Europe/Istanbul",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Asia/Tehran",
  "Australia/Sydney",
];
/** People in a run of all tests; 1,000 before a release. */
const people = Number(process.env.MUSTER_REMINDED ?? 10);
const firstDay = "2026-01-01";
const days = 365;
const start = Date.parse("2025-12-31T00:00:00Z");
const end = Date.parse("2027-01-02T00:00:00Z");

/** Deterministic, and different for each person, day and purpose. */
const chance = (person: number, day: number, salt: number): number =>
  (((person + 1) * 73_856_093) ^ ((day + 1) * 19_349_663) ^ (salt * 83_492_791)) >>> 0;

const times: Record<string, string | undefined> = {
  monday: "04:30",
  tuesday: "08:30",
  wednesday: "04:30",
  thursday: "08:30",
  friday: "04:30",
};

test(`NOTI-02 NOTI-03 in a year of ${people} people each reminder is sent once`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-year-"));
  const opened = openSqlite({ dataDir, now: new Date(start), onLost: () => {} });
  if (!opened.ok) throw new Error(opened.error.type);
  const stores = opened.value;

  const db = new DatabaseSync(databaseFile(dataDir));
  db.exec("BEGIN");
  const household = db.prepare("INSERT INTO household (household_id, epoch, created_at) VALUES (?, 'e', 0)");
  const device = db.prepare(
    `INSERT INTO device (household_id, device_id, name, credential_hash, rotated_at, created_at, last_seen_at)
     VALUES (?, ?, 'phone', ?, 0, 0, 0)`,
  );
  const profile = db.prepare(
    `INSERT INTO profile (household_id, profile_id, username, is_owner, created_by, created_at)
     VALUES (?, ?, ?, 1, '', 0)`,
  );
  const record = db.prepare(
    `INSERT INTO record (household_id, kind, id, scope, day, fields, stamp, deleted, seq)
     VALUES (?, ?, ?, ?, ?, ?, '', 0, ?)`,
  );
  const expected: string[] = [];
  const zoneOf = new Map<string, string>();
  const owners = Array.from({ length: people }, (_, person) => {
    const [householdId, profileId, deviceId] = [randomId(), randomId(), randomId()];
    const zone = zones[person % zones.length] ?? "UTC";
    const name = `p${person}`;
    zoneOf.set(name, zone);
    household.run(householdId);
    device.run(householdId, deviceId, deviceId);
    profile.run(householdId, profileId, name);
    let seq = 0;
    const put = (kind: string, id: string, day: string | null, fields: object): void => {
      seq += 1;
      record.run(householdId, kind, id, profileId, day, JSON.stringify(fields), seq);
    };
    put("profile", profileRecordId(profileId), null, { ...exampleProfile(name), displayName: name });
    // Every other person trains by the default week; the others have a plan that is reviewed on Sundays.
    const reviews = person % 4 >= 2;
    put("settings", settingsId(profileId), null, {
      ...defaultSettings,
      lastPlanUpdate: reviews ? firstDay : null,
    });
    for (let day = 0; day < days; day += 1) {
      const date = addDays(firstDay, day);
      const weekday = weekdayOf(date);
      const isDone = chance(person, day, 1) % 5 === 0;
      if (isDone && !reviews) {
        const { id, ...fields } = aSession({ date, day: weekday, ...finished });
        put("session", `${id.slice(0, -8)}${String(seq).padStart(8, "0")}`, date, fields);
      }
      if (isDone && reviews && weekday === "sunday") put("checkIn", randomId(), date, {});
      const time = times[weekday];
      if (!reviews && time !== undefined && !isDone) expected.push(`${name} workout:${date} ${date} ${time}`);
      if (reviews && weekday === "sunday" && day >= 7 && !isDone) {
        // A check-in of a later day of that week does not undo the Sunday's reminder.
        expected.push(
          `${name} review:${date}:10:00 AM ${date} 10:00`,
          `${name} review:${date}:6:00 PM ${date} 18:00`,
        );
      }
    }
    return { householdId, profileId, deviceId, zone };
  });
  db.exec("COMMIT");
  db.close();
  for (const { zone, ...owner } of owners) {
    const target = { endpoint: `https://fcm.googleapis.com/${owner.profileId}`, p256dh: "", auth: "" };
    await stores.reminders.subscribe(owner, { ...target, vapidId: "", timeZone: zone }, start);
  }

  let now = start;
  const sent: string[] = [];
  let tries = 0;
  const send = async (_: unknown, message: { readonly payload: string }): Promise<PushOutcome> => {
    tries += 1;
    // Now and then a push service is not there.
    if (tries % 97 === 0) return { type: "later", afterMilliseconds: undefined };
    const { key, body } = JSON.parse(message.payload);
    const name = String(body).split(":")[0] ?? "";
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zoneOf.get(name) ?? "",
      dateStyle: "short",
      timeStyle: "short",
    }).format(now);
    sent.push(`${name} ${key} ${clock}`);
    return { type: "delivered" };
  };
  const scheduler = () =>
    createReminderScheduler({
      store: stores.reminders,
      sender: { send },
      clock: () => new Date(now),
      later: () => () => {},
      newId: randomId,
      report: (error) => {
        throw error;
      },
    });
  let pair = [scheduler(), scheduler()];
  for (let look = 0; now < end; look += 1) {
    if (look % 50 === 0) pair = [scheduler(), scheduler()];
    await Promise.all(pair.map((one) => one.look()));
    now = Math.max(now + 1, (await stores.reminders.nextAt()) ?? end);
  }
  await stores.close();

  // Those that came at the second try came half a minute later: the same minute by the clock.
  const inYear = sent.filter((line) => line.includes(":2026-"));
  expect(inYear.length).toBe(new Set(inYear).size);
  expect(inYear.sort()).toEqual(expected.sort());
  expect(inYear.length).toBeGreaterThan(people * 80);
});
