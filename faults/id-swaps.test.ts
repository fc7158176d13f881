/**
 * Somebody who is rightly signed in puts other people's ids where their own stand: in the address, the query and the body
 * of every route, each time in a request that is good but for that. Nothing of others may come back, and nothing of
 * theirs may be another afterwards. Two try it: a member of the household, and the owner of another one.
 */
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { expect, inject, test } from "vitest";
import { contentOf } from "../packages/server/test/engine.ts";
import {
  elevate,
  type GoodRequest,
  goodRequest,
  type Person,
  routesOf,
  secretOf,
  settle,
  startWholeServer,
} from "../packages/server/test/every-route.ts";
import {
  createOwner,
  inviteMember,
  joinAndRegister,
  type TestServer,
} from "../packages/server/test/harness.ts";
import { type Chance, createChance } from "./chance.ts";

const swaps = inject("faults").idSwaps;
const seed = 20_261_121;

/** Ends the attacker's own session, or has no end of its own. */
const leftOut = ["DELETE /api/sessions/current", "GET /sync/live"];

/** What a request says that stopped before the route looked at what it holds. */
const stoppedBefore = [
  "invalid-request",
  "invalid-json",
  "too-large",
  "device-unknown",
  "no-session",
  "owner-only",
  "needs-passcode",
  "no-model",
];

type World = {
  readonly server: TestServer;
  readonly olga: Person;
  readonly alex: Person;
  readonly mallory: Person;
  readonly eve: Person;
};

const world = async (options: Parameters<typeof startWholeServer>[0] = {}): Promise<World> => {
  const server = await startWholeServer(options);
  const olga = await settle(server, await createOwner(server, "olga"), "olga", "4826");
  const alex = await settle(server, await inviteMember(server, olga, "alex"), "alex", "2580");
  const mallory = await settle(server, await inviteMember(server, olga, "mallory"), "mallory", "1470");
  const code = await server.codes.makeHousehold();
  // Nobody else's name holds these letters.
  const eve = await settle(server, await joinAndRegister(server, code?.code ?? "", "xqeve"), "xqeve", "3691");
  await elevate(eve, eve.passcode);
  return { server, olga, alex, mallory, eve };
};

/** Every id of a person, by what it is the id of. */
const idsOf = (person: Person): Readonly<Record<string, string>> => ({
  profile: person.profileId,
  household: person.householdId,
  device: person.deviceId,
  spareDevice: person.spareDeviceId,
  invitation: person.invitationId,
  job: person.jobId,
  review: person.reviewId,
  profileRecord: profileRecordId(person.profileId),
  settings: settingsId(person.profileId),
});

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Puts ids of a victim where ids stand: each in the address, and in the body at least one where the address has none.
 * Half of them are of the same kind as the one that they replace.
 */
const swapped = (good: GoodRequest, attacker: Person, victim: Person, chance: Chance): GoodRequest => {
  const theirs = idsOf(victim);
  const kindOf = new Map(Object.entries(idsOf(attacker)).map(([kind, id]) => [id, kind]));
  const any = Object.values(theirs) as [string, ...string[]];
  const other = (id: string): string => {
    const same = theirs[kindOf.get(id) ?? ""];
    return same !== undefined && chance.often(0.5) ? same : chance.pick(any);
  };
  const path = good.path.replaceAll(uuid, other);
  const query = ["scope", "profileId", "deviceId", "householdId", "id"]
    .filter(() => chance.often(0.3))
    .map((name) => `${name}=${chance.pick(any)}`);
  const to = [path, ...(query.length === 0 ? [] : [query.join("&")])].join(path.includes("?") ? "&" : "?");
  if (good.body === undefined) return { path: to };
  const text = JSON.stringify(good.body);
  const inBody = text.match(uuid) ?? [];
  const sure = path === good.path ? chance.int(Math.max(1, inBody.length)) : -1;
  let at = -1;
  const body = text.replaceAll(uuid, (id) => {
    at += 1;
    return at === sure || chance.often(0.3) ? other(id) : id;
  });
  return { path: to, body: JSON.parse(body) };
};

/** Every row of the database that is a victim's: of a whole household, or of these profiles and devices. */
const rowsOf = async (
  server: TestServer,
  owns: (table: string, row: Record<string, unknown>) => boolean,
): Promise<readonly string[]> =>
  (await contentOf(server))
    .flatMap(({ name, rows }) =>
      rows.filter((row) => owns(name, row)).map((row) => `${name} ${JSON.stringify(row)}`),
    )
    .toSorted();

type Found = {
  /** What came back or was changed that should not; with the request. */
  readonly leaks: readonly string[];
  /** How many requests of each route got as far as the route itself, its schema passed. */
  readonly entered: ReadonlyMap<string, number>;
  readonly welcome: number;
  readonly changed: readonly string[];
};

/**
 * @param before called before each request with whom it is about
 * @param owns the rows that may not change
 */
const attack = async (
  server: TestServer,
  attacker: Person,
  victims: readonly [Person, ...Person[]],
  count: number,
  owns: (table: string, row: Record<string, unknown>) => boolean,
  before: (victim: Person) => void = () => {},
): Promise<Found> => {
  const chance = createChance(seed);
  const routes = routesOf(server).filter((route) => !leftOut.includes(route));
  const entered = new Map<string, number>();
  const leaks: string[] = [];
  let welcome = 0;
  const held = await rowsOf(server, owns);
  // What was sent once may come back with any later answer.
  let asked = "";
  for (let number = 0; number < count; number += 1) {
    const route = routes[number % routes.length] ?? "";
    const [method = ""] = route.split(" ");
    // The calendar's address is a secret and no id: whoever has it may read.
    const good = route.startsWith("GET /calendar/")
      ? { path: `/calendar/${"x".repeat(43)}.ics` }
      : await goodRequest(route, attacker);
    const victim = chance.pick(victims);
    const { path, body } = swapped(good, attacker, victim, chance);
    const where = `seed ${seed}, request ${number}: ${method} ${path} ${JSON.stringify(body) ?? ""}`;
    asked += where;
    before(victim);
    const reads = method === "GET" || method === "DELETE";
    const answer = await attacker.browser.send(method, path, reads ? undefined : (body ?? {}));
    if (answer.status < 300) welcome += 1;
    if (!stoppedBefore.includes(String(answer.body.type))) entered.set(route, (entered.get(route) ?? 0) + 1);
    if (answer.status >= 500) leaks.push(`${answer.status} of ${where}`);
    const said = JSON.stringify(answer.body);
    for (const { username, ...other } of victims) {
      if (said.includes(secretOf(other))) leaks.push(`a secret by ${where}`);
      if (other.householdId === attacker.householdId) continue;
      // Of another household not even that it is there.
      const words = [username, ...Object.values(idsOf({ ...other, username }))];
      const word = words.find((one) => said.includes(one) && !asked.includes(one));
      if (word !== undefined) leaks.push(`'${word}' by ${where}`);
    }
  }
  const after = await rowsOf(server, owns);
  const changed = [
    ...held.filter((row) => !after.includes(row)).map((row) => `gone: ${row}`),
    ...after.filter((row) => !held.includes(row)).map((row) => `new: ${row}`),
  ];
  return { leaks, entered, welcome, changed };
};

/** Guesses at a passcode are counted and written down, as they should be. */
const countsGuesses = ["attempt", "activity"];

const byMallory = ({ olga, alex, eve }: World) => {
  const own = new Set(
    [olga, alex].flatMap((person) => [person.profileId, person.deviceId, person.spareDeviceId]),
  );
  return (table: string, row: Record<string, unknown>): boolean =>
    row.household_id === eve.householdId ||
    (!countsGuesses.includes(table) &&
      [row.profile_id, row.scope, row.device_id, row.created_by].some((id) => own.has(String(id))));
};

test(`SYNC-03 of ${swaps} swapped ids none leaks a word or changes a record`, async () => {
  const all = await world();
  const { server, olga, alex, mallory, eve } = all;
  const within = await attack(server, mallory, [olga, alex, eve], Math.ceil(swaps / 2), byMallory(all));
  const outside = await attack(
    server,
    eve,
    [olga, alex, mallory],
    Math.floor(swaps / 2),
    (_, row) => row.household_id === olga.householdId,
  );
  for (const { leaks, changed } of [within, outside])
    expect({ leaks, changed }).toEqual({ leaks: [], changed: [] });
  // A swap that its route never looks at shows nothing.
  const entered = (route: string): number =>
    (within.entered.get(route) ?? 0) + (outside.entered.get(route) ?? 0);
  const withBody = routesOf(server).filter((route) => /^(POST|PUT|PATCH) /.test(route));
  expect(withBody.filter((route) => entered(route) === 0)).toEqual([]);
  expect(server.bugs).toEqual([]);
  const bodies = withBody.reduce((sum, route) => sum + entered(route), 0);
  console.log(
    `${swaps} swaps, ${within.welcome + outside.welcome} answered, 0 leaks, 0 changes; ` +
      `with a body: ${bodies} past the schemas of ${withBody.length} routes, ` +
      withBody.map((route) => `${route.replace(/^\w+ (\/api)?/, "")} ${entered(route)}`).join(", "),
  );
  await server.close();
});

test("SYNC-03 control: a server that trusts ids of a request leaks data", async () => {
  let named: Person | undefined;
  const all = await world({
    // As if the session were that of whoever the request is about.
    household: (store) => ({
      ...store,
      caller: async (asked) => {
        const caller = await store.caller(asked);
        if (caller === undefined || named === undefined) return caller;
        const { householdId, profileId } = named;
        return {
          device: { ...caller.device, householdId },
          session: caller.session === null ? null : { ...caller.session, profileId },
        };
      },
    }),
  });
  const found = await attack(
    all.server,
    all.mallory,
    [all.olga, all.alex, all.eve],
    200,
    byMallory(all),
    (who) => {
      named = who;
    },
  );
  const leaking = (part: string) => found.leaks.filter((leak) => leak.includes(part)).length;
  expect(leaking("GET /sync/pull")).toBeGreaterThan(0);
  expect(leaking("GET /api/coaching/jobs/")).toBeGreaterThan(0);
  const tables = new Set(found.changed.map((change) => change.split(" ")[1]));
  expect([...tables]).toEqual(
    expect.arrayContaining(["calendar_feed", "device", "invitation", "job", "push_subscription"]),
  );
  await all.server.close();
});
