/** The server as a process: what it says at start, how it refuses, how it ends, and that kill -9 loses nothing. */

import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, test } from "vitest";
import { reportFigures } from "../../../faults/figures.ts";
import { databaseFile } from "../src/database/sqlite/open.ts";
import { doubleKey, startAnthropicDouble } from "./doubles/anthropic.ts";
import { exampleInput, exampleProfile } from "./examples.ts";
import { createOwner, startOfTests, startServer } from "./harness.ts";
import { createSocketBrowser, environmentOf, mainFile, runToEnd, startProcess } from "./server-process.ts";
import { operation, push, settingsOperation } from "./sync-calls.ts";

const folder = () => mkdtempSync(join(tmpdir(), "muster-process-"));

test("USR-05 the ready line of an empty server says the code, and later ones do not", async () => {
  const dataDir = folder();
  const first = await startProcess(environmentOf(dataDir));
  expect(first.ready).toMatch(
    /^Muster is ready at http:\/\/localhost:\d+ · set up your household: http:\/\/localhost:\d+\/#setup=[\w-]{22} · registration code: [0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
  );
  const code = first.ready.slice(-11);
  const browser = createSocketBrowser(first.address);
  expect((await browser.send("POST", "/api/household/join", { code, deviceName: "laptop" })).status).toBe(
    200,
  );
  expect(await first.end("SIGTERM")).toBe(0);
  // The first device has not connected again: the code printed now lets its owner in.
  const unreached = await startProcess(environmentOf(dataDir));
  expect(unreached.ready).toMatch(/#setup=[\w-]{22} · registration code: /);
  await createSocketBrowser(unreached.address).send("GET", "/api/hello");
  expect(await unreached.end("SIGTERM")).toBe(0);
  const file = new DatabaseSync(join(dataDir, "muster.db"));
  file.exec("UPDATE device SET last_seen_at = created_at + 300000");
  file.close();
  const second = await startProcess(environmentOf(dataDir));
  expect(second.ready).toMatch(/^Muster is ready at http:\/\/localhost:\d+$/);
  const again = createSocketBrowser(second.address, browser.cookies);
  expect((await again.send("GET", "/api/hello")).body.device).toMatchObject({ name: "laptop" });
  expect(await second.end("SIGTERM")).toBe(0);
  expect(first.errors() + second.errors()).toBe("");
});

test("SYNC-02 a port in use is one sentence, and the folder is untouched", async () => {
  const running = await startProcess(environmentOf(folder()));
  const port = new URL(running.address).port;
  const other = join(folder(), "never-made");
  const second = await runToEnd(mainFile, environmentOf(other, { PORT: port }));
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(new RegExp(`^Port ${port} is in use[^\\n]*\\n$`));
  expect(() => readFileSync(other)).toThrow("ENOENT");
  await running.end("SIGTERM");
});

test("SYNC-02 a folder that another server uses is said in one sentence", async () => {
  const dataDir = folder();
  const running = await startProcess(environmentOf(dataDir));
  const second = await runToEnd(mainFile, environmentOf(dataDir));
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^Another Muster already serves the data folder [^\n]*\n$/);
  await running.end("SIGTERM");
});

test("SYNC-08 a damaged file ends the start with exit code 1, unchanged", async () => {
  const dataDir = folder();
  const file = join(dataDir, "muster.db");
  writeFileSync(file, "not a database");
  const hash = () => createHash("sha256").update(readFileSync(file)).digest("hex");
  const before = hash();
  const run = await runToEnd(mainFile, environmentOf(dataDir));
  expect(run.code).toBe(1);
  expect(run.errors).toMatch(/^The database file [^\n]* is damaged[^\n]*\n$/);
  expect(run.out).toBe("");
  expect(hash()).toBe(before);
});

test("a setting that makes no sense ends the start with one sentence", async () => {
  const run = await runToEnd(mainFile, environmentOf(folder(), { PORT: "many" }));
  expect(run).toMatchObject({ code: 1, errors: "The setting PORT must be a number from 0 to 65535.\n" });
});

test("COACH-01 a configured key is in no answer, line or file", async () => {
  const double = await startAnthropicDouble();
  const dataDir = folder();
  const server = await startProcess(
    environmentOf(dataDir, { ANTHROPIC_API_KEY: doubleKey, ANTHROPIC_BASE_URL: double.url }),
  );
  const browser = createSocketBrowser(server.address);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "laptop" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const hello = await browser.send("GET", "/api/hello");
  expect(hello.body.model).toEqual({ provider: "anthropic", name: "claude-sonnet-5-5" });

  double.script({ type: "answer", text: "", stopReason: "refusal" });
  const seen = [JSON.stringify(hello.body)];
  const input = exampleInput(profileId);
  const job = await browser.send("POST", "/api/coaching/weeks", {
    reviewId: randomId(),
    consent: true,
    input,
  });
  for (let state = job.body.state; state === "queued" || state === "running"; ) {
    const now = await browser.send("GET", `/api/coaching/jobs/${job.body.id}`);
    seen.push(JSON.stringify(now.body));
    state = now.body.state;
  }
  expect(seen.at(-1)).toContain("it declined to answer");
  expect(await server.end("SIGTERM")).toBe(0);
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)).toString("latin1"));
  for (const text of [...seen, ...files, server.ready, server.errors()])
    expect(text).not.toContain(doubleKey);
  await double.close();
});

type Running = Awaited<ReturnType<typeof startProcess>>;
type SocketBrowser = ReturnType<typeof createSocketBrowser>;

/** A household of one person on a fresh server, and the entries that its device makes. */
const aPushingDevice = async (dataDir: string) => {
  const profileId = randomId();
  const server = await startProcess(environmentOf(dataDir));
  const code = server.ready.slice(-11);
  const browser = createSocketBrowser(server.address);
  await browser.send("POST", "/api/household/join", { code, deviceName: "phone" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const replica = randomId();
  const acknowledged = new Set<string>();
  let n = 0;
  const entry = () => {
    n += 1;
    return operation({
      number: n,
      scope: profileId,
      kind: "nutritionEntry",
      id: randomId(),
      new: true,
      at: startOfTests,
      fields: {
        logDate: "2026-11-20",
        mealName: `Entry ${n}`,
        mealSlot: "snack",
        calories: 100,
        protein: 1,
        carbohydrate: null,
        fat: null,
        fiber: null,
        servings: 1,
        servingSize: "",
        createdAt: "2026-11-20T08:00:00.000Z",
      },
    });
  };

  /** Pushes on several connections at once until the server is gone. @returns statuses other than 200 */
  const pushUntilGone = async (
    to: Running,
    by: SocketBrowser,
    signal: "SIGTERM" | "SIGKILL",
    after: number,
  ) => {
    const refused: number[] = [];
    let acks = 0;
    const lane = async (): Promise<void> => {
      for (;;) {
        const ops = [entry(), entry(), entry()];
        try {
          const { status, body } = await by.send("POST", "/sync/push", {
            protocol: 2,
            schema: recordSchemaVersion,
            replica,
            confirmed: 0,
            ops,
          });
          if (status !== 200) return void refused.push(status);
          for (const op of ops) if ((body.done as string[]).includes(op.op)) acknowledged.add(op.id);
          acks += 1;
          if (acks === after) to.child.kill(signal);
        } catch {
          // The connection broke: nothing was acknowledged, so nothing is owed.
          return;
        }
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    return refused;
  };

  /** The ids of everything that the server has of this person. */
  const allIds = async (by: SocketBrowser) => {
    const found: string[] = [];
    let cursor = 0;
    for (let more = true; more; ) {
      const { body } = await by.send(
        "GET",
        `/sync/pull?protocol=2&scope=${profileId}&cursor=${cursor}&limit=500`,
      );
      found.push(...(body.rows as { id: string }[]).map(({ id }) => id));
      cursor = Number(body.cursor);
      more = body.more === true;
    }
    return found;
  };
  return { server, browser, acknowledged, pushUntilGone, allIds };
};

test("BAR-01 SIGTERM during a food request: the scan is answered and the answer cached", async () => {
  let askedFor: () => void = () => {};
  const requested = new Promise<void>((resolve) => {
    askedFor = resolve;
  });
  let answer: () => void = () => {};
  const table = createServer((_request, response) => {
    answer = () => {
      response.writeHead(404, { "content-type": "application/json" });
      response.end('{"status":"failure"}');
    };
    askedFor();
  }).listen(0, "127.0.0.1");
  await once(table, "listening");
  // A TCP server that listens has an address of this form.
  const url = `http://127.0.0.1:${(table.address() as AddressInfo).port}`;
  const server = await startProcess(
    environmentOf(folder(), { OPEN_FOOD_FACTS_URL: url, OPEN_FOOD_FACTS_SEARCH_URL: url }),
  );
  const browser = createSocketBrowser(server.address);
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "laptop" });
  const scan = browser.send("GET", "/api/foods/barcode/3017620422003");
  await requested;
  const ended = server.end("SIGTERM");
  // No new connection is accepted: the server only waits for running requests.
  await expect
    .poll(() =>
      fetch(server.address).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  answer();
  expect(await scan).toMatchObject({ status: 200, body: { status: "not-found" } });
  expect(await ended).toBe(0);
  expect(server.errors()).toBe("");
  table.close();
});

/** Kills in each test run; more by option before a release. */
const kills = inject("faults").serverKill;

test(`SYNC-02 P2 ${kills} kills while pushing: acknowledged entries are there once`, async () => {
  const dataDir = folder();
  const device = await aPushingDevice(dataDir);
  let { server, browser } = device;
  for (let kill = 0; kill < kills; kill += 1) {
    await device.pushUntilGone(server, browser, "SIGKILL", 1 + ((kill * 7) % 23));
    await server.end("SIGKILL");
    server = await startProcess(environmentOf(dataDir));
    browser = createSocketBrowser(server.address, browser.cookies);
  }
  const found = await device.allIds(browser);
  const lost = [...device.acknowledged].filter((id) => !found.includes(id));
  reportFigures({
    acknowledged: device.acknowledged.size,
    lost: lost.length,
    duplicated: found.length - new Set(found).size,
  });
  expect(device.acknowledged.size).toBeGreaterThan(kills * 3);
  expect(lost).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("SYNC-02 P2 control: acknowledged entries that a kill takes away are missed", async () => {
  const dataDir = folder();
  const device = await aPushingDevice(dataDir);
  // The log is folded in at an orderly end, so it holds nothing but what comes after.
  expect(await device.server.end("SIGTERM")).toBe(0);
  const second = await startProcess(environmentOf(dataDir));
  const browser = createSocketBrowser(second.address, device.browser.cookies);
  await device.pushUntilGone(second, browser, "SIGKILL", 3);
  await second.end("SIGKILL");
  // As if the acknowledged commits had never reached the disk.
  for (const end of ["-wal", "-shm"]) rmSync(`${databaseFile(dataDir)}${end}`, { force: true });
  const third = await startProcess(environmentOf(dataDir));
  const found = await device.allIds(createSocketBrowser(third.address, browser.cookies));
  expect(device.acknowledged.size).toBeGreaterThanOrEqual(9);
  expect([...device.acknowledged].filter((id) => !found.includes(id))).toHaveLength(device.acknowledged.size);
  expect(await third.end("SIGTERM")).toBe(0);
});

test("SYNC-02 SIGTERM during pushes answers what runs and folds the log in", async () => {
  const dataDir = folder();
  const device = await aPushingDevice(dataDir);
  const refused = await device.pushUntilGone(device.server, device.browser, "SIGTERM", 40);
  const ended = performance.now();
  expect(await device.server.end("SIGTERM")).toBe(0);
  // Busy connections end with their answer, before the 10 s after which the rest is cut.
  expect(performance.now() - ended).toBeLessThan(5_000);
  expect(refused).toEqual([]);
  expect(device.server.errors()).toBe("");
  expect(readdirSync(dataDir)).not.toContain("muster.db-wal");

  const again = await startProcess(environmentOf(dataDir));
  const found = await device.allIds(createSocketBrowser(again.address, device.browser.cookies));
  expect(device.acknowledged.size).toBeGreaterThanOrEqual(40 * 3);
  expect([...device.acknowledged].filter((id) => !found.includes(id))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(await again.end("SIGTERM")).toBe(0);
});

test("SYNC-02 every file of a data folder is for its owner alone, whatever the umask", async () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o755);
  // As an older version left it.
  writeFileSync(join(dataDir, "foods.db"), "", { mode: 0o644 });
  const { server } = await aPushingDevice(dataDir);
  const modes = () =>
    readdirSync(dataDir).map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]);
  expect(modes().filter(([, mode]) => mode !== "600")).toEqual([]);
  expect(modes().map(([name]) => name)).toContain("muster.db-wal");
  expect(await server.end("SIGTERM")).toBe(0);
});

/** Requests leave lines in the log at this level. */
const chatty = { LOG_LEVEL: "info" };

test("SYNC-02 a closed log pipe does not end the server", async () => {
  const server = await startProcess(environmentOf(folder(), chatty));
  server.child.stderr?.destroy();
  const browser = createSocketBrowser(server.address);
  for (let request = 0; request < 20; request += 1)
    expect((await browser.send("GET", "/api/hello")).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("SYNC-02 a log on a full disk does not end the server", async () => {
  // A device that refuses every byte as a full disk does.
  const full = openSync("/dev/full", "w");
  const server = await startProcess(environmentOf(folder(), chatty), full);
  closeSync(full);
  const browser = createSocketBrowser(server.address);
  for (let request = 0; request < 20; request += 1)
    expect((await browser.send("GET", "/api/hello")).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("SYNC-02 an orderly end ends live streams, and none of them begins anew", async () => {
  const { server, browser } = await aPushingDevice(folder());
  const listen = async (): Promise<number> => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    let streams = 0;
    for (;;) {
      try {
        const response = await fetch(`${server.address}/sync/live`, { headers: { cookie } });
        streams += 1;
        if (streams === 1) server.child.kill("SIGTERM");
        await response.text();
      } catch {
        return streams;
      }
    }
  };
  expect(await listen()).toBe(1);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
});

test("PASS-02 a missing pepper.key ends the start, and none is made", async () => {
  const dataDir = folder();
  const server = await startServer({ dataDir });
  const alex = await createOwner(server);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  await server.close();
  rmSync(join(dataDir, "pepper.key"));
  const run = await runToEnd(mainFile, environmentOf(dataDir));
  expect(run).toMatchObject({ code: 1, out: "" });
  expect(run.errors).toMatch(/^The file [^\n]*pepper\.key is missing, [^\n]*\n$/);
  expect(existsSync(join(dataDir, "pepper.key"))).toBe(false);
});

test("SYNC-08 a killed young server that lost its log does not begin anew", async () => {
  const dataDir = folder();
  const { server, browser } = await aPushingDevice(dataDir);
  await server.end("SIGKILL");
  const log = readFileSync(join(dataDir, "muster.db-wal"));
  rmSync(join(dataDir, "muster.db-wal"));
  const run = await runToEnd(mainFile, environmentOf(dataDir));
  expect(run).toMatchObject({ code: 1, out: "" });
  expect(run.errors).toMatch(/^The file [^\n]*muster\.db-wal is missing[^\n]*\n$/);
  writeFileSync(join(dataDir, "muster.db-wal"), log);
  const again = await startProcess(environmentOf(dataDir));
  const hello = await createSocketBrowser(again.address, browser.cookies).send("GET", "/api/hello");
  expect(hello.body.device).toMatchObject({ name: "phone" });
  expect(await again.end("SIGTERM")).toBe(0);
});

test("SYNC-08 a page that is damaged under a running server ends it with one sentence", async () => {
  const dataDir = folder();
  const first = await startServer({ dataDir });
  const alex = await createOwner(first);
  await push(alex.browser, [
    {
      ...settingsOperation(alex, 1),
      fields: { ...settingsOperation(alex).fields, note: "x".repeat(150_000) },
    },
  ]);
  await first.close();
  const server = await startProcess(environmentOf(dataDir));
  const browser = createSocketBrowser(server.address, alex.browser.cookies);
  const opened = await browser.send("POST", "/api/sessions", { profileId: alex.profileId, passcode: null });
  expect(opened.status).toBe(200);
  const file = join(dataDir, "muster.db");
  const handle = openSync(file, "r+");
  const half = Math.floor(statSync(file).size / 2);
  writeSync(handle, Buffer.alloc(half, 0xa5), 0, half, half);
  closeSync(handle);
  // The note's pages fill most of the file: to read it is to meet the damage.
  await browser.send("GET", `/sync/pull?protocol=2&scope=${alex.profileId}`).catch(() => undefined);
  expect(await server.end("SIGTERM")).toBe(1);
  expect(server.errors()).toContain("the database file is damaged. The server ends");
});
