/**
 * What a device that has just joined fetches of ten years until Home is right: the app's own rounds of sync over an empty
 * database, against the real server, counted as they come over the wire.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { err } from "@muster/domain/shared/result";
import { flatten } from "@muster/sync/flatten";
import { protocolVersion } from "@muster/sync/protocol";
import type { SyncedKinds } from "@muster/sync/rules";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Fetch } from "../packages/web/src/data/api/api.ts";
import { openStore } from "../packages/web/src/data/store/open-store.ts";
import { type Figure, rounded } from "./figure.ts";
import { drive, joinAs, profileId, startMuster, type Target } from "./muster-process.ts";
import { tenYears } from "./ten-years.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** As many as one request takes of these. */
const operationsPerPush = 50;
const kinds: SyncedKinds = recordKinds;
/** A Monday; the records end the day before. */
const today: CivilDate = "2026-11-23";
/** What Home shows of days: the last week's workouts and weigh-ins. */
const weekBefore = addDays(today, -7);

/** Pushes of everything, as a device of that time would have made them. */
const pushesOfYears = (): { readonly bodies: readonly string[]; readonly records: number } => {
  const replica = randomId();
  const changes = tenYears(profileId, today).filter((change) => "create" in change);
  const ops = changes.map(({ kind, id, create }, index) => ({
    op: randomId(),
    number: index + 1,
    scope: profileId,
    kind,
    id,
    new: true,
    fields: flatten({ ...create }, kinds[kind]?.maps ?? []),
    at: Date.parse(`${today}T00:00:00Z`) - (changes.length - index) * 1_000,
    clockOffsetMs: 0,
    seen: "",
    schema: recordSchemaVersion,
  }));
  const bodies: string[] = [];
  for (let from = 0; from < ops.length; from += operationsPerPush)
    bodies.push(
      JSON.stringify({
        protocol: protocolVersion,
        schema: recordSchemaVersion,
        replica,
        confirmed: 0,
        ops: ops.slice(from, from + operationsPerPush),
      }),
    );
  return { bodies, records: ops.length };
};

/** A `fetch` of one browser that counts what comes. */
const countingFetch = ({ port }: Target, cookies: ReadonlyMap<string, string>) => {
  const counted = { requests: 0, bytes: 0 };
  const send: Fetch = (path, init) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          path,
          method: init?.method ?? "GET",
          headers: {
            host: `localhost:${port}`,
            origin: `http://localhost:${port}`,
            "accept-encoding": "gzip",
            ...(init?.body === undefined ? {} : { "content-type": "application/json" }),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const body = Buffer.concat(chunks);
            counted.requests += 1;
            counted.bytes += body.length;
            const isPacked = response.headers["content-encoding"] === "gzip";
            resolve(
              new Response(isPacked ? gunzipSync(body) : body, {
                status: response.statusCode ?? 0,
                headers: { "content-type": response.headers["content-type"] ?? "" },
              }),
            );
          });
        },
      );
      sent.on("error", reject);
      sent.end(init?.body);
    });
  return { counted, send };
};

/** Bytes and requests of the first sync, until Home is right. */
export const measureFirstSync = async (): Promise<readonly Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  try {
    const server = await startMuster(dataDir);
    const client = await joinAs(server);
    const { bodies, records } = pushesOfYears();
    // In their order: the newest records have the greatest numbers, as in a life.
    for (const body of bodies) await drive(server, `/sync/push?scope=${profileId}`, [body], client);
    const [, household = ""] = /^([^.]+)\./.exec(client.cookies.get("muster-dev") ?? "") ?? [];
    const { counted, send } = countingFetch(server, client.cookies);
    const device = openStore({
      api: { hello: async () => err({ type: "offline" }) },
      fetch: send,
      now: () => new Date(),
      newId: randomId,
      random: () => 0.5,
      idb: { indexedDB: new IDBFactory(), IDBKeyRange },
      databaseName: "muster",
    });
    await device.syncStore.setHousehold(household);
    const workouts = async () =>
      (await device.store.byDay("exerciseLog", profileId, weekBefore, today)).length +
      (await device.store.byDay("session", profileId, weekBefore, today)).length;
    const expected = tenYears(profileId, today).filter(
      (change) =>
        (change.kind === "exerciseLog" || change.kind === "session") &&
        "create" in change &&
        change.create.date >= weekBefore,
    ).length;
    device.engine.setProfile(profileId);
    let home: typeof counted | undefined;
    while (home === undefined) {
      const at = { ...counted };
      if ((await workouts()) === expected) home = at;
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    device.engine.stop();
    device.close();
    client.close();
    await server.stop();
    const kilobytes = rounded(home.bytes / 1_000);
    return [
      {
        name: `sync of a new device with ten years (${records} records) until Home is right`,
        value: kilobytes,
        unit: "KB",
        goal: "≤ 100 KB",
        met: kilobytes <= 100,
      },
      {
        name: "requests of it",
        value: home.requests,
        unit: "",
        goal: "≤ 3",
        met: home.requests <= 3,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
