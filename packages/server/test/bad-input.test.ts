/** Nothing that is sent makes the server stumble: bad input is answered with 4xx and a sentence, never with 5xx. */
import { apiErrors } from "@muster/contract/errors";
import { randomId } from "@muster/domain/shared/ids";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { exampleProfile } from "./examples.ts";
import { createBrowser, createOwner, type Member, origin, startServer, type TestServer } from "./harness.ts";
import { profileOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Member;
beforeAll(async () => {
  server = await startServer();
  alex = await createOwner(server);
});
afterAll(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const endpoints: readonly (readonly [method: string, path: () => string, good: () => unknown])[] = [
  ["POST", () => "/api/household/join", () => ({ code: "AAAAA-AAAAA", deviceName: "x" })],
  ["POST", () => "/api/registrations", () => ({ code: "AAAAA-AAAAA" })],
  [
    "POST",
    () => "/api/profiles",
    () => ({ id: randomId(), registration: "", profile: exampleProfile("kim") }),
  ],
  ["POST", () => "/api/sessions", () => ({ profileId: alex.profileId, passcode: null })],
  ["PUT", () => `/api/profiles/${alex.profileId}/passcode`, () => ({ current: "1234", next: null })],
  ["POST", () => "/api/invitations", () => ({ kind: "device" })],
  ["POST", () => "/api/coaching/weeks", () => ({ reviewId: randomId(), consent: true, input: {} })],
  [
    "POST",
    () => "/sync/push",
    () => ({ v: 1, schema: 1, replica: randomId(), confirmed: 0, ops: [profileOperation(alex)] }),
  ],
];

const expectRefusal = (status: number, body: Record<string, unknown>) => {
  expect(status).toBeLessThan(500);
  if (status < 400 || body.reset === true) return;
  expect(Object.keys(apiErrors)).toContain(body.type);
  expect(typeof body.message).toBe("string");
};

/** Puts any value somewhere into a good body. */
const spoil = (good: unknown, path: readonly number[], value: unknown): unknown => {
  const [first, ...rest] = path;
  if (first === undefined || typeof good !== "object" || good === null) return value;
  const keys = Object.keys(good);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(good) ? { ...good } : { ...good };
  copy[key] = spoil(copy[key], rest, value);
  return Array.isArray(good) ? Object.values(copy) : copy;
};

const anything = fc.anything({
  maxDepth: 3,
  withBigInt: false,
  withNullPrototype: false,
  withObjectString: true,
});

const requests = inject("faults").badRequests;
const timeout = 30_000 + requests * 20;

test("SYNC-02 P16 a good body with anything in any place never makes a 5xx", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.array(fc.nat(40), { maxLength: 5 }),
      fc.oneof(
        anything,
        fc.constantFrom(1e308, -1, 0.1, "", "\ud800", "\u0000", "x".repeat(5_000), null, [], {}),
      ),
      async ([method, path, good], at, value) => {
        const answer = await alex.browser.send(
          method,
          path(),
          JSON.stringify(spoil(good(), at, value)) ?? "",
        );
        expectRefusal(answer.status, answer.body);
      },
    ),
    { numRuns: requests },
  );
});

test("SYNC-02 P16 any bytes as a body never make a 5xx", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom(
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonx",
      ),
      async ([method, path], body, type) => {
        const response = await server.app.request(`${origin}${path()}`, {
          method,
          body: Uint8Array.from(body),
          headers: {
            host: "localhost:8787",
            origin,
            "content-type": type,
            cookie: [...alex.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      },
    ),
    { numRuns: Math.ceil(requests * 0.6) },
  );
});

test("SYNC-02 P16 any path, query and cookie never make a 5xx", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
      fc.constantFrom(
        "/api/",
        "/api/usernames/",
        "/api/devices/",
        "/api/invitations/",
        "/api/coaching/jobs/",
        "/sync/pull?scope=",
        "/sync/pull?cursor=",
        "/",
      ),
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ maxLength: 80 }),
      async (method, start, rest, cookie) => {
        const browser = createBrowser(server);
        for (const [name, value] of alex.browser.cookies) browser.cookies.set(name, value);
        // Any change of state is undone by the next run's own cookies; only the kind of answer counts here.
        if (method === "DELETE") browser.cookies.delete("muster-ses");
        const answer = await browser.send(
          method,
          `${start}${encodeURIComponent(rest.toWellFormed())}`,
          undefined,
          {
            "x-extra": encodeURIComponent(cookie.toWellFormed()),
          },
        );
        if (start !== "/") expectRefusal(answer.status, answer.body);
        else expect([200, 404, 405, 503]).toContain(answer.status);
      },
    ),
    { numRuns: Math.ceil(requests * 0.6) },
  );
});

test("SYNC-02 bodies that are too large, too deep or meant for a prototype are refused by name", async () => {
  const send = (body: string) => alex.browser.send("POST", "/api/sessions", body);
  expect((await send(JSON.stringify({ profileId: "x".repeat(70_000), passcode: null }))).body.type).toBe(
    "too-large",
  );
  expect((await send("[".repeat(21) + "]".repeat(21))).body.type).toBe("invalid-request");
  expect((await send('{"__proto__": {"passcode": null}}')).body.type).toBe("invalid-request");
  expect((await send('{"profileId": "\\ud800", "passcode": null}')).body.type).toBe("invalid-request");
  expect((await send('{"profileId": ')).body.type).toBe("invalid-json");
  const op = profileOperation(alex);
  const nul = await alex.browser.post("/sync/push", {
    v: 1,
    schema: 1,
    replica: randomId(),
    confirmed: 0,
    ops: [{ ...op, f: { ...op.f, displayName: "a\u0000b" } }],
  });
  expect(nul.body.type).toBe("invalid-request");
});

test("SYNC-02 a body that grows beyond the limit without saying its length is cut off", async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)),
  });
  const init = {
    method: "POST",
    body: stream,
    headers: {
      host: "localhost:8787",
      "content-type": "application/json",
      origin,
      cookie: [...alex.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    // Node asks for it with streams; the type of the platform does not know it.
    duplex: "half",
  };
  const response = await server.app.request(new Request(`${origin}/api/sessions`, init));
  expect(response.status).toBe(413);
});

test("ONB-02 absurd values of a profile are refused with the field's name and what it should be", async () => {
  const answer = await alex.browser.post("/api/profiles", {
    id: randomId(),
    registration: "",
    profile: { ...exampleProfile("kim"), age: 0, weight: 5_000 },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    "profile.age": "Too small: expected number to be >=1",
    "profile.weight": expect.stringMatching(/^Too big: expected number to be <=\d+$/),
  });
});

test("P15 a field of the wrong kind is refused with what it should be, and nothing that was sent is said again", async () => {
  const answer = await alex.browser.post("/api/profiles", {
    id: randomId(),
    registration: "",
    profile: {
      ...exampleProfile("kim"),
      weight: "two hundred",
      gymDays: '["monday"]',
      primaryGoal: "to be loved",
    },
  });
  expect(answer.status).toBe(400);
  const fields = answer.body.fields as Record<string, string>;
  expect(fields["profile.weight"]).toBe("Invalid input: expected number, received string");
  expect(fields["profile.gymDays"]).toBe("Invalid input: expected array, received string");
  expect(fields["profile.primaryGoal"]).toMatch(/^Invalid option: expected one of /);
  expect(JSON.stringify(answer.body)).not.toMatch(/two hundred|loved/);
});

test.each([
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "none" }],
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{ origin: "http://localhost:9999" }],
])("PASS-04 another site's page changes nothing: %o", async (headers) => {
  const answer = await alex.browser.send("POST", "/api/invitations", { kind: "device" }, headers);
  expect(answer.status).toBe(403);
  expect(answer.body.type).toBe("cross-site");
});

test("PASS-04 somebody's cookies from a sender who says of no page it comes from change nothing", async () => {
  const cookie = [...alex.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
    server.app.request(`${origin}${path}`, {
      method,
      headers: { host: "localhost:8787", "content-type": "application/json", ...headers },
      body: "{}",
    });
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/api/invitations", "/api/sessions/current", `/sync/push?scope=${alex.profileId}`]) {
      const answer = await send(method, path, { cookie });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ type: "cross-site" });
    }
    // Either of the two is enough, as older browsers send it; a program without cookies is asked who it is instead.
    for (const headers of [{ cookie, origin }, { cookie, "sec-fetch-site": "same-origin" }, {}])
      expect((await send(method, "/api/no-such-door", headers)).status).toBe(404);
  }
  expect((await alex.browser.get("/api/notifications")).status).toBe(200);
});

test("PASS-04 another site's page reads nothing either", async () => {
  const answer = await alex.browser.send("GET", "/api/hello", undefined, { "sec-fetch-site": "cross-site" });
  expect(answer.body.type).toBe("cross-site");
});

test("the error table has a status and a sentence for every type", () => {
  for (const [type, { status, message }] of Object.entries(apiErrors)) {
    expect(`${type} ${status}`).toMatch(/ [45]\d\d$/);
    expect(message.length).toBeGreaterThan(10);
  }
});
