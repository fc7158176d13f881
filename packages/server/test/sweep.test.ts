/** What has served its time is forgotten, and nothing else. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import { createOwner, inviteDevice, startServer } from "./harness.ts";
import { pull, push, settingsOperation } from "./sync-calls.ts";

const days = 86_400_000;

test("SYNC-02 receipts are kept 30 days when confirmed, else 400; records for ever", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const tablet = await inviteDevice(server, alex);
  const replica = randomId();
  const confirmed = settingsOperation(alex, 1);
  const lost = { ...settingsOperation(alex, 2), f: { ...settingsOperation(alex).f, theme: "dark" } };
  await push(tablet.browser, [confirmed, lost], replica);
  await tablet.browser.post("/sync/push", {
    v: 1,
    schema: 1,
    replica,
    confirmed: 1,
    ops: [{ ...settingsOperation(alex, 3) }],
  });
  const db = new DatabaseSync(join(server.dataDir, "muster.db"), { readOnly: true });
  const receipts = () =>
    db
      .prepare("SELECT n FROM receipt WHERE replica_id = ? ORDER BY n")
      .all(replica)
      .map(({ n }) => n);
  const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  const sweep = () => server.stores.sweep(server.time.clock().getTime());

  await sweep();
  expect(receipts()).toEqual([1, 2, 3]);
  expect(count("session")).toBe(2);
  server.time.advance(31 * days);
  await sweep();
  expect(receipts()).toEqual([2, 3]);
  expect(count("session")).toBe(0);
  expect(count("invitation")).toBe(0);
  server.time.advance(370 * days);
  await sweep();
  expect(receipts()).toEqual([]);
  expect(count("record")).toBe(2);
  await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect((await pull(alex.browser, alex.profileId)).page.rows).toHaveLength(1);
  await server.close();
});
