/**
 * A real server on a real port, and requests that nobody's app would send: any method, address, header and body, many at
 * once. It answers each with something below 500, stays the same process, and does not grow.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, test } from "vitest";
import { engineSettings } from "../packages/server/test/engine.ts";
import { exampleProfile } from "../packages/server/test/examples.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { type Chance, createChance } from "./chance.ts";
import { errorsBesideInspector, inspectable, usedMegabytes } from "./process-heap.ts";

const count = inject("faults").hostileRequests;
const lanes = 32;
/** Megabytes by which what the server holds on to may have grown since it was warm … */
const mostHeld = 3;
/** … and the whole process, which takes room for other reasons too. */
const mostResident = 50;

/** Without it the engine takes room as long as there is some, and a leak could not be told from that. */
const smallHeap = "--max-old-space-size=64 --max-semi-space-size=8";

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

const anySign = "aZ09-_.~%/?&=:;@!$'()*+,[]{}|\\\"<> \u0001\u0000\u007fé漢😀\ud800";
const word = "abcdefghijklmnopqrstuvwxyz0123456789-";

/** Each with the method that it knows, which most requests use. */
const places = [
  ["GET", "/api/hello"],
  ["POST", "/api/household/join"],
  ["POST", "/api/registrations"],
  ["GET", "/api/usernames/x"],
  ["POST", "/api/profiles"],
  ["PUT", "/api/profiles/ID/passcode"],
  ["POST", "/api/profiles/ID/passcode-reset"],
  ["PUT", "/api/profiles/ID/ownership"],
  ["POST", "/api/sessions"],
  ["POST", "/api/sessions/elevation"],
  ["GET", "/api/recovery-kit"],
  ["POST", "/api/recovery"],
  ["POST", "/api/invitations"],
  ["DELETE", "/api/invitations/ID"],
  ["GET", "/api/devices"],
  ["PATCH", "/api/devices/ID"],
  ["PUT", "/api/notifications/subscription"],
  ["POST", "/api/calendar"],
  ["POST", "/api/coaching/weeks"],
  ["GET", "/api/coaching/jobs/ID"],
  ["GET", "/api/coaching/model"],
  ["GET", "/api/foods/search?q=oat"],
  ["GET", "/api/foods/barcode/4006381333931"],
  ["POST", "/api/foods/estimate"],
  ["POST", "/sync/push"],
  ["POST", "/sync/push?scope=ID"],
  ["GET", "/sync/pull?protocol=2&scope=ID&cursor=0"],
  ["GET", "/calendar/x.ics"],
  ["POST", "/.netlify/functions/claude-api"],
  ["POST", "/.netlify/functions/nutritionix-api"],
  ["GET", "/"],
] as const;

const value = (chance: Chance, depth = 0): unknown => {
  switch (chance.int(depth > 3 ? 6 : 8)) {
    case 0:
      return chance.pick([null, true, false]);
    case 1:
      return chance.pick([0, -1, 0.1, 1e308, -1e308, 2 ** 53, 12_345]);
    case 2:
      return chance.text(anySign, 40);
    case 3:
      return chance.text(word, 12);
    case 4:
      return randomId();
    case 5:
      return chance.pick(["", "x".repeat(5_000), "\ud800", "2026-11-20", "2026-13-45", "__proto__"]);
    case 6:
      return Array.from({ length: chance.int(5) }, () => value(chance, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.int(5) }, () => [
          chance.pick([
            "profileId",
            "passcode",
            "code",
            "id",
            "ops",
            "v",
            "f",
            "name",
            "kind",
            "__proto__",
            "constructor",
            chance.text(word, 8),
          ]),
          value(chance, depth + 1),
        ]),
      );
  }
};

const bodyOf = (chance: Chance): Buffer => {
  switch (chance.int(6)) {
    case 0:
      return Buffer.from(Array.from({ length: chance.int(300) }, () => chance.int(256)));
    case 1:
      return Buffer.from("[".repeat(chance.int(60)));
    case 2: {
      const text = JSON.stringify(value(chance)) ?? "";
      return Buffer.from(text.slice(0, chance.int(text.length + 1)));
    }
    default:
      return Buffer.from(JSON.stringify(value(chance)) ?? "null");
  }
};

const requestOf = (chance: Chance, host: string, cookie: string): Asked => {
  const [usual, place] = chance.pick<readonly [string, string]>(places);
  const method = chance.often(0.85)
    ? usual
    : chance.pick(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]);
  const start = place.replace("ID", () => (chance.often(0.5) ? randomId() : "x"));
  const rest = chance.often(0.2) ? encodeURIComponent(chance.text(anySign, 30).toWellFormed()) : "";
  // Raw signs too, as far as a request line can carry them.
  const raw = chance.often(0.1) ? chance.text("%aZ0/.;?&=+", 12) : "";
  const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return {
    method,
    path: `${start}${rest}${raw}`,
    headers: {
      host,
      "sec-fetch-site": chance.often(0.95) ? "same-origin" : chance.pick(["cross-site", "none", "?"]),
      origin: chance.often(0.95) ? `http://${host}` : chance.pick(["null", "https://evil.example", ""]),
      "content-type": chance.often(0.85) ? "application/json" : chance.pick(["text/plain", "a;b;c", ""]),
      // Nobody signs the one out whose cookie opens the doors behind the guards.
      ...(chance.often(0.7) && method !== "DELETE" ? { cookie } : {}),
      ...(chance.often(0.1) ? { cookie: chance.text(word, 60) } : {}),
      ...(chance.often(0.1) ? { "x-forwarded-for": chance.text(word, 20) } : {}),
    },
    body: isRead ? undefined : bodyOf(chance),
  };
};

const send = (port: number, agent: Agent, asked: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const { method, path, headers, body } = asked;
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { "content-length": String(body.length) }) },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", reject);
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });

/** Resident megabytes of a process; undefined where the system does not tell. */
const residentMegabytes = (pid: number | undefined): number | undefined => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
};

/** @param nodeOptions beside those that keep the heap small and open it to a look */
const attack = async (requests: number, warmAt: number, nodeOptions = "") => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-hostile-"));
  // The app's own files are no matter here; without any the server says 503 for them.
  const web = mkdtempSync(join(tmpdir(), "muster-hostile-web-"));
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Muster</title>");
  const server = await startProcess(
    environmentOf(dataDir, {
      ...(await engineSettings(dataDir)),
      WEB_DIST: web,
      NODE_OPTIONS: `${smallHeap} ${inspectable} ${nodeOptions}`,
    }),
  );
  const browser = createSocketBrowser(server.address);
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "phone" });
  const profile = await browser.send("POST", "/api/profiles", {
    id: randomId(),
    registration: "",
    profile: exampleProfile("alex"),
  });
  expect(profile.status).toBe(200);
  const cookie = [...browser.cookies].map(([name, text]) => `${name}=${text}`).join("; ");
  const { port, host } = new URL(server.address);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });

  const statuses = new Map<number, number>();
  let sent = 0;
  let cut = 0;
  const lane = async (number: number, until: number): Promise<void> => {
    const chance = createChance(number * 7_919 + until);
    while (sent < until) {
      sent += 1;
      const asked = requestOf(chance, host, cookie);
      try {
        const status = await send(Number(port), agent, asked);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) throw new Error(`${status}: ${JSON.stringify(asked)} ${asked.body?.toString()}`);
      } catch (error) {
        // The server may hang up on what is no HTTP; then it must answer the next one.
        if (!/socket hang up|ECONNRESET|EPIPE/.test(String(error))) throw error;
        cut += 1;
      }
    }
  };
  const run = (until: number) =>
    Promise.all(Array.from({ length: lanes }, (_, number) => lane(number, until)));
  const measure = async () => ({
    held: await usedMegabytes(server),
    resident: residentMegabytes(server.child.pid),
  });
  // Warm: what is compiled and cached once is there.
  await run(warmAt);
  const warm = await measure();
  await run(requests);
  const after = await measure();

  expect((await browser.send("GET", "/api/hello")).body).toMatchObject({ app: "muster" });
  expect(server.child.exitCode).toBeNull();
  expect(errorsBesideInspector(server)).toBe("");
  agent.destroy();
  expect(await server.end("SIGTERM")).toBe(0);
  for (const folder of [dataDir, web]) rmSync(folder, { recursive: true, force: true });
  return { statuses, cut, warm, after };
};

test(`SYNC-02 P16 hostile requests, ${count} of them: no crash, no 5xx, no growth`, async () => {
  const { statuses, cut, warm, after } = await attack(count, Math.min(count / 2, 20_000));
  const answered = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  expect(answered + cut).toBeGreaterThanOrEqual(count);
  expect(cut).toBeLessThan(count / 10);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 100);
  const held = after.held - warm.held;
  const resident =
    warm.resident === undefined || after.resident === undefined ? undefined : after.resident - warm.resident;
  console.log(
    `${answered} answered, ${cut} cut off, ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(", ")}; heap ${warm.held.toFixed(1)} MB warm, ${held.toFixed(1)} MB more at the end; ` +
      (resident === undefined
        ? "resident not measured"
        : `resident ${warm.resident?.toFixed(0)} MB, ${resident.toFixed(1)} MB more`),
  );
  expect(held).toBeLessThan(mostHeld);
  // A short run ends before the engine has taken all the room that it takes once.
  if (resident !== undefined && count >= 200_000) expect(resident).toBeLessThan(mostResident);
});

test("SYNC-02 P16 control: a server that keeps 2 kB of each request is seen to grow", async () => {
  const leak = `import { Server } from "node:http";
    const kept = [];
    const { emit } = Server.prototype;
    Server.prototype.emit = function (name, ...rest) {
      if (name === "request") kept.push(Array.from({ length: 256 }, Math.random));
      return emit.call(this, name, ...rest);
    };`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(leak)}`;
  const { warm, after } = await attack(4_000, 1_000, preload);
  expect(after.held - warm.held).toBeGreaterThan(mostHeld);
});
