/** Names that were stored before hidden marks were refused: their people go on, and a new name is asked for its marks. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { profileCardSchema } from "@muster/domain/profiles/profile.schema";
import { profileRecordId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleProfile } from "./examples.ts";
import { createOwner, type Member, startServer, type TestServer } from "./harness.ts";
import { operation, profileOperation, pull, push } from "./sync-calls.ts";

const turned = "\u202Eaglo";

let server: TestServer;
let alex: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const change = (n: number, f: Operation["fields"]) =>
  operation({
    number: n,
    scope: alex.profileId,
    kind: "profile",
    id: profileRecordId(alex.profileId),
    fields: f,
  });
const card = async () => {
  const { page } = await pull(alex.browser, alex.householdId);
  return profileCardSchema.parse(page.rows.find(({ kind }) => kind === "profileCard")?.fields);
};

test("USR-10 SYNC-02 a stored name with hidden marks still works and can change", async () => {
  const replica = randomId();
  await push(alex.browser, [profileOperation(alex)], replica);
  // As an older version took it.
  const file = new DatabaseSync(join(server.dataDir, "muster.db"));
  file
    .prepare(
      "UPDATE record SET fields = json_set(fields, '$.username', ?1, '$.displayName', ?1) WHERE kind IN ('profile', 'profileCard')",
    )
    .run(turned);
  file.close();
  expect(await card()).toMatchObject({ username: turned, displayName: turned });

  const passcode = `/api/profiles/${alex.profileId}/passcode`;
  expect((await alex.browser.put(passcode, { current: null, next: "2580" })).status).toBe(204);
  const goal = change(2, { primaryGoal: "weight_loss" });
  expect((await push(alex.browser, [goal], replica)).reply).toMatchObject({ done: [goal.op], bad: [] });
  expect(await card()).toMatchObject({ displayName: turned, primaryGoal: "weight_loss", hasPasscode: true });
  const name = change(3, { displayName: "Olga" });
  expect((await push(alex.browser, [name], replica)).reply).toMatchObject({ done: [name.op], bad: [] });
  expect(await card()).toMatchObject({ displayName: "Olga", initial: "O" });
});

test("USR-10 by no road does the household come to see a new name with hidden marks", async () => {
  for (const part of [{ displayName: turned }, { username: turned }, { displayName: "\u200B" }]) {
    const body = { id: alex.profileId, registration: "", profile: { ...exampleProfile("alex"), ...part } };
    expect((await alex.browser.post("/api/profiles", body)).body.type).toBe("invalid-request");
  }
  const free = await alex.browser.get(`/api/usernames/${encodeURIComponent(turned)}`);
  expect(free.body.type).toBe("invalid-request");
  // Past the form: the record is the person's own, what others see is not.
  const own = profileOperation(alex);
  await push(alex.browser, [
    { ...own, fields: { ...own.fields, displayName: turned, primaryGoal: "weight_loss" } },
  ]);
  expect(await card()).toMatchObject({ displayName: "Alex", initial: "A", primaryGoal: "weight_loss" });
});
