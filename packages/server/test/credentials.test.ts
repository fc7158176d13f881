/**
 * A device keeps its household whatever happens while its credential is renewed or first given: several requests at once,
 * and a browser that was killed before it wrote its cookies. Over real sockets, since the order of answers matters.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Listening, listen } from "../src/http/listen.ts";
import type { HouseholdStore } from "../src/stores/household-store.ts";
import { createBrowser, createOwner, type Member, startServer, type TestServer } from "./harness.ts";

const minutes = 60_000;
const days = 86_400_000;
/** What a browser makes before it joins, and keeps. */
const attempt = "5f".repeat(32);

let server: TestServer;
let listening: Listening;
let alex: Member;

/** Requests that wait for one another before any of them renews. */
let together = 1;
let arrived: (() => void)[] = [];
const meet = () =>
  new Promise<void>((resolve) => {
    arrived.push(resolve);
    if (arrived.length < together) return;
    for (const go of arrived) go();
    arrived = [];
  });

const start = async (guard: (store: HouseholdStore) => Partial<HouseholdStore> = () => ({})) => {
  server = await startServer({
    household: (store) => ({
      ...store,
      touch: async (...args) => {
        await meet();
        await store.touch(...args);
      },
      ...guard(store),
    }),
  });
  const listened = await listen({ host: "127.0.0.1", port: 0, tls: undefined, fetch: server.app.fetch });
  if (!listened.ok) throw new Error(listened.error.type);
  listening = listened.value;
  alex = await createOwner(server);
};
beforeEach(() => start());
afterEach(async () => {
  await listening.stop(0);
  await server.close();
});

/** A POST with this credential over a real socket. @returns the credential that the answer sets, if any */
const post = async (credential: string) => {
  const origin = `http://localhost:${listening.port}`;
  const answer = await fetch(`${origin}/api/household/join`, {
    method: "POST",
    headers: {
      origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      cookie: `muster-dev=${credential}`,
    },
    body: "{}",
  });
  const [, given] = /muster-dev=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return given;
};
const credential = () => alex.browser.cookies.get("muster-dev") ?? "";
const isIn = async (value: string): Promise<boolean> => {
  const browser = createBrowser(server);
  browser.cookies.set("muster-dev", value);
  return (await browser.get("/api/hello")).body.device !== null;
};

/** Requests that find the credential due for renewal at the same time. @returns the credentials that were given */
const renewAtOnce = async (requests: number) => {
  server.time.advance(31 * days);
  together = requests;
  const given = await Promise.all(Array.from({ length: requests }, () => post(credential())));
  together = 1;
  return given.filter((one) => one !== undefined);
};

test.each([1, 2, 3, 8])("PASS-04 %i requests at once renew a credential once", async (requests) => {
  const given = await renewAtOnce(requests);
  expect(given).toHaveLength(1);
  for (const one of given) expect(await isIn(one)).toBe(true);
  expect(await isIn(credential())).toBe(true);
});

test("control: where each request sets its own credential, devices are lost", async () => {
  await listening.stop(0);
  await server.close();
  await start((store) => ({
    rotateCredential: async (...args) => {
      await store.rotateCredential(...args);
      return true;
    },
  }));
  const given = await renewAtOnce(3);
  expect(given).toHaveLength(3);
  const good = await Promise.all(given.map(isIn));
  expect(good.filter(Boolean)).toHaveLength(1);
});

test("PASS-04 a browser that was killed before it wrote a renewed credential stays in", async () => {
  const old = credential();
  const [renewed = ""] = await renewAtOnce(1);
  // A few seconds with the new one, then it is lost with the browser.
  server.time.advance(5_000);
  expect(await isIn(renewed)).toBe(true);
  for (const later of [70_000, 10 * minutes, 12 * 60 * minutes]) {
    server.time.advance(later);
    expect(await isIn(old)).toBe(true);
  }
  // Weeks later too; then it is given another one, which is kept this time.
  server.time.advance(14 * days);
  const again = await post(old);
  expect(again).toBeDefined();
  expect(await isIn(again ?? "")).toBe(true);
  server.time.advance(2 * days);
  expect(await isIn(again ?? "")).toBe(true);
  expect(await isIn(renewed)).toBe(false);
});

test("PASS-04 a copied credential ends once its device has used the next one for a day", async () => {
  const stolen = credential();
  const [renewed = ""] = await renewAtOnce(1);
  expect(await isIn(renewed)).toBe(true);
  server.time.advance(1 * days);
  expect(await isIn(renewed)).toBe(true);
  server.time.advance(1 * minutes);
  expect(await isIn(stolen)).toBe(false);
  expect(await post(stolen)).toBeUndefined();
  expect(await isIn(renewed)).toBe(true);
});

const joinWith = (code: string, extra: object = { attempt }) =>
  createBrowser(server).post("/api/household/join", { code, deviceName: "phone", ...extra });

test("USR-05 a browser that was killed right after it joined joins again", async () => {
  const made = await server.codes.make("profile", alex.householdId, alex.profileId);
  const code = made?.code ?? "";
  const first = await joinWith(code);
  expect(first.status).toBe(200);
  server.time.advance(10 * minutes);
  const browser = createBrowser(server);
  const again = await browser.post("/api/household/join", { code, deviceName: "phone", attempt });
  expect(again.status).toBe(200);
  expect(again.body.deviceId).toBe(first.body.deviceId);
  expect(again.body.registration).not.toBe(first.body.registration);
  expect((await browser.get("/api/hello")).body.device).toMatchObject({ id: first.body.deviceId });
  const devices = (await alex.browser.get("/api/devices")).body.devices;
  expect(devices).toHaveLength(2);
});

test("USR-05 two presses of Join are one device, whichever answer comes last", async () => {
  const made = await server.codes.make("profile", alex.householdId, alex.profileId);
  const browsers = [createBrowser(server), createBrowser(server)];
  const answers = await Promise.all(
    browsers.map((browser) =>
      browser.post("/api/household/join", { code: made?.code, deviceName: "phone", attempt }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const browser of browsers) expect((await browser.get("/api/hello")).body.device).not.toBeNull();
  expect((await alex.browser.get("/api/devices")).body.devices).toHaveLength(2);
});

test("USR-05 nobody else repeats a join: not by the code, not by the attempt", async () => {
  const made = await server.codes.make("device", alex.householdId, alex.profileId);
  const other = await server.codes.make("device", alex.householdId, alex.profileId);
  const code = made?.code ?? "";
  const first = await joinWith(code);
  expect((await joinWith(code, {})).body.type).toBe("wrong-code");
  expect((await joinWith(code, { attempt: "aa".repeat(32) })).body.type).toBe("wrong-code");
  expect((await joinWith("AAAAA-AAAAA")).body.type).toBe("wrong-code");
  // Another code is another join, on the same browser too.
  expect((await joinWith(other?.code ?? "")).body.deviceId).not.toBe(first.body.deviceId);
  server.time.advance(1 * days);
  expect((await joinWith(other?.code ?? "")).body.type).toBe("wrong-code");
});

test("USR-05 a device that was taken away does not repeat its join", async () => {
  const made = await server.codes.make("device", alex.householdId, alex.profileId);
  const first = await joinWith(made?.code ?? "");
  expect((await alex.browser.delete(`/api/devices/${String(first.body.deviceId)}`)).status).toBe(204);
  expect((await joinWith(made?.code ?? "")).body.type).toBe("wrong-code");
});

test("USR-05 the next start gives a code as long as no device has ever come back", async () => {
  const next = await server.codes.makeSetup();
  expect(next?.linkSecret).toMatch(/^[\w-]{22}$/);
  // One is enough: the one before it is withdrawn.
  const last = await server.codes.makeSetup();
  expect((await joinWith(next?.code ?? "")).body.type).toBe("wrong-code");
  expect((await joinWith(last?.linkSecret ?? "")).body).toMatchObject({ householdId: alex.householdId });
  server.time.advance(6 * minutes);
  await alex.browser.get("/api/hello");
  expect(await server.codes.makeSetup()).toBeUndefined();
  expect(await server.sql("SELECT count(*) AS n FROM household")).toEqual([{ n: 1 }]);
});
