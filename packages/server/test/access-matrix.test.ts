/**
 * Every route of the server, asked by everybody: strangers, another household, a revoked device, a device without a
 * session, another profile, the person, the owner, and the owner who gave the passcode again. The routes are the app's
 * own list, so one that nobody thought about here fails. A new route is one line in `rules`.
 */
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import {
  createBrowser,
  createOwner,
  inviteDevice,
  inviteMember,
  joinAndRegister,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";
import { settingsOperation } from "./sync-calls.ts";

const identities = ["none", "revoked", "device", "foreign", "other", "self", "owner", "elevated"] as const;
type Identity = (typeof identities)[number];

/** What a guard says; anything else means that the request got past the guards. */
const refusals = [
  "device-unknown",
  "no-session",
  "not-yours",
  "owner-only",
  "needs-passcode",
  "not-found",
] as const;
type Outcome = (typeof refusals)[number] | "in";

/** Who gets what, in the order of `identities`. */
type Row = Readonly<Record<Identity, Outcome>>;
const row = (...outcomes: readonly Outcome[]): Row =>
  // One outcome for each identity, by the calls below.
  Object.fromEntries(identities.map((identity, index) => [identity, outcomes[index] ?? "in"])) as Row;

const open = row("in", "in", "in", "in", "in", "in", "in", "in");
const device = row("device-unknown", "device-unknown", "in", "in", "in", "in", "in", "in");
const session = row("device-unknown", "device-unknown", "no-session", "in", "in", "in", "in", "in");
/** Of the target's own: others of the household and other households are told that it is not theirs. */
const own = row(
  "device-unknown",
  "device-unknown",
  "no-session",
  "not-yours",
  "not-yours",
  "in",
  "not-yours",
  "not-yours",
);
/** Something of the target's by a random id: nobody has it, and nobody learns more. */
const unknownId = row(
  "device-unknown",
  "device-unknown",
  "no-session",
  "not-found",
  "not-found",
  "not-found",
  "not-found",
  "not-found",
);

type Target = { readonly member: Member; readonly deviceId: string };
type Rule = {
  readonly who: Row;
  /** Address and body with the target's ids in them; left out: the route's own address, and an empty object. */
  readonly ask?: (target: Target) => { readonly path?: string; readonly body?: unknown };
};

const deletion = ({ member }: Target) => ({ path: `/api/profiles/${member.profileId}/deletion` });

const rules: Readonly<Record<string, Rule>> = {
  "GET /api/hello": { who: open },
  "POST /api/household/join": { who: open },
  "POST /api/registrations": { who: device },
  "GET /api/usernames/:username": { who: device, ask: () => ({ path: "/api/usernames/free" }) },
  "POST /api/profiles": { who: device },
  "PUT /api/profiles/:id/passcode": {
    who: own,
    ask: ({ member }) => ({
      path: `/api/profiles/${member.profileId}/passcode`,
      body: { current: "0000", next: "2580" },
    }),
  },
  "GET /api/profiles/:id/deletion": { who: own, ask: deletion },
  // The passcode first: an owner who has not given it again does not even learn that the profile is another's.
  "PUT /api/profiles/:id/deletion": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      "not-yours",
      "not-yours",
      "needs-passcode",
      "needs-passcode",
      "not-yours",
    ),
    ask: deletion,
  },
  "DELETE /api/profiles/:id/deletion": { who: own, ask: deletion },
  "POST /api/profiles/:id/passcode-reset": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      // Owner of another household: there is no such profile.
      "not-found",
      "owner-only",
      "owner-only",
      "needs-passcode",
      "in",
    ),
    ask: ({ member, deviceId }) => ({
      path: `/api/profiles/${member.profileId}/passcode-reset`,
      body: { deviceId },
    }),
  },
  "PUT /api/profiles/:id/ownership": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      // Owner of another household: there is no such profile.
      "not-found",
      "owner-only",
      "owner-only",
      "needs-passcode",
      "in",
    ),
    ask: ({ member }) => ({ path: `/api/profiles/${member.profileId}/ownership` }),
  },
  "DELETE /api/profiles/:id/ownership": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      "not-yours",
      "owner-only",
      "owner-only",
      "needs-passcode",
      "not-yours",
    ),
    ask: ({ member }) => ({ path: `/api/profiles/${member.profileId}/ownership` }),
  },
  "POST /api/sessions": {
    who: { ...device, foreign: "not-found" },
    ask: ({ member }) => ({ body: { profileId: member.profileId, passcode: null } }),
  },
  "POST /api/sessions/elevation": { who: session },
  "DELETE /api/sessions/current": { who: device },
  "GET /api/recovery-kit": { who: session },
  "POST /api/recovery-kit": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      // For their own household.
      "in",
      "owner-only",
      "owner-only",
      "needs-passcode",
      "in",
    ),
  },
  "POST /api/recovery": { who: device },
  "POST /api/invitations": { who: session },
  "GET /api/invitations": { who: session },
  "DELETE /api/invitations/:id": { who: unknownId, ask: () => ({ path: `/api/invitations/${randomId()}` }) },
  "GET /api/devices": { who: session },
  "PATCH /api/devices/:id": {
    who: row("device-unknown", "device-unknown", "no-session", "not-found", "owner-only", "in", "in", "in"),
    ask: ({ deviceId }) => ({ path: `/api/devices/${deviceId}`, body: { name: "Kitchen tablet" } }),
  },
  "DELETE /api/devices/:id": {
    who: row(
      "device-unknown",
      "device-unknown",
      "no-session",
      "not-found",
      "owner-only",
      "in",
      "needs-passcode",
      "in",
    ),
    ask: ({ deviceId }) => ({ path: `/api/devices/${deviceId}` }),
  },
  "GET /api/notifications": { who: session },
  "PUT /api/notifications/subscription": { who: session },
  "DELETE /api/notifications/subscription": { who: session },
  "GET /api/activity": {
    who: row("device-unknown", "device-unknown", "no-session", "in", "owner-only", "owner-only", "in", "in"),
  },
  "GET /api/notifications/key": { who: device },
  "POST /api/notifications/subscription/renewal": { who: device },
  "POST /api/calendar": { who: session },
  "DELETE /api/calendar": { who: session },
  // The address is the secret: a wrong one is nothing, for everybody.
  "GET /calendar/:file{[A-Za-z0-9_-]{43}\\.ics}": {
    who: row(...identities.map(() => "not-found" as const)),
    ask: () => ({ path: `/calendar/${"x".repeat(43)}.ics` }),
  },
  "GET /api/foods/search": { who: device },
  "GET /api/foods/barcode/:gtin": { who: device },
  "POST /api/foods/estimate": { who: session },
  "POST /sync/push": {
    who: {
      ...own,
      // A device without a session pushes what is the household's; this is not.
      device: "no-session",
    },
    ask: ({ member }) => ({
      body: { v: 1, schema: 1, replica: randomId(), confirmed: 0, ops: [settingsOperation(member)] },
    }),
  },
  "GET /sync/pull": {
    who: own,
    ask: ({ member }) => ({ path: `/sync/pull?scope=${member.profileId}&cursor=0` }),
  },
  "GET /sync/live": { who: device },
};

/** Routes of other topics: behind a session, with nothing in them that is another's unless a line above says so. */
const sessionTopics = /^(GET|POST|PUT|DELETE) \/api\/(coaching|import|export)\//;

/** Method and pattern of every route under the guarded addresses. */
const routesOf = ({ app }: TestServer): readonly string[] => [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== "ALL" && /^\/(api|sync|calendar)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** A household of three with passcodes, a second household, and a browser for each identity. */
const world = async () => {
  const server = await startServer();
  const olga = await createOwner(server, "olga");
  const alex = await inviteMember(server, olga, "alex");
  const sam = await inviteMember(server, olga, "sam");
  const code = await server.codes.makeHousehold();
  const foreign = await joinAndRegister(server, code?.code ?? "", "frida");
  const spare = await inviteDevice(server, alex);
  const revoked = await inviteDevice(server, alex);
  const locked = await inviteDevice(server, alex);
  await locked.browser.delete("/api/sessions/current");
  await olga.browser.delete(`/api/devices/${revoked.deviceId}`);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  await olga.browser.put(`/api/profiles/${olga.profileId}/passcode`, { current: null, next: "4826" });
  // In the tablet's cookies the passcode was given again.
  const elevated = await inviteDevice(server, olga);
  await elevated.browser.post("/api/sessions", { profileId: olga.profileId, passcode: "4826" });
  await elevated.browser.post("/api/sessions/elevation", { passcode: "4826" });
  const browsers = {
    none: createBrowser(server),
    revoked: revoked.browser,
    device: locked.browser,
    foreign: foreign.browser,
    other: sam.browser,
    self: alex.browser,
    owner: olga.browser,
    elevated: elevated.browser,
  } satisfies Record<Identity, unknown>;
  return { server, browsers, target: { member: alex, deviceId: spare.deviceId } };
};

const outcomeOf = (status: number, body: Record<string, unknown>): Outcome => {
  const refusal = refusals.find((type) => type === body.type);
  return status >= 400 && refusal !== undefined ? refusal : "in";
};

const ask = async (
  { server, browsers, target }: Awaited<ReturnType<typeof world>>,
  route: string,
  identity: Identity,
): Promise<Outcome> => {
  const [method = "", pattern = ""] = route.split(" ");
  const asked = rules[route]?.ask?.(target) ?? {};
  const path = asked.path ?? pattern.replaceAll(/:\w+/g, () => randomId());
  if (route !== "GET /sync/live") {
    const answer = await browsers[identity].send(
      method,
      path,
      method === "GET" || method === "DELETE" ? undefined : (asked.body ?? {}),
    );
    return outcomeOf(answer.status, answer.body);
  }
  // A stream does not end by itself.
  const response = await server.app.request(`http://localhost:8787${path}`, {
    headers: {
      host: "localhost:8787",
      cookie: [...browsers[identity].cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  if (response.status === 200) await response.body?.cancel();
  return response.status === 200 ? "in" : outcomeOf(response.status, await response.json());
};

/** What ends somebody's session comes last; in an order in which each still finds what it asks for. */
const lastOnes = [
  "POST /api/profiles/:id/passcode-reset",
  "DELETE /api/devices/:id",
  "DELETE /api/sessions/current",
];

test("USR-06 SYNC-03 every route has its line, and every line its route", async () => {
  const server = await startServer();
  const routes = routesOf(server);
  const missing = routes.filter((route) => rules[route] === undefined && !sessionTopics.test(route));
  expect(missing).toEqual([]);
  expect(Object.keys(rules).filter((route) => !routes.includes(route))).toEqual([]);
  await server.close();
});

test.each(identities)("USR-06 USR-10 SYNC-03 what '%s' gets of every route", async (identity) => {
  const all = await world();
  const routes = routesOf(all.server).toSorted((a, b) => lastOnes.indexOf(a) - lastOnes.indexOf(b));
  const seen: string[] = [];
  const expected: string[] = [];
  for (const route of routes) {
    const outcome = await ask(all, route, identity);
    seen.push(`${route}: ${outcome}`);
    const rule = rules[route];
    if (rule !== undefined) expected.push(`${route}: ${rule.who[identity]}`);
    // Of other topics it is only said that nobody without a session gets in.
    else expected.push(`${route}: ${session[identity] === "in" ? outcome : session[identity]}`);
  }
  expect(seen).toEqual(expected);
  expect(all.server.bugs).toEqual([]);
  await all.server.close();
});

test("SYNC-03 control: a door that stands open is seen by the matrix", async () => {
  const all = await world();
  // As if the guards of this route were gone: a stranger is answered like the owner.
  const opened = { ...all, browsers: { ...all.browsers, none: all.browsers.elevated } };
  const routes = Object.keys(rules).filter((route) => rules[route]?.who.none !== rules[route]?.who.elevated);
  const closed: string[] = [];
  for (const route of routes.filter((candidate) => !lastOnes.includes(candidate)))
    if ((await ask(opened, route, "none")) === rules[route]?.who.none) closed.push(route);
  expect(routes.length).toBeGreaterThan(20);
  expect(closed).toEqual([]);
  await all.server.close();
});
