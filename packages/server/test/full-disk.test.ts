/** A server whose disk takes no more writes: what is there can still be read. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { mountSmallDisk } from "../src/testing/small-disk.ts";
import { createOwner, startServer } from "./harness.ts";
import { profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

const minutes = 60_000;

/** Fills the disk; where none can be mounted, another program holds the file, which refuses writes as well. */
const disk = () => {
  const small = mountSmallDisk(8);
  onTestFinished(() => small?.remove());
  const dataDir = small?.folder ?? mkdtempSync(join(tmpdir(), "muster-full-"));
  let other: DatabaseSync | undefined;
  return {
    dataDir,
    refusal: small === undefined ? { status: 503, type: "busy" } : { status: 507, type: "storage-full" },
    fill: () => {
      if (small !== undefined) return small.fill();
      other = new DatabaseSync(join(dataDir, "muster.db"));
      other.exec("BEGIN IMMEDIATE");
    },
    clear: () => {
      small?.clear();
      other?.close();
    },
  };
};

test("SYNC-02 a full disk refuses writes, and reads go on for as long as it is full", async () => {
  const full = disk();
  const server = await startServer({ dataDir: full.dataDir });
  const alex = await createOwner(server);
  await push(alex.browser, [profileOperation(alex, 1), settingsOperation(alex, 2)]);
  full.fill();
  const refused = await alex.browser.post("/api/invitations", { kind: "device" });
  expect({ status: refused.status, type: refused.body.type }).toEqual(full.refusal);
  for (const later of [0, 6 * minutes, 6 * minutes]) {
    server.time.advance(later);
    expect((await pull(alex.browser, alex.profileId)).page.rows).toHaveLength(2);
    expect((await alex.browser.get("/api/hello")).body.session).not.toBeNull();
    expect((await alex.browser.get("/api/devices")).status).toBe(200);
  }
  // A month later the credential is due to be renewed; without room the old one stays good.
  server.time.advance(31 * 24 * 60 * minutes);
  const before = new Map(alex.browser.cookies);
  expect(
    (await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null })).status,
  ).toBe(full.refusal.status);
  expect(alex.browser.cookies.get("muster-dev")).toBe(before.get("muster-dev"));
  expect((await pull(alex.browser, alex.householdId)).status).toBe(200);

  full.clear();
  const back = await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect(back.status).toBe(200);
  const { reply } = await push(alex.browser, [settingsOperation(alex, 3)]);
  expect(reply.done).toHaveLength(1);
  expect(server.bugs).toEqual([]);
  await server.close();
});
