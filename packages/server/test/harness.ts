/** A whole server on real files, a clock that tests move, and browsers with their own cookies. No sockets, no sleeps. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { type AppDeps, createApp } from "../src/app.ts";
import { openFoodStore } from "../src/database/data-folder.ts";
import { noRateLimits } from "../src/http/rate-limit.ts";
import { loadVapidKeys } from "../src/notifications/vapid-keys.ts";
import { createFoodFinder } from "../src/nutrition/find-foods.ts";
import { loadPepper, pepperSentence, systemRandom } from "../src/secrets.ts";
import type { Stores } from "../src/stores/stores.ts";
import { createLiveHub, type LiveHub } from "../src/sync/live-hub.ts";
import { createTestTime, type TestTime } from "../src/testing/test-time.ts";
import { noWebFiles } from "../src/web/web-files.ts";
import { type OpenEngine, openEngine } from "./engine.ts";
import { exampleProfile } from "./examples.ts";

export const origin = "http://localhost:8787";

export const startOfTests = Date.parse("2026-11-20T08:00:00Z");

export type TestServer = {
  readonly dataDir: string;
  readonly time: TestTime;
  readonly stores: Stores;
  readonly sql: OpenEngine["sql"];
  readonly environment: OpenEngine["environment"];
  readonly live: LiveHub;
  readonly app: ReturnType<typeof createApp>["app"];
  readonly codes: ReturnType<typeof createApp>["codes"];
  /** Bugs that the server reported. */
  readonly bugs: unknown[];
  close(): Promise<void>;
};

/** Most tests join and unlock; what a hash costs whoever guesses is looked at on a real process. */
const cheapHash: AppDeps["hashCost"] = { memoryCost: 8, timeCost: 1 };

export const startServer = async (
  options: Partial<
    Pick<AppDeps, "limits" | "web" | "trustProxy" | "nutrition" | "householdBytes" | "lan" | "backups">
  > & {
    readonly dataDir?: string;
    readonly time?: TestTime;
    readonly namedServices?: readonly string[];
    readonly coaching?: (deps: { stores: Stores; time: TestTime; live: LiveHub }) => AppDeps["coaching"];
    /** Stands between the app and the store, for a control that takes a guard away. */
    readonly household?: (store: Stores["household"]) => Stores["household"];
    readonly asking?: (deps: { stores: Stores; time: TestTime }) => AppDeps["asking"];
  } = {},
): Promise<TestServer> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "muster-server-"));
  const time = options.time ?? createTestTime(startOfTests);
  const bugs: unknown[] = [];
  const { stores, sql, environment } = await openEngine(dataDir, time.clock(), (error) => bugs.push(error));
  const pepper = loadPepper(dataDir, systemRandom, await stores.household.pepperIds());
  if (!pepper.ok) {
    await stores.close();
    throw new Error(pepperSentence(pepper.error));
  }
  const live = createLiveHub(time.later, stores.others);
  const { app, codes } = createApp({
    stores: { ...stores, household: options.household?.(stores.household) ?? stores.household },
    push: { keys: loadVapidKeys(dataDir), namedServices: options.namedServices ?? [] },
    coaching: options.coaching?.({ stores, time, live }) ?? null,
    asking: options.asking?.({ stores, time }),
    nutrition: options.nutrition ?? withoutFoods(time),
    pepper: pepper.value,
    hashCost: cheapHash,
    random: systemRandom,
    newId: randomId,
    clock: time.clock,
    later: time.later,
    live,
    limits: options.limits ?? noRateLimits,
    householdBytes: options.householdBytes ?? 2_000_000_000,
    trustProxy: options.trustProxy ?? false,
    lan: options.lan,
    backups: options.backups,
    web: options.web ?? noWebFiles,
    version: "test",
    demo: false,
    report: (error) => bugs.push(error),
  });
  return {
    dataDir,
    time,
    stores,
    sql,
    environment,
    live,
    app,
    codes,
    bugs,
    close: async () => {
      live.endAll();
      await stores.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Sweeps as a server does whose clock the test moved: a clock that jumped is believed at the second look. */
export const sweepTwice = async (server: TestServer): Promise<void> => {
  const now = server.time.clock().getTime();
  await server.stores.sweep(now);
  if (!(await server.stores.sweep(now)).ok) throw new Error("the clock is behind the newest entry");
};

/** Nobody outside is asked and no model is set up. */
const withoutFoods = (time: TestTime): AppDeps["nutrition"] => {
  const store = openFoodStore(":memory:");
  return {
    store,
    foods: createFoodFinder({ store, sources: [], clock: time.clock, later: time.later, report: () => {} }),
    consent: { mayAsk: async () => false, isBarred: async () => false },
    estimator: null,
  };
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined. Tests look into it freely. */
  readonly body: Record<string, unknown>;
};

/** One browser: it keeps cookies as browsers do, and sends the headers that they send. */
export const createBrowser = (server: Pick<TestServer, "app">) => {
  const cookies = new Map<string, string>();
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await server.app.request(`${origin}${path}`, {
      method,
      headers: {
        host: "localhost:8787",
        "sec-fetch-site": "same-origin",
        ...(method === "GET" ? {} : { origin }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookies.size === 0
          ? {}
          : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
  };
  return {
    cookies,
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown) => send("POST", path, body),
    put: (path: string, body: unknown) => send("PUT", path, body),
    delete: (path: string) => send("DELETE", path),
  };
};

export type Browser = ReturnType<typeof createBrowser>;

export type Member = {
  readonly browser: Browser;
  readonly profileId: string;
  readonly householdId: string;
  readonly deviceId: string;
};

const textOf = (value: unknown): string => {
  if (typeof value !== "string") throw new Error(`expected text, got ${JSON.stringify(value)}`);
  return value;
};

/** The first person of an empty server, on a device of their own. */
export const createOwner = async (server: TestServer, username = "alex"): Promise<Member> => {
  const setup = await server.codes.makeSetup();
  if (setup === undefined) throw new Error("the server has a household already");
  return joinAndRegister(server, setup.code, username);
};

/** Sets a passcode and gives it again: what an owner needs for power over others. */
export const guard = async ({ browser, profileId }: Member, passcode = "4826"): Promise<void> => {
  const set = await browser.put(`/api/profiles/${profileId}/passcode`, { current: null, next: passcode });
  if (set.status !== 204) throw new Error(`passcode: ${JSON.stringify(set.body)}`);
  const given = await browser.post("/api/sessions/elevation", { passcode });
  if (given.status !== 200) throw new Error(`elevation: ${JSON.stringify(given.body)}`);
};

/** Joins with a code that allows a profile, on a new device, and makes the profile. */
export const joinAndRegister = async (
  server: TestServer,
  code: string,
  username: string,
): Promise<Member> => {
  const browser = createBrowser(server);
  const joined = await browser.post("/api/household/join", { code, deviceName: `${username}'s phone` });
  if (joined.status !== 200) throw new Error(`join: ${JSON.stringify(joined.body)}`);
  const profileId = randomId();
  const created = await browser.post("/api/profiles", {
    id: profileId,
    registration: joined.body.registration,
    profile: exampleProfile(username),
  });
  if (created.status !== 200) throw new Error(`profile: ${JSON.stringify(created.body)}`);
  return {
    browser,
    profileId,
    householdId: textOf(joined.body.householdId),
    deviceId: textOf(joined.body.deviceId),
  };
};

/** A further member, invited by one who is there. */
export const inviteMember = async (
  server: TestServer,
  by: Pick<Member, "browser">,
  username: string,
): Promise<Member> => {
  const invited = await by.browser.post("/api/invitations", { kind: "profile" });
  return joinAndRegister(server, textOf(invited.body.code), username);
};

/** A second device for somebody who is there. */
export const inviteDevice = async (server: TestServer, by: Member): Promise<Member> => {
  const invited = await by.browser.post("/api/invitations", { kind: "device" });
  const browser = createBrowser(server);
  const joined = await browser.post("/api/household/join", {
    code: invited.body.code,
    deviceName: "tablet",
  });
  await browser.post("/api/sessions", { profileId: by.profileId, passcode: null });
  return { ...by, browser, deviceId: textOf(joined.body.deviceId) };
};
