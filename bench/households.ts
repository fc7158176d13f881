/**
 * What ten thousand households on one server with SQLite cost each other, and ten years one of them: a year and ten years of
 * records pushed to by turns, a week pulled, open event streams, and how long the event loop stands still while reminders are
 * looked for and what has served its time is forgotten.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { randomId } from "@muster/domain/shared/ids";
import { openSqlite } from "@muster/server/database/sqlite/open";
import { createReminderScheduler } from "@muster/server/notifications/reminder-scheduler";
import { type Figure, middle, rounded } from "./figure.ts";
import {
  cookiesIn,
  createClient,
  drive,
  joinAs,
  profileId,
  pushBody,
  startMuster,
  type Target,
} from "./muster-process.ts";

/** What somebody writes down in a year: sets, meals and weigh-ins of every day. */
const recordsOfYear = 6_000;
const recordsOfWeek = 150;
const households = 10_000;
const openStreams = 1_000;
/** Ten years of somebody who deletes eleven records a day. */
const tombstones = 40_000;
/** From fewer than that only the ratio of noise is seen. */
const pushesOfRound = 600;
const rounds = 5;

const nameOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
/** The household with ten years, and the one with a year. */
const [oldest, younger] = [nameOf(1), nameOf(2)];

/** Rows of the one household as rows of many others: their secrets are the same, and looked up by household. */
const copyHousehold = (db: DatabaseSync, from: string): void => {
  const tables = ["household", "generation", "device", "profile", "session", "record", "stored_bytes"];
  for (const table of tables) {
    const columns = db
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name));
    const values = columns.map((name) =>
      name === "household_id"
        ? "printf('00000000-0000-4000-8000-%012x', n.n)"
        : // The household's own records lie in a scope of its name.
          name === "scope"
          ? `CASE scope WHEN '${from}' THEN printf('00000000-0000-4000-8000-%012x', n.n) ELSE scope END`
          : `t.${name}`,
    );
    db.exec(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${households})
       INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM n, ${table} t
       WHERE t.household_id = '${from}'`,
    );
  }
};

const addYears = (db: DatabaseSync, household: string, years: number): void => {
  const fields = JSON.stringify({ metric: "weight", value: 174.2, date: "2026-11-20", source: "progress" });
  db.exec(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${years * recordsOfYear})
     INSERT INTO record (household_id, scope, kind, id, day, fields, stamp, deleted, seq)
     SELECT '${household}', '${profileId}', 'reading', lower(hex(randomblob(16))), '2026-11-20', '${fields}',
       printf('%012x0000-bench', 1795000000000 + n.n), 0, 1000 + n.n FROM n;
     UPDATE household SET seq = ${1_000 + years * recordsOfYear} WHERE household_id = '${household}'`,
  );
};

/** Of the household with ten years: deleted two months ago, and due to be emptied. */
const addTombstones = (dataDir: string): void => {
  const db = new DatabaseSync(join(dataDir, "muster.db"));
  const fields = JSON.stringify({ metric: "weight", value: 174.2, date: "2026-11-20", $del: true });
  db.exec(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${tombstones})
     INSERT INTO record (household_id, scope, kind, id, day, fields, stamp, deleted, seq)
     SELECT '${oldest}', '${profileId}', 'reading', lower(hex(randomblob(16))), '2026-11-20', '${fields}',
       printf('%012x0000-bench', ${Date.now() - 60 * 86_400_000} + n.n), 1, 10000000 + n.n FROM n;
     PRAGMA wal_checkpoint(TRUNCATE)`,
  );
  db.close();
};

/** Everybody wants to be reminded and is looked at next. */
const wantReminders = (db: DatabaseSync): void =>
  db.exec(
    `INSERT INTO push_subscription (household_id, profile_id, device_id, endpoint, p256dh, auth, vapid_id, time_zone, updated_at)
     SELECT p.household_id, p.profile_id, d.device_id, 'https://push.example.org/' || p.household_id, 'p', 'a', 'v',
       'Europe/Berlin', 0 FROM profile p JOIN device d ON d.household_id = p.household_id;
     INSERT INTO reminder_watch (household_id, profile_id, seen_seq, next_at)
     SELECT household_id, profile_id, 0, 0 FROM profile`,
  );

const headersOf = (server: Target, cookies: ReadonlyMap<string, string>) => ({
  host: `localhost:${server.port}`,
  "accept-encoding": "gzip",
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

/** @returns bytes that came and ms until the last of them */
const get = (server: Target, path: string, cookies: ReadonlyMap<string, string>) =>
  new Promise<{ readonly bytes: number; readonly ms: number }>((resolve, reject) => {
    const sent = performance.now();
    request(
      { host: "127.0.0.1", port: server.port, path, headers: headersOf(server, cookies) },
      (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on("end", () =>
          response.statusCode === 200
            ? resolve({ bytes, ms: performance.now() - sent })
            : reject(new Error(`${path} answered ${response.statusCode}`)),
        );
      },
    )
      .on("error", reject)
      .end();
  });

/** Opens an event stream; resolves with how to close it when its first event is there. */
const openStream = (server: Target, cookies: ReadonlyMap<string, string>) =>
  new Promise<() => void>((resolve, reject) => {
    const stream = request(
      { host: "127.0.0.1", port: server.port, path: "/sync/live", headers: headersOf(server, cookies) },
      (response) => response.once("data", () => resolve(() => stream.destroy())),
    );
    stream.on("error", reject);
    stream.end();
  });

const yearsFigures = async (
  server: Target,
  cookies: ReadonlyMap<string, string>,
): Promise<readonly Figure[]> => {
  const path = `/sync/push?scope=${profileId}`;
  const people = [oldest, younger].map((household) => ({
    client: createClient(server.port, cookiesIn(household, cookies)),
    replica: randomId(),
    spent: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { client, replica, spent } of people) {
      const bodies = Array.from({ length: pushesOfRound }, (_, index) =>
        pushBody(replica, round * pushesOfRound + index + 1, 1),
      );
      const { perSecond } = await drive(server, path, bodies, client);
      // The first round warms up.
      if (round > 0) spent.push(1_000 / perSecond);
    }
  for (const { client } of people) client.close();
  const [ten = 0, one = 0] = people.map(({ spent }) => middle(spent));
  return [
    {
      name: "a push into ten years, against one into a year",
      value: rounded(ten / one, 2),
      unit: `× (${rounded(ten, 2)} ms)`,
      floor: { name: "into a year, ms", value: rounded(one, 2) },
      goal: "≤ 1.1 ×",
      met: ten / one <= 1.1,
    },
  ];
};

const pullFigures = async (
  server: Target,
  cookies: ReadonlyMap<string, string>,
): Promise<readonly Figure[]> => {
  const cursor = 1_000 + 10 * recordsOfYear - recordsOfWeek;
  const path = `/sync/pull?protocol=2&schema=2&scope=${profileId}&cursor=${cursor}&limit=${recordsOfWeek}`;
  const own = cookiesIn(oldest, cookies);
  const pulls = [];
  for (let count = 0; count < 60; count += 1) pulls.push(await get(server, path, own));
  const ms = middle(pulls.slice(10).map((one) => one.ms));
  return [
    {
      name: `a pull of a week (${recordsOfWeek} records) of ten years, p50`,
      value: rounded(ms),
      unit: `ms (${rounded((pulls.at(-1)?.bytes ?? 0) / 1024)} KB)`,
      goal: "≤ 15 ms",
      met: ms <= 15,
    },
  ];
};

const streamFigures = async (
  server: Target,
  cookies: ReadonlyMap<string, string>,
): Promise<readonly Figure[]> => {
  const close: (() => void)[] = [];
  // What the first streams load is not counted for each.
  for (let n = 1; n <= 100; n += 1) close.push(await openStream(server, cookiesIn(nameOf(n), cookies)));
  for (const one of close.splice(0)) one();
  const before = server.memory();
  if (before === undefined) return [];
  for (let n = 1; n <= openStreams; n += 1)
    close.push(await openStream(server, cookiesIn(nameOf(n), cookies)));
  const more = (server.memory() ?? 0) - before;
  for (const one of close) one();
  return [
    {
      name: `${openStreams} open event streams, more memory`,
      value: rounded(more),
      unit: "MB",
      floor: { name: "before, MB", value: rounded(before) },
      goal: "≤ 60 MB",
      met: more <= 60,
    },
  ];
};

/** Looks for reminders and sweeps in this process. @returns ms that the event loop stood still at most, of each */
const loopFigures = async (dataDir: string): Promise<readonly Figure[]> => {
  const opened = openSqlite({
    dataDir,
    now: new Date(),
    onLost: (error) => {
      throw error;
    },
  });
  if (!opened.ok) throw new Error(opened.error.type);
  const stores = opened.value;
  const reminders = createReminderScheduler({
    store: stores.reminders,
    sender: { send: async () => ({ type: "delivered" }) },
    clock: () => new Date(),
    later: () => () => {},
    newId: randomId,
    report: (error) => {
      throw error;
    },
  });
  const longest = async (work: () => Promise<unknown>): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    delay.disable();
    return delay.max / 1e6;
  };
  const figure = (name: string, ms: number): Figure => ({
    name: `${name} of ${households} households, longest stop of the event loop`,
    value: rounded(ms),
    unit: "ms",
    goal: "≤ 20 ms",
    met: ms <= 20,
  });
  const figures = [
    figure("reminders", await longest(() => reminders.look())),
    figure("the daily clean-up", await longest(() => stores.sweep(Date.now()))),
  ];
  addTombstones(dataDir);
  const emptying = figure("the daily clean-up", await longest(() => stores.sweep(Date.now())));
  await stores.close();
  const name = `emptying ${tombstones} deleted records, longest stop of the event loop`;
  return [...figures, { ...emptying, name }];
};

/** @param say tells what is going on */
export const measureHouseholds = async (say: (text: string) => void): Promise<readonly Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  try {
    const first = await startMuster(dataDir);
    const { cookies, close } = await joinAs(first);
    close();
    await first.stop();
    const [, household = ""] = /^([^.]+)\./.exec(cookies.get("muster-dev") ?? "") ?? [];
    say(`making ${households} households`);
    const db = new DatabaseSync(join(dataDir, "muster.db"));
    db.exec("PRAGMA foreign_keys = OFF; BEGIN");
    copyHousehold(db, household);
    addYears(db, oldest, 10);
    addYears(db, younger, 1);
    db.exec("COMMIT");
    const server = await startMuster(dataDir);
    const figures: Figure[] = [];
    try {
      for (const measure of [streamFigures, pullFigures, yearsFigures])
        figures.push(...(await measure(server, cookies)));
    } finally {
      await server.stop();
    }
    wantReminders(db);
    db.close();
    say("looking for reminders, and sweeping");
    return [...figures, ...(await loopFigures(dataDir))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
