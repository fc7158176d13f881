/**
 * Two server processes on one PostgreSQL: what is done at one is heard at the other, and what one confirmed is there when it is
 * killed.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../src/database/testing/postgres-server.ts";
import { exampleProfile } from "./examples.ts";
import {
  createSocketBrowser,
  environmentOf,
  mainFile,
  runToEnd,
  type ServerProcess,
  startProcess,
} from "./server-process.ts";

type SocketBrowser = ReturnType<typeof createSocketBrowser>;

const folder = () => mkdtempSync(join(tmpdir(), "muster-two-"));
const profileId = randomId();
let environment: Record<string, string>;
let [one, two]: ServerProcess[] = [];
/** Both of the same person: the phone talks to the first process, the tablet to the second. */
let phone: SocketBrowser;
let tablet: SocketBrowser;
let tabletId: string;

const ofProcess = (process: ServerProcess | undefined): ServerProcess => {
  if (process === undefined) throw new Error("the process was not started");
  return process;
};

/** Reads a live stream until it ends. */
const listen = async ({ cookies }: SocketBrowser, address: string) => {
  const received: string[] = [];
  const response = await fetch(`${address}/sync/live`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  expect(response.status).toBe(200);
  let isOver = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) received.push(decoder.decode(chunk));
    } catch {
      // A process that is killed cuts its streams.
    }
    isOver = true;
  })();
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 200 && !isSo(); tries += 1) await wait(50);
    if (!isSo()) throw new Error(`not within 10 s: ${received.join("")}`);
  };
  return { text: () => received.join(""), isOver: () => isOver, until, reading };
};

let n = 0;
const pushBody = (replica: string) => {
  n += 1;
  return {
    protocol: 2,
    schema: recordSchemaVersion,
    replica,
    confirmed: 0,
    ops: [
      {
        op: randomId(),
        number: n,
        scope: profileId,
        kind: "reading",
        id: randomId(),
        new: true,
        fields: {
          metric: "weight",
          value: 174,
          date: "2026-11-20",
          at: "2026-11-20T06:00:00.000Z",
          source: "progress",
        },
        at: Date.now(),
        clockOffsetMs: 0,
        seen: "",
        schema: recordSchemaVersion,
      },
    ],
  };
};
const replicaOfPhone = randomId();
const idsAt = async (browser: SocketBrowser): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor = 0, more = true; more; ) {
    const { status, body } = await browser.send(
      "GET",
      `/sync/pull?protocol=2&scope=${profileId}&cursor=${cursor}`,
    );
    expect(status).toBe(200);
    ids.push(...(body.rows as { id: string }[]).map(({ id }) => id));
    cursor = Number(body.cursor);
    more = body.more === true;
  }
  return ids;
};

beforeAll(async () => {
  const keys = folder();
  environment = environmentOf(folder(), { DATABASE_URL: await freshDatabase(), KEYS_DIR: keys });
  one = await startProcess(environment);
  two = await startProcess({ ...environment, DATA_DIR: folder() });
  phone = createSocketBrowser(one.address);
  // The last start's code counts.
  const code = two.ready.slice(-11);
  const joined = await phone.send("POST", "/api/household/join", { code, deviceName: "phone" });
  const { registration } = joined.body;
  const profile = exampleProfile("alex");
  expect((await phone.send("POST", "/api/profiles", { id: profileId, registration, profile })).status).toBe(
    200,
  );
  // Made at one process, used at the other: both have the same keys.
  const invited = await phone.send("POST", "/api/invitations", { kind: "device" });
  tablet = createSocketBrowser(two.address);
  const second = await tablet.send("POST", "/api/household/join", {
    code: invited.body.code,
    deviceName: "tablet",
  });
  expect(second.status).toBe(200);
  tabletId = String(second.body.deviceId);
  expect((await tablet.send("POST", "/api/sessions", { profileId, passcode: null })).status).toBe(200);
});
afterAll(async () => {
  await Promise.all([one?.end("SIGKILL"), two?.end("SIGKILL")]);
});

test("SYNC-03 a push at one process reaches devices of another", async () => {
  const stream = await listen(tablet, ofProcess(two).address);
  const before = stream.text();
  const body = pushBody(replicaOfPhone);
  expect((await phone.send("POST", "/sync/push", body)).status).toBe(200);
  await stream.until(() => stream.text().slice(before.length).includes("event: head"));
  expect(await idsAt(tablet)).toContain(body.ops[0]?.id);
});

test("a process with other keys does not start beside them; one that may serve says so", async () => {
  const stranger = await runToEnd(mainFile, { ...environment, KEYS_DIR: folder() });
  expect(stranger.code).toBe(1);
  expect(stranger.errors).toContain("other keys");
  expect(stranger.errors.trim().split("\n")).toHaveLength(1);
  expect((await phone.send("GET", "/health/live")).body).toEqual({ live: true });
  expect((await phone.send("GET", "/health/ready")).body).toEqual({ ready: true });
});

test("SYNC-03 of a process that is killed under load nothing is lost that it confirmed", async () => {
  const acknowledged: string[] = [];
  let isKilled = false;
  const writers = Array.from({ length: 8 }, async () => {
    const replica = randomId();
    while (!isKilled) {
      const body = pushBody(replica);
      try {
        const { status } = await phone.send("POST", "/sync/push", body);
        if (status === 200) acknowledged.push(body.ops[0]?.id ?? "");
      } catch {
        return;
      }
    }
  });
  while (acknowledged.length < 40) await wait(10);
  await ofProcess(one).end("SIGKILL");
  isKilled = true;
  await Promise.all(writers);
  const storedIds = await idsAt(tablet);
  expect(acknowledged.filter((id) => !storedIds.includes(id))).toEqual([]);
  expect(new Set(storedIds).size).toBe(storedIds.length);
  one = await startProcess(environment);
  phone = createSocketBrowser(one.address, phone.cookies);
});

test("a device revoked at one process is refused at the other", async () => {
  const stream = await listen(tablet, ofProcess(two).address);
  expect((await tablet.send("GET", "/api/hello")).status).toBe(200);
  expect((await phone.send("DELETE", `/api/devices/${tabletId}`)).status).toBe(204);
  await stream.until(stream.isOver);
  expect((await tablet.send("GET", `/sync/pull?protocol=2&scope=${profileId}`)).body.type).toBe(
    "device-unknown",
  );
});

test("a process ends within 10 s of a signal, silently, despite a stream", async () => {
  const stream = await listen(phone, ofProcess(one).address);
  const started = performance.now();
  expect(await ofProcess(one).end("SIGTERM")).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  await stream.until(stream.isOver);
  expect(ofProcess(one).errors() + ofProcess(two).errors()).toBe("");
});
