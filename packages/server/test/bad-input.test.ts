/** Nothing that is sent makes the server stumble: bad input is answered with 4xx and a sentence, never with 5xx. */

import { apiErrors } from "@muster/contract/errors";
import { apiErrorText } from "@muster/contract/errors.text";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import * as fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  elevate,
  goodRequest,
  type Person,
  routesOf,
  secretOf,
  settle,
  startWholeServer,
} from "./every-route.ts";
import { exampleProfile } from "./examples.ts";
import { type Answer, createBrowser, createOwner, inviteMember, origin, type TestServer } from "./harness.ts";
import { profileOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Person;
/** Each route that reads a body, with one that it takes. */
let endpoints: readonly (readonly [method: string, path: string, good: unknown])[];
beforeAll(async () => {
  server = await startWholeServer();
  alex = await settle(server, await createOwner(server), "alex", "2580");
  await elevate(alex, "2580");
  const requests = await Promise.all(
    routesOf(server).map(async (route) => {
      const { path, body } = await goodRequest(route, alex);
      return [route.replace(/ .*/, ""), path, body] as const;
    }),
  );
  endpoints = requests.filter(([, , body]) => body !== undefined);
});
afterAll(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const expectRefusal = (path: string, status: number, body: Record<string, unknown>) => {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  // The old addresses have the old shapes.
  if (path.startsWith("/.netlify/") && body.error !== undefined) return;
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
  const copy: Record<string, unknown> = { ...good };
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

const cookieOf = ({ browser }: Person): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

test("SYNC-02 P16 each example body is accepted by its route", async () => {
  expect(endpoints.length).toBeGreaterThan(15);
  for (const [method, path, good] of endpoints) {
    // Of one's own passcode there is no reset, whatever the body.
    if (path.endsWith("/passcode-reset")) continue;
    const { status, body } = await alex.browser.send(method, path, good);
    expect([path, status === 400 ? body : "taken"]).toEqual([path, "taken"]);
  }
});

/** @param send what a spoilt body is sent to */
const spoilBodies = (
  runs: number,
  send: (method: string, path: string, body: string) => Promise<Pick<Answer, "status" | "body">>,
) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.array(fc.nat(40), { maxLength: 5 }),
      fc.oneof(
        anything,
        fc.constantFrom(1e308, -1, 0.1, "", "\ud800", "\u0000", "x".repeat(5_000), null, [], {}),
      ),
      async ([method, path, good], at, value) => {
        const answer = await send(method, path, JSON.stringify(spoil(good, at, value)) ?? "");
        expectRefusal(path, answer.status, answer.body);
      },
    ),
    { numRuns: runs },
  );

test("SYNC-02 P16 a good body with anything in any place never makes a 5xx", { timeout }, async () => {
  await elevate(alex, "2580");
  await spoilBodies(requests, (method, path, body) => alex.browser.send(method, path, body));
});

test("SYNC-02 P16 control: a route that stumbles over a kind of value is found", async () => {
  const app = new Hono();
  app.onError((_, c) => c.json({ type: "internal", message: "" }, 500));
  app.all("*", async (c) => {
    const body = await c.req.json();
    return c.json({ length: body.kind.trim().length });
  });
  const found = spoilBodies(requests, async (method, path, body) => {
    const response = await app.request(`${origin}${path}`, { method, body });
    return { status: path === "/api/invitations" ? response.status : 200, body: {} };
  });
  await expect(found).rejects.toMatchObject({ cause: { message: "expected 500 to be less than 500" } });
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
        const response = await server.app.request(`${origin}${path}`, {
          method,
          body: Uint8Array.from(body),
          headers: { host: "localhost:8787", origin, "content-type": type, cookie: cookieOf(alex) },
        });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      },
    ),
    { numRuns: Math.ceil(requests * 0.6) },
  );
});

/** What a header can carry: bytes without control characters. */
const headerText = (most: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })), {
      maxLength: most,
    })
    .map((codes) => String.fromCharCode(...codes));

/** Cookies under our names and others: as good ones with a part taken away or doubled, and as anything. */
const anyCookies = fc.array(
  fc.record({
    name: fc.oneof(
      fc.constantFrom("muster-dev", "muster-ses", "__Host-dev", "__Host-ses", "__proto__", ""),
      headerText(12),
    ),
    value: fc.oneof(
      headerText(80),
      fc.record({ of: fc.nat(1), from: fc.nat(80), to: fc.nat(80) }).map(
        ({ of, from, to }) =>
          () =>
            [...alex.browser.cookies.values()][of]?.slice(from, from + to) ?? "",
      ),
    ),
    end: fc.constantFrom("; ", ";", " ", ""),
  }),
  { maxLength: 6 },
);

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
        "/sync/pull?protocol=2&scope=",
        "/sync/pull?cursor=",
        "/",
      ),
      fc.string({ unit: "binary", maxLength: 60 }),
      anyCookies,
      fc.boolean(),
      async (method, start, rest, cookies, isSignedIn) => {
        const spoilt = cookies
          .map(({ name, value, end }) => `${name}=${typeof value === "string" ? value : value()}${end}`)
          .join("");
        // Nobody signs the one out whose cookies open the doors behind the guards.
        const good = isSignedIn && method !== "DELETE" ? `${cookieOf(alex)}; ` : "";
        const path = `${start}${encodeURIComponent(rest.toWellFormed())}`;
        const answer = await createBrowser(server).send(method, path, undefined, {
          cookie: `${good}${spoilt}`,
        });
        if (start !== "/") expectRefusal(path, answer.status, answer.body);
        else expect([200, 404, 405, 503]).toContain(answer.status);
      },
    ),
    { numRuns: Math.ceil(requests * 0.6) },
  );
});

test("SYNC-02 P16 an address with U+0000, which PostgreSQL stores nowhere, is refused", async () => {
  const answers = await Promise.all(
    routesOf(server)
      .filter((route) => !route.includes(" /health/"))
      .map(async (route) => {
        const [method = "", path = ""] = route.split(" ");
        const filled = path.replaceAll(/:\w+(\{[^}]*\})?/g, "a%00b");
        const to = filled === path ? `${path}?scope=a%00b` : filled;
        // Nobody is signed out by it.
        const { status } = await alex.browser.send(method, to);
        return `${route} ${status}`;
      }),
  );
  expect(answers.filter((answer) => !answer.endsWith(" 400"))).toEqual([]);
});

test("SYNC-03 of one parameter twice the first counts, of one field twice the last", async () => {
  const sam = await inviteMember(server, alex, "sam");
  const pull = (...scopes: readonly string[]) =>
    sam.browser.get(`/sync/pull?protocol=2&cursor=0&${scopes.map((scope) => `scope=${scope}`).join("&")}`);
  expect((await pull(alex.profileId, sam.profileId)).body.type).toBe("not-yours");
  const own = await pull(sam.profileId, alex.profileId);
  expect([own.status, JSON.stringify(own.body).includes(secretOf(alex))]).toEqual([200, false]);
  const open = (...ids: readonly string[]) =>
    sam.browser.send(
      "POST",
      "/api/sessions",
      `{${ids.map((id) => `"profileId":"${id}",`).join("")}"passcode":null}`,
    );
  // A passcode of this test's own: what the spoilt bodies above did to others' is theirs.
  const kim = await inviteMember(server, alex, "kim");
  await kim.browser.put(`/api/profiles/${kim.profileId}/passcode`, { current: null, next: "2580" });
  expect((await open(sam.profileId, kim.profileId)).body.type).toBe("wrong-passcode");
  expect((await open(kim.profileId, sam.profileId)).body.profileId).toBe(sam.profileId);
});

test("SYNC-02 bodies too large, too deep or for a prototype are refused", async () => {
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
    protocol: 2,
    schema: recordSchemaVersion,
    replica: randomId(),
    confirmed: 0,
    ops: [{ ...op, fields: { ...op.fields, displayName: "a\u0000b" } }],
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

test("ONB-02 absurd profile values are refused with field and expectation", async () => {
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

test("P15 a field of a wrong type is refused without repeating its value", async () => {
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

test("PASS-04 cookies from an unnamed page change nothing", async () => {
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
  for (const [type, status] of Object.entries(apiErrors)) expect(`${type} ${status}`).toMatch(/ [45]\d\d$/);
  for (const sentence of Object.values(apiErrorText)) expect(sentence.length).toBeGreaterThan(10);
});
