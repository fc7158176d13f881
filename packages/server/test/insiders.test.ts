/**
 * What a rightful member of a household could do to the others: each attack beside a control in which its guard is
 * taken away and it succeeds.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { diaryDayId, settingsId } from "@muster/domain/record-ids";
import { addDays } from "@muster/domain/shared/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOwner, inviteMember, type Member, startServer, type TestServer } from "./harness.ts";
import { operation, pull, push, settingsOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Member;
let mallory: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
  mallory = await inviteMember(server, alex, "mallory");
});
afterEach(() => server.close());

const firstDay = "2026-11-17";
const days = [0, 1, 2, 3].map((after) => addDays(firstDay, after));

const diaryDayOf = (owner: Member, scope: Member, date: string) =>
  operation({
    p: scope.profileId,
    kind: "diaryDay",
    id: diaryDayId(owner.profileId, date),
    new: true,
    f: { date, closed: true },
  });

/** Mallory takes every id that Alex's records are going to have; Alex's own records come after it. */
const takeIds = async () => {
  const taken = await push(mallory.browser, [
    { ...settingsOperation(alex), p: mallory.profileId },
    ...days.map((date, index) => ({ ...diaryDayOf(alex, mallory, date), n: index + 2 })),
    // A tombstone would stand in the way as well.
    operation({
      n: 9,
      p: mallory.profileId,
      kind: "diaryDay",
      id: diaryDayId(alex.profileId, firstDay),
      f: { $del: true },
    }),
  ]);
  const own = await push(alex.browser, [
    settingsOperation(alex),
    ...days.map((date, index) => ({ ...diaryDayOf(alex, alex, date), n: index + 2 })),
  ]);
  return { taken, own };
};

test("SYNC-03 ids that a member takes before their owner are no obstacle", async () => {
  const { own } = await takeIds();
  expect(own.reply.bad).toEqual([]);
  expect(own.reply.done).toHaveLength(5);
  const rows = async (who: Member) =>
    (await pull(who.browser, who.profileId)).page.rows.map(({ p, kind, id, deleted }) => [
      p,
      kind,
      id,
      deleted,
    ]);
  expect(await rows(alex)).toEqual([
    [alex.profileId, "settings", settingsId(alex.profileId), false],
    ...days.map((date) => [alex.profileId, "diaryDay", diaryDayId(alex.profileId, date), false]),
  ]);
  expect(new Set((await rows(mallory)).map(([p]) => p))).toEqual(new Set([mallory.profileId]));
  expect(server.bugs).toEqual([]);
});

/** What the tables hold, beside what is counted of it. */
const countedBytes = () => {
  const file = new DatabaseSync(join(server.dataDir, "muster.db"), { readOnly: true });
  const counted = file.prepare("SELECT scope, bytes FROM stored_bytes ORDER BY scope").all();
  const held = file
    .prepare(
      `SELECT scope, sum(octet_length(fields) + coalesce(octet_length(exceptions), 0)) AS bytes FROM record
       GROUP BY scope ORDER BY scope`,
    )
    .all();
  file.close();
  return { counted, held };
};

test("the bytes that each scope holds are counted with every write", async () => {
  await takeIds();
  await push(alex.browser, [
    operation({
      n: 9,
      p: alex.profileId,
      kind: "settings",
      id: settingsId(alex.profileId),
      f: { weeklyStrategy: "Grüße, ☀" },
    }),
  ]);
  const { counted, held } = countedBytes();
  expect(held).toHaveLength(3);
  expect(counted).toEqual(held);
});

test("control: where an id is unique in the whole household, taking it blocks", async () => {
  const file = new DatabaseSync(join(server.dataDir, "muster.db"));
  file.exec("CREATE UNIQUE INDEX whole_household ON record (household_id, kind, id)");
  file.close();
  const { taken, own } = await takeIds();
  expect(taken.status).toBe(200);
  expect(own.status).toBe(500);
});

test("SYNC-03 no answer tells whether another person has a record", async () => {
  await push(alex.browser, [settingsOperation(alex), { ...diaryDayOf(alex, alex, firstDay), n: 2 }]);
  const asked = await push(
    mallory.browser,
    ["settings", ...days].map((what, index) => {
      const isDay = what !== "settings";
      return operation({
        n: index + 1,
        p: mallory.profileId,
        kind: isDay ? "diaryDay" : "settings",
        id: isDay ? diaryDayId(alex.profileId, what) : settingsId(alex.profileId),
        f: isDay ? { closed: false } : { theme: "dark" },
      });
    }),
  );
  expect(new Set(asked.reply.bad.map(({ code }) => code))).toEqual(new Set(["gone"]));
  expect(asked.reply.bad).toHaveLength(5);
  expect(asked.reply.rows).toEqual([]);
});
