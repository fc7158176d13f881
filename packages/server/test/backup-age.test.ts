/** What people and operators are told about the copies that a server makes by itself. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listBackups } from "../src/database/data-folder.ts";
import { createOwner, startServer } from "./harness.ts";
import { environmentOf, runToEnd } from "./server-process.ts";

test("SET-07 a signed-in person sees when the server last copied its data", async () => {
  let newest: number | undefined;
  const server = await startServer({ backups: { newestAt: () => newest } });
  const { browser } = await createOwner(server);
  expect((await browser.get("/api/backup")).body).toEqual({ makesCopies: true, newestAt: null });
  newest = Date.parse("2026-11-19T03:00:00Z");
  expect((await browser.get("/api/backup")).body).toEqual({
    makesCopies: true,
    newestAt: "2026-11-19T03:00:00.000Z",
  });
  await server.close();
});

test("SET-07 a server that makes no copies says so", async () => {
  const server = await startServer();
  const { browser } = await createOwner(server);
  expect((await browser.get("/api/backup")).body).toEqual({ makesCopies: false, newestAt: null });
  await server.close();
});

test("SET-07 a folder without its database does not count as the last copy", async () => {
  const server = await startServer();
  await createOwner(server);
  const folder = join(server.dataDir, "backups");
  for (const [name, isWhole] of [
    ["muster-2026-11-01T0300Z", true],
    ["muster-2026-11-02T0300Z", false],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    if (isWhole) writeFileSync(join(folder, name, "muster.db"), "");
  }
  expect(listBackups(folder)).toEqual([
    { folder: join(folder, "muster-2026-11-01T0300Z"), at: Date.parse("2026-11-01T03:00:00Z") },
  ]);
  const admin = (changes: Record<string, string>) =>
    runToEnd(new URL("../src/admin.ts", import.meta.url), environmentOf(server.dataDir, changes), ["list"]);
  expect((await admin({})).out).toMatch(
    /last daily backup: \d+ days ago, .*muster-2026-11-01T0300Z; older than 3 days/,
  );
  expect((await admin({ BACKUP_DIR: "off" })).out).toContain("makes none by itself (BACKUP_DIR is off)");
  await server.close();
});
