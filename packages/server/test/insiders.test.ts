/**
 * What a rightful member of a household could do to the others: each attack beside a control in which its guard is
 * taken away and it succeeds.
 */
import { diaryDayId, settingsId } from "@muster/domain/record-ids";
import { recordKinds } from "@muster/domain/records";
import { addDays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { accept } from "@muster/sync/accept";
import { recordKey } from "@muster/sync/merge";
import type { Operation } from "@muster/sync/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCodes } from "../src/household/invitation-codes.ts";
import { rulesOfSession } from "../src/sync/record-rules.ts";
import {
  createBrowser,
  createOwner,
  inviteMember,
  joinAndRegister,
  type Member,
  startOfTests,
  startServer,
  type TestServer,
} from "./harness.ts";
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
    scope: scope.profileId,
    kind: "diaryDay",
    id: diaryDayId(owner.profileId, date),
    new: true,
    fields: { date, closed: true },
  });

/** Mallory takes every id that Alex's records are going to have; Alex's own records come after it. */
const takeIds = async () => {
  const taken = await push(mallory.browser, [
    { ...settingsOperation(alex), scope: mallory.profileId },
    ...days.map((date, index) => ({ ...diaryDayOf(alex, mallory, date), number: index + 2 })),
    // A tombstone would stand in the way as well.
    operation({
      number: 9,
      scope: mallory.profileId,
      kind: "diaryDay",
      id: diaryDayId(alex.profileId, firstDay),
      fields: { $del: true },
    }),
  ]);
  const own = await push(alex.browser, [
    settingsOperation(alex),
    ...days.map((date, index) => ({ ...diaryDayOf(alex, alex, date), number: index + 2 })),
  ]);
  return { taken, own };
};

test("SYNC-03 ids that a member takes before their owner are no obstacle", async () => {
  const { own } = await takeIds();
  expect(own.reply.bad).toEqual([]);
  expect(own.reply.done).toHaveLength(5);
  const rows = async (who: Member) =>
    (await pull(who.browser, who.profileId)).page.rows.map(({ scope, kind, id, deleted }) => [
      scope,
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
const countedBytes = async () => ({
  counted: await server.sql("SELECT scope, bytes FROM stored_bytes ORDER BY scope"),
  stored: await server.sql(
    `SELECT scope, sum(octet_length(fields) + coalesce(octet_length(exceptions), 0)) AS bytes FROM record
     GROUP BY scope ORDER BY scope`,
  ),
});

test("the bytes that each scope holds are counted with every write", async () => {
  await takeIds();
  await push(alex.browser, [
    operation({
      number: 9,
      scope: alex.profileId,
      kind: "settings",
      id: settingsId(alex.profileId),
      fields: { weeklyStrategy: "Grüße, ☀" },
    }),
  ]);
  const { counted, stored } = await countedBytes();
  expect(stored).toHaveLength(3);
  expect(counted).toEqual(stored);
});

test("control: where an id is unique in the whole household, taking it blocks", async () => {
  await server.sql("CREATE UNIQUE INDEX whole_household ON record (household_id, kind, id)");
  const { taken, own } = await takeIds();
  expect(taken.status).toBe(200);
  expect(own.status).toBe(500);
});

test("SYNC-03 no answer tells whether another person has a record", async () => {
  await push(alex.browser, [settingsOperation(alex), { ...diaryDayOf(alex, alex, firstDay), number: 2 }]);
  const pushed = await push(
    mallory.browser,
    ["settings", ...days].map((what, index) => {
      const isDay = what !== "settings";
      return operation({
        number: index + 1,
        scope: mallory.profileId,
        kind: isDay ? "diaryDay" : "settings",
        id: isDay ? diaryDayId(alex.profileId, what) : settingsId(alex.profileId),
        fields: isDay ? { closed: false } : { theme: "dark" },
      });
    }),
  );
  expect(new Set(pushed.reply.bad.map(({ code }) => code))).toEqual(new Set(["gone"]));
  expect(pushed.reply.bad).toHaveLength(5);
  expect(pushed.reply.rows).toEqual([]);
});

/** @returns how many codes Mallory got, and what the refusal says */
const takeCodes = async (tries: number) => {
  let made = 0;
  for (let count = 0; count < tries; count += 1) {
    const answer = await mallory.browser.post("/api/invitations", { kind: "profile" });
    if (answer.status !== 200) return { made, type: answer.body.type };
    made += 1;
  }
  return { made, type: undefined };
};

test("USR-05 one member's codes use up nobody else's, in no household", async () => {
  expect(await takeCodes(12)).toEqual({ made: openCodes.ofPerson, type: "too-many-codes" });
  // Others of the household make theirs, until the household has enough; the operator always can.
  expect((await alex.browser.post("/api/invitations", { kind: "profile" })).status).toBe(200);
  for (let left = openCodes.ofHousehold - openCodes.ofPerson - 1; left > 0; left -= 1)
    expect(await server.codes.make("device", alex.householdId, randomId())).toBeDefined();
  expect((await alex.browser.post("/api/invitations", { kind: "device" })).body.type).toBe("too-many-codes");
  expect(await server.codes.make("profile", alex.householdId, null)).toBeDefined();
  const other = await server.codes.makeHousehold();
  const frida = await joinAndRegister(server, other?.code ?? "", "frida");
  expect((await frida.browser.post("/api/invitations", { kind: "device" })).status).toBe(200);
  // One that is withdrawn or over makes room.
  const [first] = (await mallory.browser.get("/api/invitations")).body.invitations as { id: string }[];
  await mallory.browser.delete(`/api/invitations/${first?.id}`);
  expect((await mallory.browser.post("/api/invitations", { kind: "device" })).status).toBe(200);
  server.time.advance(7 * 86_400_000);
  expect(await server.codes.mayMake(alex.householdId, mallory.profileId)).toBe(true);
});

test("control: where nobody counts open codes, there is no end to them", async () => {
  await server.close();
  server = await startServer({
    household: (store) => ({ ...store, openInvitations: async () => [] }),
  });
  alex = await createOwner(server);
  mallory = await inviteMember(server, alex, "mallory");
  expect(await takeCodes(14)).toEqual({ made: 14, type: undefined });
});

test("USR-05 wrong codes of a stranger void an open one only by its first four signs", async () => {
  const made = await server.codes.make("profile", alex.householdId, alex.profileId);
  const code = made?.code ?? "";
  const stranger = createBrowser(server);
  const join = (typed: string) => stranger.post("/api/household/join", { code: typed, deviceName: "x" });
  const wrong = (correctSigns: number) =>
    [...code].map((sign, index) => (index < correctSigns ? sign : sign === "0" ? "1" : "0")).join("");
  for (let count = 0; count < 8; count += 1) expect((await join(wrong(3))).status).toBe(403);
  expect((await join(code)).status).toBe(200);

  // Who knows its first signs may void it: five tries, as it has always been.
  const next = await server.codes.make("profile", alex.householdId, alex.profileId);
  for (let count = 0; count < 5; count += 1) await join(`${next?.code.slice(0, 4)}000000`);
  expect((await join(next?.code ?? "")).status).toBe(403);
});

/** A log with many sets, as an operation that makes it. */
const logWith = (owner: Member, sets: number, n = 1): Operation => {
  const set = { position: 0, role: "working", reps: 5, weight: 100, time: null, distance: null, rir: null };
  return operation({
    number: n,
    scope: owner.profileId,
    kind: "exerciseLog",
    id: randomId(),
    new: true,
    fields: {
      sessionId: randomId(),
      date: firstDay,
      position: 0,
      exerciseId: "squat",
      number: 1,
      name: "Squat",
      metric: "reps",
      difficulty: 5,
      notes: "",
      completed: false,
      assessmentMetric: null,
      ...Object.fromEntries(
        Array.from({ length: sets }, () => [
          `sets.${randomId()}`,
          { ...set, at: `${firstDay}T08:00:00.000Z` },
        ]),
      ),
    },
  });
};

/** How often a set is checked while 200 operations are laid over a record of 1,980 sets. */
const checksOf = (isGuarded: boolean): number => {
  const log = logWith(alex, 1_980);
  const rules = rulesOfSession(alex.householdId, alex.profileId);
  let checked = 0;
  const counting = {
    ...rules,
    problemOfPart: (kind: string, changed: Operation["fields"], has: (field: string) => boolean) => {
      const whole = { ...log.fields, ...changed };
      const looked = isGuarded ? changed : whole;
      checked += Object.keys(looked).filter((field) => field.startsWith("sets.")).length;
      return isGuarded ? rules.problemOfPart(kind, changed, has) : rules.problemOf(kind, whole);
    },
  };
  const head = { seq: 0, top: "", replica: { id: randomId(), last: "", lastNumber: 0, confirmed: 0 } };
  const [row] = accept(head, new Set(), new Map(), [log], startOfTests, rules).writes.rows;
  if (row === undefined) throw new Error("the log was refused");
  const ops = Array.from({ length: isGuarded ? 200 : 3 }, (_, index) =>
    operation({
      number: index + 2,
      scope: log.scope,
      kind: log.kind,
      id: log.id,
      fields: { notes: `note ${index}` },
    }),
  );
  const { reply } = accept(head, new Set(), new Map([[recordKey(row), row]]), ops, startOfTests, counting);
  expect(reply.done).toHaveLength(ops.length);
  expect(reply.rows[0]?.fields.notes).toBe(`note ${ops.length - 1}`);
  return checked;
};

test("SYNC-03 an operation costs what it names, however large its record is", () => {
  expect(Object.keys(recordKinds.exerciseLog.schema.shape)).toContain("sets");
  expect(checksOf(true)).toBe(0);
});

test("control: where each operation checks its whole record, 3 check 5,940 sets", () => {
  expect(checksOf(false)).toBe(3 * 1_980);
});

test("SYNC-03 a push that touches much is answered in parts, and nothing is lost", async () => {
  const replica = randomId();
  const logs = Array.from({ length: 6 }, (_, index) => logWith(alex, 700, index + 1));
  for (const log of logs) expect((await push(alex.browser, [log], replica)).reply.bad).toEqual([]);
  let waiting = logs.map(({ scope, kind, id }, index) =>
    operation({ number: index + 7, scope, kind, id, fields: { notes: "later" } }),
  );
  let pushes = 0;
  for (; waiting.length > 0; pushes += 1) {
    const { reply } = await push(alex.browser, waiting, replica);
    expect(reply.bad).toEqual([]);
    expect(reply.done.length).toBeGreaterThan(0);
    waiting = waiting.filter(({ op }) => !reply.done.includes(op));
  }
  expect(pushes).toBeGreaterThan(1);
  // A page of a pull ends by bytes too; every row comes once.
  const seen: string[] = [];
  let cursor = 0;
  let pages = 0;
  for (let more = true; more; pages += 1) {
    const { page } = await pull(alex.browser, alex.profileId, cursor, 2_000);
    expect(JSON.stringify(page.rows).length).toBeLessThan(1_200_000);
    seen.push(...page.rows.map(({ id }) => id));
    ({ cursor, more } = page);
  }
  expect([...seen].sort()).toEqual(logs.map(({ id }) => id).sort());
  expect(pages).toBe(Math.ceil((logs.length * JSON.stringify(logs[0]?.fields).length) / 1_000_000));
});

/** @returns how many logs of about 20 KB Mallory stores before the server has enough of them */
const fill = async (most: number) => {
  const replica = randomId();
  for (let count = 0; count < most; count += 1) {
    const answer = await push(mallory.browser, [logWith(mallory, 150, count + 1)], replica);
    if (answer.status !== 200) return { stored: count, status: answer.status, type: answer.body.type };
  }
  return { stored: most };
};
const restart = async (householdBytes: number) => {
  await server.close();
  server = await startServer({ householdBytes });
  alex = await createOwner(server);
  mallory = await inviteMember(server, alex, "mallory");
};

test("SYNC-03 one person can fill a quarter of the household's space", async () => {
  await restart(400_000);
  expect(await fill(12)).toEqual({ stored: 4, status: 507, type: "household-full" });
  expect((await push(alex.browser, [settingsOperation(alex)])).reply.done).toHaveLength(1);
  // Reading goes on; what was refused is as it was.
  expect((await pull(mallory.browser, mallory.profileId)).page.rows).toHaveLength(4);
});

test("control: with space without end, one person takes all they like", async () => {
  await restart(2_000_000_000);
  expect(await fill(12)).toEqual({ stored: 12 });
});

test("SYNC-03 texts without an end, times that are none and prototypes are refused", async () => {
  const recipe = (createdAt: string) =>
    operation({
      scope: alex.householdId,
      kind: "recipe",
      id: randomId(),
      new: true,
      fields: {
        name: "Soup",
        ingredients: [
          { name: "Water", size: "", calories: 0, protein: 0, carbohydrate: null, fat: null, fiber: null },
        ],
        servings: 1,
        createdAt,
      },
    });
  const log = logWith(alex, 1);
  const hidden = {
    ...log,
    fields: { ...log.fields, "sets.__proto__": Object.values(log.fields).at(-1) ?? null },
  };
  const settings = settingsOperation(alex);
  for (const bad of [
    recipe("x".repeat(50_000)),
    recipe("soon"),
    hidden,
    { ...settings, fields: { ...settings.fields, weeklyStrategy: "x".repeat(20_000) } },
  ])
    expect((await push(alex.browser, [bad])).reply.bad).toMatchObject([{ code: "invalid" }]);
  expect((await push(alex.browser, [recipe("2026-11-20T08:00:00.000Z")])).reply.done).toHaveLength(1);
});

test("SYNC-03 a device on which nobody is signed in stores nothing", async () => {
  await mallory.browser.delete("/api/sessions/current");
  const offer = operation({
    scope: mallory.householdId,
    kind: "mealOffer",
    id: randomId(),
    new: true,
    fields: { from: alex.profileId, to: mallory.profileId },
  });
  const answer = await push(mallory.browser, [offer]);
  expect([answer.status, answer.body.type]).toEqual([401, "no-session"]);
  expect((await push(mallory.browser, [])).status).toBe(401);
});
