/**
 * Somebody who is rightly signed in puts other people's ids wherever an id may stand: in addresses, queries and bodies of
 * every route. Nothing of theirs may come back, and nothing of theirs may be another afterwards.
 */
import { noLimits } from "@muster/domain/profiles/profile";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, test } from "vitest";
import { exampleProfile } from "../packages/server/test/examples.ts";
import {
  createOwner,
  inviteDevice,
  inviteMember,
  joinAndRegister,
  type Member,
  startServer,
} from "../packages/server/test/harness.ts";
import { operation, pull, push, settingsOperation } from "../packages/server/test/sync-calls.ts";
import { createChance } from "./chance.ts";

const swaps = inject("faults").idSwaps;

/** In what nobody but its person may read. */
const secretOf = (member: Member): string => `secret-${member.profileId}-secret`;

const idFields = ["profileId", "deviceId", "id", "scope", "p", "householdId", "replica", "op"] as const;

test(`SYNC-03 of ${swaps} swapped ids none leaks a word or changes a record`, {
  timeout: 60_000 + swaps * 40,
}, async () => {
  const server = await startServer();
  const olga = await createOwner(server, "olga");
  const alex = await inviteMember(server, olga, "alex");
  const mallory = await inviteMember(server, olga, "mallory");
  const tablet = await inviteDevice(server, alex);
  const code = await server.codes.makeHousehold();
  const frida = await joinAndRegister(server, code?.code ?? "", "frida");
  const victims = [olga, alex, frida];
  for (const victim of victims) {
    // A note for the coach: nobody else's, not even the household's.
    const profile = { ...exampleProfile("victim"), limits: { ...noLimits, note: secretOf(victim) } };
    const written = await push(victim.browser, [
      operation({
        p: victim.profileId,
        kind: "profile",
        id: profileRecordId(victim.profileId),
        new: true,
        // A profile holds JSON values only.
        f: profile as unknown as ReturnType<typeof operation>["f"],
      }),
      settingsOperation(victim, 2),
    ]);
    expect(written.reply.bad).toEqual([]);
  }
  const held = async () =>
    Promise.all(
      victims.map(async (victim) =>
        (await pull(victim.browser, victim.profileId)).page.rows.map(({ f }) => f),
      ),
    );
  const before = await held();
  const invitation = await alex.browser.post("/api/invitations", { kind: "device" });
  const others: readonly [string, ...string[]] = [
    alex.profileId,
    alex.deviceId,
    tablet.deviceId,
    olga.profileId,
    olga.deviceId,
    frida.profileId,
    frida.deviceId,
    frida.householdId,
    String(invitation.body.id),
    profileRecordId(alex.profileId),
    settingsId(alex.profileId),
    settingsId(frida.profileId),
  ];
  const own: readonly [string, ...string[]] = [
    mallory.profileId,
    mallory.deviceId,
    mallory.householdId,
    randomId(),
  ];
  // What ends Mallory's own session ends the test, and streams have no end.
  const routes = [
    ...new Set(
      server.app.routes
        .filter(({ method, path }) => method !== "ALL" && /^\/(api|sync|calendar)\//.test(path))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ].filter(
    (route) => !/^(GET \/sync\/live|DELETE \/api\/sessions\/current|POST \/api\/sessions$)/.test(route),
  );
  const seed = 20_261_121;
  const chance = createChance(seed);
  const anId = (): string => (chance.often(0.75) ? chance.pick(others) : chance.pick(own));
  const bodyOf = (path: string): unknown => {
    if (path === "/sync/push") {
      const kind = chance.pick(["profile", "settings", "profileCard", "session"]);
      const f = chance.pick<Readonly<Record<string, string | boolean>>>([
        { theme: "dark" },
        { $del: true },
        { displayName: "Mallory" },
      ]);
      return {
        v: 1,
        schema: 1,
        replica: anId(),
        confirmed: 0,
        ops: [
          { ...operation({ p: anId(), kind, id: anId(), f }), ...(chance.often(0.3) ? { op: anId() } : {}) },
        ],
      };
    }
    if (chance.often(0.2)) return {};
    return Object.fromEntries(idFields.filter(() => chance.often(0.4)).map((field) => [field, anId()]));
  };

  let letIn = 0;
  for (let count = 0; count < swaps; count += 1) {
    // Routes are there: the app has some.
    const [method = "GET", pattern = "/"] = (routes[chance.int(routes.length)] ?? "").split(" ");
    const path = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, () => encodeURIComponent(anId()));
    const query = method === "GET" ? `?scope=${anId()}&cursor=0&limit=500&schema=1&id=${anId()}` : "";
    const body = method === "GET" || method === "DELETE" ? undefined : bodyOf(pattern);
    // Mallory's own device may not go: it is what the requests come from.
    if (method === "DELETE" && (path.includes(mallory.deviceId) || path.includes(mallory.profileId)))
      continue;
    const answer = await mallory.browser.send(method, `${path}${query}`, body);
    if (answer.status < 300) letIn += 1;
    const said = JSON.stringify(answer.body);
    const where = `seed ${seed}, request ${count}: ${method} ${path}${query} ${JSON.stringify(body) ?? ""}`;
    expect(answer.status, where).toBeLessThan(500);
    for (const victim of victims) expect(said.includes(secretOf(victim)), where).toBe(false);
    // Of another household not even that it is there; a word that was asked about may come back.
    for (const id of [frida.profileId, frida.householdId])
      expect(said.includes(id) && !where.includes(id), where).toBe(false);
  }
  expect(letIn).toBeGreaterThan(swaps / 50);
  expect(await held()).toEqual(before);
  expect(server.bugs).toEqual([]);
  console.log(`${swaps} swaps, ${letIn} answered, 0 leaks, 0 changes`);
  await server.close();
});
