/**
 * Every route of the server with a request that is good: the ids of somebody's own things in it, and a body that its
 * schema takes. The suites that ask as somebody else, swap ids or spoil bodies begin from here, so that what they change
 * is all that is wrong with a request. A new route is one line in `goodRequests`.
 */

import { designWeek } from "@muster/coach/compose/design-week";
import { noLimits } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { weekdays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { ok } from "@muster/domain/shared/result";
import { createCoaching, type RunningCoaching } from "../src/coaching/coaching.ts";
import type { CoachModel } from "../src/coaching/model.ts";
import { createModelGateway } from "../src/coaching/model-gateway.ts";
import { openFoodStore } from "../src/database/data-folder.ts";
import { createFoodFinder } from "../src/nutrition/find-foods.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { exampleInput, exampleProfile } from "./examples.ts";
import { inviteDevice, type Member, startOfTests, startServer, type TestServer } from "./harness.ts";
import { operation, push } from "./sync-calls.ts";

/** Answers whatever it is asked, at once. */
const model: CoachModel = {
  provider: "test",
  name: "test-model",
  ask: async () => ok({ text: '{"ready": true, "days": 7}', usage: { inputTokens: 1, outputTokens: 1 } }),
};

/** What only its person may read, as it is put into everything of theirs that holds text. It is spelled like no id. */
export const secretOf = ({ profileId }: Pick<Member, "profileId">): string =>
  `secret${profileId.replaceAll("-", "").toUpperCase()}`;

/**
 * A server on which every route does its work: with a model that designs, advises and estimates. A week that it designs
 * is never done; meanwhile the words of its job are the secret of the person who asked.
 */
export const startWholeServer = async (
  options: Pick<Parameters<typeof startServer>[0] & object, "household"> = {},
): Promise<TestServer> => {
  const time = createTestTime(startOfTests);
  const store = openFoodStore(":memory:");
  const consent: { current?: TestServer["stores"]["consent"] } = {};
  let coaching: RunningCoaching | undefined;
  const server = await startServer({
    ...options,
    time,
    coaching: ({ stores, live }) => {
      consent.current = stores.consent;
      coaching = createCoaching({
        store: stores.jobs,
        model,
        design: (input, cancelled, onStage) =>
          new Promise((_, reject) => {
            onStage(secretOf(input));
            cancelled.addEventListener("abort", () => reject(new Error("cancelled")));
          }),
        advise: async () => ok({ sentences: ["Rest well."], answeredBy: "test" }),
        clock: time.clock,
        later: time.later,
        live,
        newId: randomId,
        report: () => {},
      });
      return coaching;
    },
    asking: ({ stores }) => ({
      gateway: createModelGateway({
        model,
        use: stores.modelUse,
        clock: time.clock,
        tokenLimit: 1_000_000_000,
        report: () => {},
      }),
      consent: stores.consent,
      chance: () => 0,
    }),
    nutrition: {
      store,
      foods: createFoodFinder({ store, sources: [], clock: time.clock, later: time.later, report: () => {} }),
      consent: {
        mayAsk: async (...args) => (await consent.current?.mayAsk(...args)) === true,
        isBarred: async (...args) => (await consent.current?.isBarred(...args)) === true,
      },
      estimator: { estimate: async () => ok({ items: [], by: "test" }) },
    },
  });
  coaching?.start();
  return {
    ...server,
    close: async () => {
      await coaching?.stop();
      await server.close();
    },
  };
};

/** Somebody with one of everything that a route can be asked about. */
export type Person = Member & {
  readonly username: string;
  readonly passcode: string;
  /** A second device, joined by the person's own code. */
  readonly spareDeviceId: string;
  readonly invitationId: string;
  readonly reviewId: string;
  readonly jobId: string;
  readonly endpoint: string;
  /** `/calendar/<secret>.ics` */
  readonly calendarPath: string;
};

/** The keys of a browser's subscription, by their lengths. */
const pushKeys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };

const ownOperations = (member: Member, username: string) => [
  operation({
    scope: member.profileId,
    kind: "profile",
    id: profileRecordId(member.profileId),
    new: true,
    // A profile holds JSON values only.
    fields: {
      ...exampleProfile(username),
      // A note for the coach: nobody else's, not even the household's.
      limits: { ...noLimits, note: secretOf(member) },
    } as unknown as ReturnType<typeof operation>["fields"],
  }),
  operation({
    number: 2,
    scope: member.profileId,
    kind: "settings",
    id: settingsId(member.profileId),
    new: true,
    fields: { ...defaultSettings, aiConsent: "agreed" },
  }),
];

const done = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
};

/** A member who has just been made agrees to a model and sets a passcode, unless it is null. */
export const agree = async (member: Member, username: string, passcode: string | null): Promise<void> => {
  const { browser, profileId } = member;
  const written = await push(browser, ownOperations(member, username));
  if (written.reply.bad.length > 0) throw new Error(JSON.stringify(written.reply.bad));
  if (passcode !== null)
    done(await browser.put(`/api/profiles/${profileId}/passcode`, { current: null, next: passcode }));
};

/** Gives a member who has just been made one of everything; their session is as before, with a passcode. */
export const settle = async (
  server: TestServer,
  member: Member,
  username: string,
  passcode: string,
): Promise<Person> => {
  const { browser, profileId } = member;
  const { deviceId: spareDeviceId } = await inviteDevice(server, member);
  await agree(member, username, passcode);
  const invitation = done(await browser.post("/api/invitations", { kind: "device" }));
  const reviewId = randomId();
  const input = exampleInput(profileId);
  const job = done(await browser.post("/api/coaching/weeks", { reviewId, input, consent: true }));
  const endpoint = `https://fcm.googleapis.com/fcm/send/${secretOf(member)}`;
  const subscription = { endpoint, ...pushKeys, timeZone: "Europe/Zurich" };
  done(await browser.put("/api/notifications/subscription", subscription));
  const calendar = done(await browser.post("/api/calendar", {}));
  let stage: unknown;
  while (stage !== secretOf(member)) stage = done(await browser.get(`/api/coaching/jobs/${job.id}`)).stage;
  return {
    ...member,
    username,
    passcode,
    spareDeviceId,
    invitationId: String(invitation.id),
    reviewId,
    jobId: String(job.id),
    endpoint,
    calendarPath: String(calendar.path),
  };
};

/** Gives the passcode again. */
export const elevate = async ({ browser }: Member, passcode: string): Promise<void> => {
  done(await browser.post("/api/sessions/elevation", { passcode }));
};

export type GoodRequest = { readonly path: string; readonly body?: unknown };

let workout: { readonly name: string; readonly exercises: readonly unknown[] } | undefined;
const aWorkout = () => {
  if (workout !== undefined) return workout;
  const { days } = designWeek(exampleInput(randomId()));
  const trained = weekdays.map((day) => days[day]).find(({ kind }) => kind === "training");
  if (trained === undefined) throw new Error("no workout");
  workout = { name: trained.name, exercises: trained.exercises };
  return workout;
};

const to = (path: string, body?: unknown): GoodRequest => ({ path, ...(body === undefined ? {} : { body }) });

/** The request of each route that is about this person. A body that is left out: the route reads none. */
const goodRequests: Readonly<Record<string, (of: Person) => GoodRequest | Promise<GoodRequest>>> = {
  "GET /api/hello": () => to("/api/hello"),
  // A code that is spelled as one and that nobody made: one that is good would make another device of the browser.
  "POST /api/household/join": () => to("/api/household/join", { code: "AAAAA-AAAAA", deviceName: "phone" }),
  "POST /api/registrations": async ({ browser, invitationId }) => {
    // A person has ten open codes at most: those that earlier requests left behind are withdrawn.
    const { invitations } = done(await browser.get("/api/invitations"));
    for (const { id } of invitations as readonly { readonly id: string }[])
      if (id !== invitationId) await browser.send("DELETE", `/api/invitations/${id}`);
    const { code } = done(await browser.post("/api/invitations", { kind: "profile" }));
    return to("/api/registrations", { code });
  },
  "GET /api/usernames/:username": ({ username }) => to(`/api/usernames/${username}`),
  "GET /api/profiles/:id/passcode-wait": ({ profileId }) => to(`/api/profiles/${profileId}/passcode-wait`),
  // Said again after a lost answer.
  "POST /api/profiles": ({ profileId, username }) =>
    to("/api/profiles", { id: profileId, registration: "", profile: exampleProfile(username) }),
  "PUT /api/profiles/:id/passcode": ({ profileId, passcode }) =>
    to(`/api/profiles/${profileId}/passcode`, { current: passcode, next: passcode }),
  "GET /api/profiles/:id/deletion": ({ profileId }) => to(`/api/profiles/${profileId}/deletion`),
  "PUT /api/profiles/:id/deletion": ({ profileId }) => to(`/api/profiles/${profileId}/deletion`),
  "DELETE /api/profiles/:id/deletion": ({ profileId }) => to(`/api/profiles/${profileId}/deletion`),
  "POST /api/profiles/:id/passcode-reset": ({ profileId, spareDeviceId }) =>
    to(`/api/profiles/${profileId}/passcode-reset`, { deviceId: spareDeviceId }),
  "PUT /api/profiles/:id/ownership": ({ profileId }) => to(`/api/profiles/${profileId}/ownership`),
  "DELETE /api/profiles/:id/ownership": ({ profileId }) => to(`/api/profiles/${profileId}/ownership`),
  "POST /api/sessions": ({ profileId, passcode }) => to("/api/sessions", { profileId, passcode }),
  "POST /api/sessions/elevation": ({ passcode }) => to("/api/sessions/elevation", { passcode }),
  "DELETE /api/sessions/current": () => to("/api/sessions/current"),
  "GET /api/recovery-kit": () => to("/api/recovery-kit"),
  "POST /api/recovery-kit": () => to("/api/recovery-kit"),
  // As long as one, and nobody's.
  "POST /api/recovery": ({ profileId }) => to("/api/recovery", { code: "0".repeat(26), profileId }),
  "POST /api/invitations": () => to("/api/invitations", { kind: "device" }),
  "GET /api/invitations": () => to("/api/invitations"),
  "DELETE /api/invitations/:id": ({ invitationId }) => to(`/api/invitations/${invitationId}`),
  "GET /api/devices": () => to("/api/devices"),
  "PATCH /api/devices/:id": ({ spareDeviceId }) =>
    to(`/api/devices/${spareDeviceId}`, { name: "Kitchen tablet" }),
  "DELETE /api/devices/:id": ({ spareDeviceId }) => to(`/api/devices/${spareDeviceId}`),
  "GET /api/notifications": () => to("/api/notifications"),
  "PUT /api/notifications/subscription": ({ endpoint }) =>
    to("/api/notifications/subscription", { endpoint, ...pushKeys, timeZone: "Europe/Zurich" }),
  "DELETE /api/notifications/subscription": () => to("/api/notifications/subscription"),
  "GET /api/activity": () => to("/api/activity"),
  "GET /api/backup": () => to("/api/backup"),
  "GET /api/notifications/key": () => to("/api/notifications/key"),
  "POST /api/notifications/subscription/renewal": ({ endpoint }) =>
    to("/api/notifications/subscription/renewal", { endpoint, ...pushKeys }),
  "POST /api/calendar": () => to("/api/calendar"),
  "DELETE /api/calendar": () => to("/api/calendar"),
  "GET /health/live": () => to("/health/live"),
  "GET /health/ready": () => to("/health/ready"),
  "GET /calendar/:file{[A-Za-z0-9_-]{43}\\.ics}": ({ calendarPath }) => to(calendarPath),
  "POST /api/coaching/weeks": ({ profileId, reviewId }) =>
    to("/api/coaching/weeks", { reviewId, input: exampleInput(profileId), consent: true }),
  "POST /api/coaching/advice": ({ profileId }) =>
    to("/api/coaching/advice", {
      input: exampleInput(profileId),
      workout: aWorkout(),
      units: "imperial",
      consent: true,
    }),
  "GET /api/coaching/jobs": () => to("/api/coaching/jobs?open"),
  "GET /api/coaching/jobs/:id": ({ jobId }) => to(`/api/coaching/jobs/${jobId}`),
  "DELETE /api/coaching/jobs/:id": ({ jobId }) => to(`/api/coaching/jobs/${jobId}`),
  "GET /api/coaching/model": () => to("/api/coaching/model"),
  "POST /api/coaching/model/test": () => to("/api/coaching/model/test"),
  "GET /api/foods/search": () => to("/api/foods/search?q=oat"),
  "GET /api/foods/barcode/:gtin": () => to("/api/foods/barcode/4006381333931"),
  "POST /api/foods/estimate": () =>
    to("/api/foods/estimate", { text: "two eggs", agreed: true, isAdult: true }),
  "POST /.netlify/functions/claude-api": () =>
    to("/.netlify/functions/claude-api", {
      model: "claude-3-haiku-20240307",
      max_tokens: 300,
      messages: [{ role: "user", content: "How many calories has an egg?" }],
    }),
  "POST /.netlify/functions/nutritionix-api": () =>
    to("/.netlify/functions/nutritionix-api", {
      endpoint: "/v2/natural/nutrients",
      body: { query: "two eggs" },
    }),
  "POST /sync/push": (person) =>
    to("/sync/push", {
      protocol: 2,
      schema: recordSchemaVersion,
      replica: randomId(),
      confirmed: 0,
      ops: ownOperations(person, person.username),
    }),
  "GET /sync/pull": ({ profileId }) => to(`/sync/pull?protocol=2&scope=${profileId}&cursor=0`),
  "GET /sync/live": () => to("/sync/live"),
};

/** Method and pattern of every route that answers people's devices. */
export const routesOf = ({ app }: Pick<TestServer, "app">): readonly string[] => [
  ...new Set(
    app.routes
      .filter(
        ({ method, path }) => method !== "ALL" && /^\/(api|sync|calendar|health|\.netlify)\//.test(path),
      )
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** @throws for a route without a line */
export const goodRequest = async (route: string, of: Person): Promise<GoodRequest> => {
  const make = goodRequests[route];
  if (make === undefined) throw new Error(`no good request for ${route}`);
  return make(of);
};
