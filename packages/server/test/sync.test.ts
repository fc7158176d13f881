/** Push and pull on real SQLite: what is acknowledged is there, once, for the right people. */
import { gunzipSync } from "node:zlib";
import { exerciseLogId, settingsId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { untouchedLog } from "@muster/domain/training/session";
import type { Json } from "@muster/sync/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createOwner,
  inviteDevice,
  type Member,
  startOfTests,
  startServer,
  type TestServer,
} from "./harness.ts";
import { operation, profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const food = (member: Member, n: number, name = `Food ${n}`) =>
  operation({
    number: n,
    scope: member.profileId,
    kind: "nutritionEntry",
    id: randomId(),
    new: true,
    fields: {
      logDate: "2026-11-20",
      mealName: name,
      mealSlot: "breakfast",
      calories: 100,
      protein: 10,
      carbohydrate: null,
      fat: null,
      fiber: null,
      servings: 1,
      servingSize: "",
      createdAt: "2026-11-20T08:00:00.000Z",
    },
  });

test("SYNC-02 what is pushed is acknowledged, numbered, and comes back by pull", async () => {
  const op = settingsOperation(alex);
  const { status, reply } = await push(alex.browser, [op]);
  expect(status).toBe(200);
  expect(reply).toMatchObject({ protocol: 2, done: [op.op], bad: [], later: [], now: startOfTests });
  expect(reply.rows).toMatchObject([{ scope: alex.profileId, kind: "settings", id: op.id, deleted: false }]);
  const { page } = await pull(alex.browser, alex.profileId);
  expect(page.rows).toEqual(reply.rows);
  expect(page.more).toBe(false);
});

test("SYNC-02 the same push twice counts once, also with both under way at a time", async () => {
  const op = settingsOperation(alex);
  const replica = randomId();
  const [first, second] = await Promise.all([
    push(alex.browser, [op], replica),
    push(alex.browser, [op], replica),
  ]);
  const third = await push(alex.browser, [op], replica);
  expect(first.reply.done).toEqual([op.op]);
  expect(second.reply.rows).toEqual(first.reply.rows);
  expect(third.reply.rows).toEqual(first.reply.rows);
  expect((await pull(alex.browser, alex.profileId)).page.rows).toHaveLength(1);
});

test("SYNC-02 a group is accepted or refused as one", async () => {
  const g = randomId();
  const good = { ...settingsOperation(alex, 1), group: g };
  const bad = { ...food(alex, 2), group: g, fields: { calories: -5 } };
  const { reply } = await push(alex.browser, [good, bad]);
  expect(reply.done).toEqual([]);
  expect(reply.bad).toHaveLength(2);
  expect((await pull(alex.browser, alex.profileId)).page.rows).toEqual([]);
});

test("SYNC-03 two devices edit different fields: both edits survive on both", async () => {
  const tablet = await inviteDevice(server, alex);
  await push(alex.browser, [settingsOperation(alex)]);
  const edit = (f: Record<string, string | boolean>) =>
    operation({
      number: 2,
      scope: alex.profileId,
      kind: "settings",
      id: settingsId(alex.profileId),
      fields: f,
    });
  await push(alex.browser, [edit({ theme: "dark" })]);
  await push(tablet.browser, [edit({ units: "metric" })]);
  for (const { browser } of [alex, tablet]) {
    const { page } = await pull(browser, alex.profileId);
    expect(page.rows[0]?.fields).toMatchObject({ theme: "dark", units: "metric" });
  }
});

test("SYNC-03 EXC-01 of two exercise logs the earlier words and rating stay", async () => {
  const tablet = await inviteDevice(server, alex);
  const begins = (session: string, f: Record<string, Json>, ago: number) =>
    operation({
      number: 1,
      scope: alex.profileId,
      kind: "exerciseLog",
      id: exerciseLogId(alex.profileId, session, "squat.goblet"),
      new: true,
      at: startOfTests - ago,
      fields: {
        sessionId: session,
        date: "2026-11-20",
        position: 0,
        exerciseId: "squat.goblet",
        number: 1,
        name: "Goblet Squats",
        metric: "reps",
        ...untouchedLog,
        assessmentMetric: null,
        ...f,
      },
    });
  for (const laterFirst of [true, false]) {
    const session = randomId();
    const typed = begins(session, { notes: "Left knee hurts", difficulty: 9 }, 60_000);
    const completed = begins(session, { completed: true }, 30_000);
    const pushes = [() => push(alex.browser, [typed]), () => push(tablet.browser, [completed])];
    for (const one of laterFirst ? pushes.toReversed() : pushes) expect((await one()).reply.bad).toEqual([]);
    const { page } = await pull(tablet.browser, alex.profileId);
    expect(page.rows.find(({ id }) => id === typed.id)?.fields).toMatchObject({
      notes: "Left knee hurts",
      difficulty: 9,
      completed: true,
    });
  }
});

test("SYNC-01 pages: every row once, in order, whatever the size of the page", async () => {
  const ops = Array.from({ length: 23 }, (_, index) => food(alex, index + 1));
  const { reply } = await push(alex.browser, ops);
  expect(reply.bad).toEqual([]);
  for (const limit of [1, 7, 23, 24, 500]) {
    const seen: string[] = [];
    let cursor = 0;
    for (let more = true; more; ) {
      const { page } = await pull(alex.browser, alex.profileId, cursor, limit);
      expect(page.rows.length).toBeLessThanOrEqual(limit);
      expect(page.cursor).toBeGreaterThanOrEqual(cursor);
      seen.push(...page.rows.map((row) => row.id));
      ({ cursor, more } = page);
    }
    expect(seen).toEqual(ops.map(({ id }) => id));
  }
});

test("SYNC-01 a pull from the last cursor brings only what is new", async () => {
  await push(alex.browser, [food(alex, 1)]);
  const { page: first } = await pull(alex.browser, alex.profileId);
  const { page: nothing } = await pull(alex.browser, alex.profileId, first.cursor);
  expect(nothing).toMatchObject({ rows: [], more: false, cursor: first.cursor });
  const op = food(alex, 2);
  await push(alex.browser, [op]);
  const { page: next } = await pull(alex.browser, alex.profileId, first.cursor);
  expect(next.rows.map(({ id }) => id)).toEqual([op.id]);
});

test("SYNC-01 the profile's name and goal change its card in the household's feed", async () => {
  const op = profileOperation(alex);
  await push(alex.browser, [op]);
  const { page: before } = await pull(alex.browser, alex.householdId);
  await push(alex.browser, [
    operation({
      number: 2,
      scope: alex.profileId,
      kind: "profile",
      id: op.id,
      fields: { displayName: "Zoë", primaryGoal: "muscle" },
    }),
  ]);
  const { page } = await pull(alex.browser, alex.householdId, before.cursor);
  expect(page.rows).toMatchObject([
    {
      kind: "profileCard",
      fields: { displayName: "Zoë", initial: "Z", primaryGoal: "muscle", username: "alex" },
    },
  ]);
});

test("SYNC-02 everything is there after the server was closed and opened again", async () => {
  const op = settingsOperation(alex);
  await push(alex.browser, [op]);
  await server.stores.close();
  const again = await startServer({ dataDir: server.dataDir, time: server.time });
  try {
    const browser = { ...alex.browser, send: alex.browser.send };
    // The same cookies against the new process.
    const answer = await again.app.request(
      `http://localhost:8787/sync/pull?protocol=2&scope=${alex.profileId}&cursor=0&limit=10&schema=${recordSchemaVersion}`,
      {
        headers: {
          host: "localhost:8787",
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ rows: [{ id: op.id }] });
  } finally {
    await again.close();
    server = await startServer();
  }
});

test("SYNC-04 a listener hears of a change at once, and of many within 250 ms as one", async () => {
  const received: unknown[] = [];
  server.live.listen({
    householdId: alex.householdId,
    deviceId: "another",
    profileId: "",
    send: (event) => received.push(event),
    end: () => received.push("end"),
  });
  // The owner's own making was told just now.
  server.time.advance(250);
  received.length = 0;
  for (let n = 1; n <= 5; n += 1) await push(alex.browser, [food(alex, n)]);
  expect(received).toEqual([{ type: "head", seq: 2 }]);
  server.time.advance(250);
  expect(received).toEqual([
    { type: "head", seq: 2 },
    { type: "head", seq: 6 },
  ]);
});

const openStream = async (member: Member) => {
  const response = await server.app.request("http://localhost:8787/sync/live", {
    headers: {
      host: "localhost:8787",
      cookie: [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  return response.body?.pipeThrough(new TextDecoderStream()).getReader();
};

/** All that the stream still brings. Resolves when it has ended. */
const readToEnd = async (reader: Awaited<ReturnType<typeof openStream>>): Promise<string> => {
  let text = "";
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) return text;
    text += chunk.value;
  }
};

test("SYNC-04 a stream ends within 20 s after the operator ended its session", async () => {
  const tablet = await inviteDevice(server, alex);
  const [byHand, byTime] = [await openStream(alex), await openStream(tablet)];
  const ends = [readToEnd(byHand), readToEnd(byTime)];
  // As the command line does it, beside the server: nobody tells the streams.
  await server.stores.household.revokeDevice(alex.householdId, tablet.deviceId, null, startOfTests);
  await server.stores.household.setPasscode({
    householdId: alex.householdId,
    profileId: alex.profileId,
    deviceId: null,
    verifier: null,
    expected: undefined,
    pepperId: "",
    session: null,
    cardOpId: randomId(),
    now: startOfTests,
  });
  server.time.advance(20_000);
  for (const end of ends) expect(await end).toContain("event: beat");
});

test("SYNC-04 a reader that stalled is dropped instead of being written to for ever", async () => {
  const reader = await openStream(alex);
  for (let seq = 1; seq <= 200; seq += 1) {
    server.live.changed(alex.householdId, seq);
    server.time.advance(250);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = await readToEnd(reader);
  expect(text).toContain('data: {"seq":20}');
  expect(text).not.toContain('data: {"seq":200}');
});

test("SYNC-04 the live stream carries the head as an event, and ends with the session", async () => {
  const reader = await openStream(alex);
  let text = "";
  const readUntil = async (part: string): Promise<void> => {
    while (!text.includes(part)) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return;
      text += chunk.value;
    }
  };
  await readUntil("event: beat");
  server.time.advance(250);
  // Making the profile was the first row.
  await readUntil('event: head\ndata: {"seq":1}');
  await push(alex.browser, [food(alex, 1)]);
  await readUntil('event: head\ndata: {"seq":2}');
  await alex.browser.delete("/api/sessions/current");
  const last = await reader?.read();
  expect(last?.done).toBe(true);
});

test("SYNC-01 a compressed page of a pull is the same page", async () => {
  await push(
    alex.browser,
    Array.from({ length: 60 }, (_, index) => food(alex, index + 1)),
  );
  const ask = (path: string, encodings: string) =>
    server.app.request(`http://localhost:8787${path}`, {
      headers: {
        host: "localhost:8787",
        "sec-fetch-site": "same-origin",
        "accept-encoding": encodings,
        cookie: [...alex.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
  const path = `/sync/pull?protocol=2&scope=${alex.profileId}`;
  const plain = await ask(path, "identity, gzip;q=0");
  expect(plain.headers.get("content-encoding")).toBeNull();
  const packed = await ask(path, "gzip, deflate, br");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("vary")).toBe("Accept-Encoding");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const text = await plain.text();
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 5);
  // What fits into a packet or two is not worth the work.
  const end = Number(JSON.parse(text).cursor);
  expect((await ask(`${path}&cursor=${end}`, "gzip")).headers.get("content-encoding")).toBeNull();
});
