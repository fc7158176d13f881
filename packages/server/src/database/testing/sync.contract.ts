/** What every engine's sync store does. Called by each engine's own test. */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { diaryDayId, settingsId } from "@muster/domain/record-ids";
import { addDays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation, PushRequest, Row, Served } from "@muster/sync/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../../stores/stores.ts";
import { rulesOfSession } from "../../sync/record-rules.ts";
import {
  type EngineUnderTest,
  type EnrolledPerson,
  joins,
  startOfContract as now,
  type OpenEngine,
} from "./engine-under-test.ts";

const settings = (who: EnrolledPerson, n: number, change: object = {}): Operation => ({
  op: randomId(),
  number: n,
  scope: who.profileId,
  kind: "settings",
  id: settingsId(who.profileId),
  ...(n === 1 ? { new: true as const } : {}),
  fields: n === 1 ? { ...defaultSettings, ...change } : { ...change },
  at: now + n,
  clockOffsetMs: 0,
  seen: "",
  schema: 1,
});

/** One more record of its own: the day of that number. */
const dayOf = (who: EnrolledPerson, n: number): Operation => {
  const date = addDays("2026-10-01", n);
  return {
    ...settings(who, n),
    kind: "diaryDay",
    id: diaryDayId(who.profileId, date),
    new: true,
    fields: { date, closed: true },
  };
};

/** Registers the tests for one engine. */
export const syncContract = (name: string, open: OpenEngine): void => {
  describe(`sync store on ${name}`, () => {
    let engine: EngineUnderTest;
    let alex: EnrolledPerson;
    const send = (
      who: EnrolledPerson,
      request: Partial<PushRequest> & Pick<PushRequest, "ops">,
      change: { stores?: Stores; mostBytes?: number; at?: number } = {},
    ) =>
      (change.stores ?? engine.stores).sync.push({
        householdId: who.householdId,
        profileId: who.profileId,
        request: { protocol: 2, schema: 1, replica: randomId(), confirmed: 0, ...request },
        rules: rulesOfSession(who.householdId, who.profileId),
        mostBytes: change.mostBytes ?? 1_000_000,
        now: change.at ?? now + 1_000,
      });
    const pages = async (who: EnrolledPerson, limit = 500, stores = engine.stores) => {
      const rows: Row[] = [];
      for (let cursor = 0, more = true; more; ) {
        const page = await stores.sync.pull({
          householdId: who.householdId,
          scope: who.profileId,
          cursor,
          limit,
          served: undefined,
        });
        if (page.type !== "page") throw new Error(page.type);
        rows.push(...page.rows);
        ({ cursor, more } = page);
      }
      return rows;
    };
    beforeEach(async () => {
      engine = await open(now);
      alex = await joins(engine.stores, "alex");
    });
    afterEach(() => engine.close());

    test("an operation that is sent twice counts once, and each push tells the row", async () => {
      const replica = randomId();
      const first = settings(alex, 1);
      const pushed = await send(alex, { replica, ops: [first] });
      const again = await send(alex, { replica, ops: [first] });
      if (pushed.type !== "pushed" || again.type !== "pushed") throw new Error("not pushed");
      expect(again.reply.done).toEqual([first.op]);
      expect(again.reply.rows).toEqual(pushed.reply.rows);
      expect([pushed.changed, again.changed]).toEqual([true, false]);
      expect(await pages(alex)).toHaveLength(1);
    });

    test("concurrent writers of a household number rows once, in commit order", async () => {
      const replicas = Array.from({ length: 12 }, () => randomId());
      await send(alex, { ops: [settings(alex, 1)] });
      const seen: number[] = [];
      let cursor = 0;
      let isDone = false;
      const reader = async () => {
        while (!isDone) {
          const page = await engine.stores.sync.pull({
            householdId: alex.householdId,
            scope: alex.profileId,
            cursor,
            limit: 500,
            served: undefined,
          });
          if (page.type !== "page") throw new Error(page.type);
          seen.push(...page.rows.map(({ seq }) => seq));
          cursor = page.cursor;
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      const reading = reader();
      const themes = ["dark", "light"];
      const pushes = await Promise.all(
        replicas.flatMap((replica, index) =>
          [2, 3, 4].map((n) =>
            send(alex, { replica, ops: [settings(alex, n, { theme: themes[(n + index) % 2] })] }),
          ),
        ),
      );
      isDone = true;
      await reading;
      const seqs = pushes.flatMap((pushed) =>
        pushed.type === "pushed" && pushed.changed ? [pushed.seq] : [],
      );
      expect(new Set(seqs).size).toBe(seqs.length);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      const [row] = await pages(alex);
      expect(row?.seq).toBe(Math.max(...seqs));
    });

    test("households do not see each other, nor wait for each other's numbers", async () => {
      const olga = await joins(engine.stores, "olga");
      await Promise.all([
        send(alex, { ops: [settings(alex, 1, { theme: "dark" })] }),
        send(olga, { ops: [settings(olga, 1, { theme: "light" })] }),
      ]);
      expect((await pages(alex)).map(({ fields }) => fields.theme)).toEqual(["dark"]);
      expect((await pages(olga)).map(({ fields }) => fields.theme)).toEqual(["light"]);
      const strange = await send(olga, { ops: [settings(alex, 1)] });
      expect(strange).toMatchObject({ type: "pushed", reply: { bad: [{ code: "owner" }] } });
    });

    test("texts come back as they were: every script, quotes, line ends, a zero", async () => {
      const words = 'Grüße "☀" \\ \u0000 \u{1f4aa} – \n\t\u2028';
      await send(alex, { ops: [settings(alex, 1, { weeklyStrategy: words })] });
      const [row] = await pages(alex);
      expect(row?.fields.weeklyStrategy).toBe(words);
    });

    test("pages follow one another and miss nothing", async () => {
      const replica = randomId();
      const ops = Array.from({ length: 25 }, (_, index) => dayOf(alex, index + 1));
      const pushed = await send(alex, { replica, ops });
      if (pushed.type !== "pushed") throw new Error(pushed.type);
      expect(pushed.reply.bad).toEqual([]);
      const rows = await pages(alex, 10);
      expect(rows.map(({ id }) => id)).toEqual(ops.map(({ id }) => id));
    });

    test("a new device gets the newest rows and whole kinds before all others", async () => {
      const ops = Array.from({ length: 25 }, (_, index) => dayOf(alex, index + 2));
      await send(alex, { ops: [settings(alex, 1), ...ops] });
      const pull = (limit: number, recent: readonly string[]) =>
        engine.stores.sync.pull({
          householdId: alex.householdId,
          scope: alex.profileId,
          cursor: 0,
          limit,
          served: undefined,
          recent,
        });
      const page = await pull(10, ["settings"]);
      if (page.type !== "page") throw new Error(page.type);
      expect(page).toMatchObject({ recent: true, more: true, cursor: 0 });
      expect(page.rows.map(({ id }) => id)).toEqual([
        settingsId(alex.profileId),
        ...ops.slice(-10).map(({ id }) => id),
      ]);
      const few = await pull(10, []);
      expect(few.type === "page" && few.rows.map(({ id }) => id)).toEqual(ops.slice(-10).map(({ id }) => id));
      const all = await pull(100, ["settings"]);
      expect(all).toMatchObject({ type: "page", more: false });
      expect(all.type === "page" && [all.rows.length, all.recent]).toEqual([26, undefined]);
    });

    test("a household that is full takes nothing, and one person a quarter of it", async () => {
      await send(alex, { ops: [settings(alex, 1)] });
      const refused = await send(alex, { ops: [settings(alex, 2, { theme: "dark" })] }, { mostBytes: 100 });
      expect(refused.type).toBe("full");
      expect((await pages(alex))[0]?.fields.theme).toBe(defaultSettings.theme);
    });

    test("what a device was served and the data does not hold is told, in each generation", async () => {
      const pushed = await send(alex, { ops: [settings(alex, 1)] });
      if (pushed.type !== "pushed") throw new Error(pushed.type);
      const generation = pushed.reply.generation ?? "";
      const pull = (stores: Stores, served: Served) =>
        stores.sync.pull({
          householdId: alex.householdId,
          scope: alex.profileId,
          cursor: 0,
          limit: 10,
          served,
        });
      expect((await pull(engine.stores, { seq: pushed.seq, generation })).type).toBe("page");
      expect((await pull(engine.stores, { seq: pushed.seq + 1, generation })).type).toBe("restored");
      const again = await engine.reopen(now + 60_000);
      await send(alex, { ops: [settings(alex, 2, { theme: "dark" })] }, { stores: again });
      expect((await pull(again, { seq: pushed.seq, generation })).type).toBe("page");
      expect((await pull(again, { seq: pushed.seq + 1, generation })).type).toBe("restored");
      expect((await pull(again, { seq: 1, generation: "of another server" })).type).toBe("restored");
      const lost = await send(
        alex,
        { ops: [settings(alex, 3)], served: { seq: pushed.seq + 1, generation } },
        { stores: again },
      );
      expect(lost.type).toBe("restored");
    });

    test("fields of a deleted record go after 30 days, and it can still come back", async () => {
      const replica = randomId();
      const day = 86_400_000;
      const sweepAt = async (at: number) => {
        // A clock that jumped is believed at the second look.
        await engine.stores.sweep(at);
        expect(await engine.stores.sweep(at)).toMatchObject({ ok: true });
      };
      const remove = (made: Operation, n: number, at: number): Operation => {
        const { new: _whole, ...rest } = made;
        return { ...rest, op: randomId(), number: n, fields: { $del: true }, at };
      };
      const [old, young, remaining] = [dayOf(alex, 1), dayOf(alex, 2), dayOf(alex, 3)];
      const olga = await joins(engine.stores, "olga");
      const hers = dayOf(olga, 1);
      await send(alex, { replica, ops: [old, young, remaining, remove(old, 4, now + 500)] });
      await send(olga, { ops: [hers, remove(hers, 2, now + 500)] });
      await send(alex, { replica, ops: [remove(young, 5, now + 10 * day)] }, { at: now + 10 * day });
      const before = await pages(alex);
      await sweepAt(now + 29 * day);
      expect(await pages(alex)).toEqual(before);
      await sweepAt(now + 31 * day);
      const mark = before.find(({ id }) => id === old.id)?.fieldStamps?.$del;
      expect(mark).toBeDefined();
      const { seq } = before.find(({ id }) => id === old.id) ?? {};
      const { scope, kind, id } = old;
      const emptied = { scope: scope, kind, id, fields: { $del: true }, stamp: mark, deleted: true, seq };
      const after = await pages(alex);
      expect(after).toEqual(before.map((row) => (row.id === id ? emptied : row)));
      expect((await pages(olga)).map(({ fields }) => fields)).toEqual([{ $del: true }]);
      await sweepAt(now + 32 * day);
      expect(await pages(alex)).toEqual(after);
      const later = { replica: randomId(), at: now + 33 * day };
      const part = { ...remove(old, 1, later.at), fields: { closed: false } };
      const refused = await send(alex, { ...later, ops: [part] }, later);
      expect(refused).toMatchObject({ reply: { done: [], bad: [{ op: part.op, code: "gone" }] } });
      await send(alex, { ...later, ops: [{ ...old, op: randomId(), number: 2, at: later.at }] }, later);
      expect((await pages(alex)).find((row) => row.id === id)).toMatchObject({
        deleted: false,
        fields: old.fields,
      });
    });
  });
};
