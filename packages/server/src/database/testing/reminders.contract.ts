/** What every engine's stores of reminders and calendars do. */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rulesOfSession } from "../../sync/record-rules.ts";
import { exampleProfile } from "../../testing/examples.ts";
import {
  type EngineUnderTest,
  type EnrolledPerson,
  joins,
  startOfContract as now,
  type OpenEngine,
} from "./engine-under-test.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The built-in week trains on this Friday; ten days are enough for one that has a time. */
const horizon = now + 240 * hour;

/** Registers the tests for one engine. */
export const remindersContract = (name: string, open: OpenEngine): void => {
  describe(`stores of reminders on ${name}`, () => {
    let engine: EngineUnderTest;
    let alex: EnrolledPerson;
    const store = () => engine.stores.reminders;
    const target = (who: EnrolledPerson, vapidId = "v1") => ({
      endpoint: `https://push.example.org/${who.deviceId}`,
      p256dh: "p",
      auth: "a",
      vapidId,
      timeZone: "Europe/Berlin",
    });
    const tellsAboutThemselves = async (who: EnrolledPerson): Promise<void> => {
      const record = (n: number, kind: string, id: string, f: object): Operation => ({
        op: randomId(),
        number: n,
        scope: who.profileId,
        kind,
        id,
        new: true,
        // JSON values only.
        fields: f as Operation["fields"],
        at: now,
        clockOffsetMs: 0,
        seen: "",
        schema: 1,
      });
      const pushed = await engine.stores.sync.push({
        householdId: who.householdId,
        profileId: who.profileId,
        request: {
          protocol: 2,
          schema: 1,
          replica: randomId(),
          confirmed: 0,
          ops: [
            record(1, "profile", profileRecordId(who.profileId), exampleProfile("alex")),
            record(2, "settings", settingsId(who.profileId), { ...defaultSettings, workoutReminders: true }),
          ],
        },
        rules: rulesOfSession(who.householdId, who.profileId),
        mostBytes: 1_000_000,
        now,
      });
      if (pushed.type !== "pushed" || pushed.reply.bad.length > 0) throw new Error(JSON.stringify(pushed));
    };
    /** The next time at which something is due to be sent. */
    const untilOneIsDue = async (): Promise<number> => {
      for (let at = now; at < horizon; at = Math.max(at + minute, (await store().nextAt()) ?? horizon)) {
        await store().plan(at, 10);
        if ((await store().lease("look", at, 0, 10)).leased.length > 0) return at + 1;
      }
      throw new Error("nothing became due");
    };
    beforeEach(async () => {
      engine = await open(now);
      alex = await joins(engine.stores, "alex");
      await tellsAboutThemselves(alex);
    });
    afterEach(() => engine.close());

    test("a device is asked, remembered and let go, each person by themselves", async () => {
      expect(await store().isWanted(alex)).toBe(false);
      expect(await store().nextAt()).toBeUndefined();
      await store().subscribe(alex, target(alex), now);
      await store().subscribe(alex, target(alex), now + 1);
      expect(await store().isWanted(alex)).toBe(true);
      expect(await store().subscription(alex)).toEqual({ endpoint: target(alex).endpoint });
      await store().forgetOtherKeys("v2");
      expect(await store().subscription(alex)).toEqual({ endpoint: null });
      await store().renew(alex, { ...target(alex, "v2"), endpoint: "https://push.example.org/new" });
      expect(await store().subscription(alex)).toEqual({ endpoint: "https://push.example.org/new" });
      await store().unsubscribe(alex);
      expect(await store().subscription(alex)).toBeUndefined();
      expect(await store().nextAt()).toBeUndefined();
    });

    test("of ten workers one gets a due reminder, and the next one when its lease ran out", async () => {
      await store().subscribe(alex, target(alex), now);
      const due = await untilOneIsDue();
      const looks = await Promise.all(
        Array.from({ length: 10 }, (_, worker) => store().lease(`w${worker}`, due, minute, 10)),
      );
      const leased = looks.flatMap((look, worker) => look.leased.map((one) => ({ ...one, worker })));
      expect(leased).toHaveLength(1);
      const [first] = leased;
      if (first === undefined) throw new Error("nothing leased");
      expect(first.target.endpoint).toBe(target(alex).endpoint);
      const [second] = (await store().lease("next", due + minute, minute, 10)).leased;
      expect(second?.reminder.key).toBe(first.reminder.key);
      expect(await store().settle(`w${first.worker}`, first, { state: "sent" }, due + minute)).toBe(false);
      expect(await store().settle("next", first, { state: "sent" }, due + minute)).toBe(true);
      expect((await store().lease("next", due + 2 * minute, minute, 10)).leased).toEqual([]);
    });

    test("an address that is gone is forgotten, a reminder that waits comes at its time", async () => {
      await store().subscribe(alex, target(alex), now);
      const due = await untilOneIsDue();
      const [first] = (await store().lease("w", due, minute, 10)).leased;
      if (first === undefined) throw new Error("nothing leased");
      await store().settle("w", first, { state: "due", retryAt: due + 2 * minute }, due);
      expect((await store().lease("w", due + minute, minute, 10)).leased).toEqual([]);
      const [again] = (await store().lease("w", due + 2 * minute, minute, 10)).leased;
      expect(again?.tries).toBe(first.tries + 1);
      await store().settle("w", first, { state: "gone" }, due + 2 * minute);
      expect(await store().subscription(alex)).toEqual({ endpoint: null });
    });

    test("a calendar is read by its secret alone, until it is closed", async () => {
      const { calendar } = engine.stores;
      await calendar.open(alex, "one", now);
      await calendar.open(alex, "two", now);
      expect(await calendar.has(alex)).toBe(true);
      expect(await calendar.read("one", now)).toBeUndefined();
      const read = await calendar.read("two", now);
      expect(read).toMatchObject({ profileId: alex.profileId, displayName: "Alex", timeZone: "UTC" });
      expect(read?.days.length).toBeGreaterThan(0);
      expect([await calendar.close(alex), await calendar.close(alex)]).toEqual([true, false]);
      expect(await calendar.read("two", now)).toBeUndefined();
    });
  });
};
