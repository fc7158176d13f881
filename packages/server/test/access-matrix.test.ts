/**
 * Every route of the server, asked by everybody: strangers, a revoked device, a device without a session, the owner of
 * another household, another profile, the person, the owner, the owner who gave the passcode again, and an owner without
 * a passcode. Each sends the
 * same good request about the same person's things. The routes are the app's own list, so one that nobody thought about
 * here fails. A new route is one line in `rules`, and one in `every-route.ts`.
 */
import { type ApiErrorType, apiErrors } from "@muster/contract/errors";
import { expect, test } from "vitest";
import { agree, elevate, goodRequest, routesOf, settle, startWholeServer } from "./every-route.ts";
import {
  createBrowser,
  createOwner,
  inviteDevice,
  inviteMember,
  joinAndRegister,
  origin,
} from "./harness.ts";

const identities = [
  "none",
  "revoked",
  "device",
  "foreign",
  "other",
  "self",
  "owner",
  "elevated",
  "unguarded",
] as const;
type Identity = (typeof identities)[number];

/** `in`: it was done. Else the type of the refusal. */
type Outcome = ApiErrorType | "in";

/** Who gets what, in the order of `identities`. */
type Row = Readonly<Record<Identity, Outcome>>;
const row = (...outcomes: readonly [Outcome, ...Outcome[]]): Row =>
  // One outcome for each identity, by the calls below; the last one given is that of the rest.
  Object.fromEntries(
    identities.map((identity, index) => [identity, outcomes[index] ?? outcomes.at(-1) ?? outcomes[0]]),
  ) as Row;

const open = row("in");
const device = row("device-unknown", "device-unknown", "in", "in", "in", "in", "in", "in");
const session = row("device-unknown", "device-unknown", "no-session", "in", "in", "in", "in", "in");
/** Of the person's own: others of the household and other households are told that it is not theirs. */
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
/** Of the person's own, by an id that nobody else has: to everybody else there is no such thing. */
const hidden = row(
  "device-unknown",
  "device-unknown",
  "no-session",
  "not-found",
  "not-found",
  "in",
  "not-found",
  "not-found",
);
/** What an owner does to somebody of the household, once the passcode was given again. */
const ownersPower = row(
  "device-unknown",
  "device-unknown",
  "no-session",
  // Owner of another household: there is no such profile.
  "not-found",
  "owner-only",
  "owner-only",
  "needs-passcode",
  "in",
  "set-passcode-first",
);
/** What owners get of their own household: the other household's owner as well. */
const owners = row(
  "device-unknown",
  "device-unknown",
  "no-session",
  "in",
  "owner-only",
  "owner-only",
  "in",
  "in",
);

const rules: Readonly<Record<string, Row>> = {
  "GET /api/hello": open,
  // The code is no good; whoever has one that is, is let in.
  "POST /api/household/join": row("wrong-code"),
  "POST /api/registrations": { ...device, foreign: "wrong-code" },
  "GET /api/usernames/:username": device,
  // Made already: said again by the device that made it. To another household it is a new one, which needs a code.
  "POST /api/profiles": row(
    "device-unknown",
    "device-unknown",
    "not-yours",
    "wrong-code",
    "not-yours",
    "in",
    "not-yours",
    "not-yours",
  ),
  "PUT /api/profiles/:id/passcode": own,
  "GET /api/profiles/:id/passcode-wait": { ...device, foreign: "not-found" },
  "GET /api/profiles/:id/deletion": own,
  // The passcode first: who has not given it again does not even learn that the profile is another's.
  "PUT /api/profiles/:id/deletion": {
    ...own,
    other: "needs-passcode",
    self: "needs-passcode",
    owner: "needs-passcode",
    unguarded: "set-passcode-first",
  },
  "DELETE /api/profiles/:id/deletion": own,
  "POST /api/profiles/:id/passcode-reset": ownersPower,
  "PUT /api/profiles/:id/ownership": ownersPower,
  "DELETE /api/profiles/:id/ownership": {
    ...ownersPower,
    foreign: "not-yours",
    elevated: "not-yours",
    unguarded: "not-yours",
  },
  // The owner who may has reset it just before: it opens on the device that was named.
  "POST /api/sessions": {
    ...device,
    foreign: "not-found",
    elevated: "passcode-reset",
  },
  // With the passcode of the person, which is nobody else's.
  "POST /api/sessions/elevation": row(
    "device-unknown",
    "device-unknown",
    "no-session",
    "wrong-passcode",
    "wrong-passcode",
    "in",
    "wrong-passcode",
    "wrong-passcode",
    "in",
  ),
  "DELETE /api/sessions/current": device,
  "GET /api/recovery-kit": session,
  "POST /api/recovery-kit": { ...ownersPower, foreign: "in" },
  "POST /api/recovery": {
    ...device,
    device: "recovery-for-owners",
    // There is no such profile in that household.
    foreign: "wrong-recovery",
    other: "recovery-for-owners",
    self: "recovery-for-owners",
    owner: "recovery-for-owners",
    elevated: "recovery-for-owners",
    unguarded: "recovery-for-owners",
  },
  "POST /api/invitations": session,
  "GET /api/invitations": session,
  "DELETE /api/invitations/:id": { ...hidden, owner: "in", elevated: "in", unguarded: "in" },
  "GET /api/devices": session,
  "PATCH /api/devices/:id": { ...session, foreign: "not-found", other: "owner-only" },
  "DELETE /api/devices/:id": {
    ...session,
    foreign: "not-found",
    other: "owner-only",
    owner: "needs-passcode",
    unguarded: "set-passcode-first",
  },
  "GET /api/notifications": session,
  "PUT /api/notifications/subscription": session,
  "DELETE /api/notifications/subscription": session,
  "GET /api/activity": owners,
  "GET /api/backup": session,
  "GET /api/notifications/key": device,
  "POST /api/notifications/subscription/renewal": device,
  "POST /api/calendar": session,
  "DELETE /api/calendar": session,
  // The address is the secret: calendar programs send no cookies.
  "GET /calendar/:file{[A-Za-z0-9_-]{43}\\.ics}": open,
  "GET /health/live": open,
  "GET /health/ready": open,
  "POST /api/coaching/weeks": own,
  "POST /api/coaching/advice": own,
  // Each person's own: coaching-jobs.test.ts has whose.
  "GET /api/coaching/jobs": session,
  "GET /api/coaching/jobs/:id": hidden,
  "DELETE /api/coaching/jobs/:id": hidden,
  "GET /api/coaching/model": session,
  "POST /api/coaching/model/test": owners,
  "GET /api/foods/search": device,
  "GET /api/foods/barcode/:gtin": device,
  "POST /api/foods/estimate": session,
  "POST /.netlify/functions/claude-api": session,
  "POST /.netlify/functions/nutritionix-api": session,
  "POST /sync/push": own,
  "GET /sync/pull": own,
  "GET /sync/live": device,
};

/** A household of three with passcodes and an owner without one, a second household, and a browser for each identity. */
const world = async () => {
  const server = await startWholeServer();
  const olga = await createOwner(server, "olga");
  const alex = await settle(server, await inviteMember(server, olga, "alex"), "alex", "2580");
  const sam = await inviteMember(server, olga, "sam");
  const code = await server.codes.makeHousehold();
  const frida = await joinAndRegister(server, code?.code ?? "", "frida");
  const revoked = await inviteDevice(server, alex);
  const locked = await inviteDevice(server, alex);
  // A second device, on which the passcode is given again.
  const tablet = await inviteDevice(server, olga);
  await agree(sam, "sam", "1470");
  await agree(frida, "frida", "3691");
  await elevate(frida, "3691");
  await agree(olga, "olga", "4826");
  await tablet.browser.post("/api/sessions", { profileId: olga.profileId, passcode: "4826" });
  await elevate(tablet, "4826");
  await tablet.browser.delete(`/api/devices/${revoked.deviceId}`);
  const uma = await inviteMember(server, olga, "uma");
  await tablet.browser.send("PUT", `/api/profiles/${uma.profileId}/ownership`);
  await agree(uma, "uma", null);
  const browsers = {
    none: createBrowser(server),
    revoked: revoked.browser,
    device: locked.browser,
    foreign: frida.browser,
    other: sam.browser,
    self: alex.browser,
    owner: olga.browser,
    elevated: tablet.browser,
    unguarded: uma.browser,
  } satisfies Record<Identity, unknown>;
  return { server, browsers, alex };
};

const isErrorType = (type: unknown): type is ApiErrorType => typeof type === "string" && type in apiErrors;

const outcomeOf = (status: number, body: Record<string, unknown>): Outcome => {
  if (status < 300) return "in";
  // The old endpoints say it one level deeper.
  const type = isErrorType(body.type) ? body.type : (body.error as { type?: unknown } | undefined)?.type;
  if (!isErrorType(type)) throw new Error(`${status} ${JSON.stringify(body)}`);
  return type;
};

const ask = async (
  { server, browsers, alex }: Awaited<ReturnType<typeof world>>,
  route: string,
  identity: Identity,
): Promise<Outcome> => {
  const [method = ""] = route.split(" ");
  const { path, body } = await goodRequest(route, alex);
  if (route !== "GET /sync/live") {
    const reads = method === "GET" || method === "DELETE";
    const answer = await browsers[identity].send(method, path, reads ? undefined : (body ?? {}));
    return outcomeOf(answer.status, answer.body);
  }
  // A stream does not end by itself.
  const response = await server.app.request(`${origin}${path}`, {
    headers: {
      host: "localhost:8787",
      cookie: [...browsers[identity].cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  if (response.status === 200) await response.body?.cancel();
  return response.status === 200 ? "in" : outcomeOf(response.status, await response.json());
};

/** What changes who somebody is, or takes away what others ask for, comes last; each finds what it asks for. */
const lastOnes = [
  "POST /api/calendar",
  "DELETE /api/calendar",
  "POST /api/sessions/elevation",
  "POST /api/profiles/:id/passcode-reset",
  "DELETE /api/devices/:id",
  "POST /api/sessions",
  "DELETE /api/sessions/current",
];

test("USR-06 SYNC-03 every route has its line, and every line its route", async () => {
  const server = await startWholeServer();
  expect(Object.keys(rules).toSorted()).toEqual(routesOf(server).toSorted());
  await server.close();
});

test.each<{ who: string; asking: readonly Identity[] }>([
  // They share a world: each finds the person's things whole after the others tried.
  { who: "strangers and others", asking: ["none", "revoked", "device", "foreign", "other"] },
  { who: "the person", asking: ["self"] },
  { who: "the owner", asking: ["owner"] },
  { who: "the owner with the passcode", asking: ["elevated"] },
  { who: "an owner without a passcode", asking: ["unguarded"] },
])("USR-06 USR-10 SYNC-03 what each route answers: $who", async ({ asking }) => {
  const all = await world();
  const routes = routesOf(all.server).toSorted((a, b) => lastOnes.indexOf(a) - lastOnes.indexOf(b));
  for (const identity of asking) {
    const seen: string[] = [];
    for (const route of routes) seen.push(`${identity} ${route}: ${await ask(all, route, identity)}`);
    expect(seen).toEqual(routes.map((route) => `${identity} ${route}: ${rules[route]?.[identity]}`));
  }
  expect(all.server.bugs).toEqual([]);
  await all.server.close();
});

test("SYNC-03 control: a door that stands open is seen by the matrix", async () => {
  const all = await world();
  // As if the guards of this route were gone: a stranger is answered like the owner.
  const opened = { ...all, browsers: { ...all.browsers, none: all.browsers.elevated } };
  const routes = Object.keys(rules).filter((route) => rules[route]?.none !== rules[route]?.elevated);
  const closed: string[] = [];
  for (const route of routes.filter((candidate) => !lastOnes.includes(candidate)))
    if ((await ask(opened, route, "none")) === rules[route]?.none) closed.push(route);
  expect(routes.length).toBeGreaterThan(20);
  expect(closed).toEqual([]);
  await all.server.close();
});
