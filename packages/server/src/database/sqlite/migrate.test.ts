import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { applicationId, openWriter, pragma } from "./connection.ts";
import { inspectFile, migrateSqlite, unusableFileSentence } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openSqlite } from "./open.ts";

const now = new Date("2026-11-20T08:00:00Z");
const folder = () => mkdtempSync(join(tmpdir(), "muster-migrate-"));
const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const ignore = () => {};

const refusedAsIs = (dataDir: string, type: string) => {
  const file = join(dataDir, "muster.db");
  const before = hashOf(file);
  const opened = openSqlite({ dataDir, now, onLost: ignore });
  expect(opened).toMatchObject({ ok: false, error: { type } });
  expect(hashOf(file)).toBe(before);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("muster.db-"))).toEqual([]);
};

test("SYNC-08 the versions count without gaps", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

test("SYNC-08 a damaged file is refused and stays as it is, byte for byte", () => {
  const garbage = folder();
  writeFileSync(join(garbage, "muster.db"), "this is not a database, but long enough to look at".repeat(100));
  refusedAsIs(garbage, "damaged");

  const torn = folder();
  const made = openSqlite({ dataDir: torn, now, onLost: ignore });
  expect(made.ok).toBe(true);
  const file = join(torn, "muster.db");
  return (made.ok ? made.value.close() : Promise.resolve()).then(() => {
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4_096, 40_000);
    writeFileSync(file, bytes);
    refusedAsIs(torn, "damaged");
  });
});

test("SYNC-08 a power cut in the first moments of the first start is begun anew", async () => {
  const dataDir = folder();
  // The first page has not arrived; the journal says that the file was empty before it.
  writeFileSync(join(dataDir, "muster.db"), Buffer.alloc(4_096));
  const journal = Buffer.alloc(512);
  Buffer.from("d9d505f920a163d7", "hex").copy(journal);
  for (const [at, value] of [
    [20, 512],
    [24, 4_096],
  ] as const)
    journal.writeUInt32BE(value, at);
  writeFileSync(join(dataDir, "muster.db-journal"), journal);
  expect(inspectFile(join(dataDir, "muster.db"), 1)).toEqual({ ok: true, value: "empty" });
  const opened = openSqlite({ dataDir, now, onLost: ignore });
  expect(opened.ok).toBe(true);
  if (opened.ok) await opened.value.close();
  expect(readdirSync(dataDir)).not.toContain("muster.db-journal");
});

test("SYNC-08 files of a newer Muster or another program are refused unchanged", () => {
  const newer = folder();
  const db = new DatabaseSync(join(newer, "muster.db"));
  db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = 999; CREATE TABLE x (y)`);
  db.close();
  refusedAsIs(newer, "newer");

  const foreign = folder();
  const other = new DatabaseSync(join(foreign, "muster.db"));
  other.exec("CREATE TABLE recipes (name)");
  other.close();
  refusedAsIs(foreign, "foreign");
});

test("SYNC-08 every refusal is one sentence that says what was not touched", () => {
  const file = "data/muster.db";
  for (const sentence of [
    unusableFileSentence({ type: "damaged", file }),
    unusableFileSentence({ type: "foreign", file }),
    unusableFileSentence({ type: "newer", file, version: 7 }),
  ]) {
    expect(sentence).toContain(file);
    expect(sentence).toContain("as it is");
    expect(sentence.split(/\.\s/)).toHaveLength(1);
  }
});

test("SYNC-08 a migration writes a copy first; a failing one changes nothing", () => {
  const dataDir = folder();
  const file = join(dataDir, "muster.db");
  const db = openWriter(file);
  const one = { version: 1, name: "one", sql: "CREATE TABLE note (text TEXT) STRICT" };
  expect(migrateSqlite(db, file, now, [one])).toEqual([1]);
  expect(existsSync(join(dataDir, "snapshots"))).toBe(false);
  db.exec("INSERT INTO note VALUES ('kept')");

  const broken = { version: 2, name: "two", sql: "ALTER TABLE note ADD COLUMN more TEXT; SELECT nonsense" };
  expect(() => migrateSqlite(db, file, now, [one, broken])).toThrow();
  expect(pragma(db, "user_version")).toBe(1);
  expect(db.prepare("SELECT * FROM note").all()).toEqual([{ text: "kept" }]);

  const two = { ...broken, sql: "ALTER TABLE note ADD COLUMN more TEXT" };
  expect(migrateSqlite(db, file, new Date("2026-11-21T08:00:00Z"), [one, two])).toEqual([2]);
  expect(pragma(db, "user_version")).toBe(2);
  expect(migrateSqlite(db, file, now, [one, two])).toEqual([]);
  const copies = readdirSync(join(dataDir, "snapshots"));
  expect(copies).toEqual(["muster-schema-1-20261120T080000Z.db", "muster-schema-1-20261121T080000Z.db"]);
  const copy = new DatabaseSync(join(dataDir, "snapshots", copies[1] ?? ""), { readOnly: true });
  expect(copy.prepare("SELECT * FROM note").all()).toEqual([{ text: "kept" }]);
  expect(inspectFile(file, 2)).toEqual({ ok: true, value: "ours" });
});

test("SYNC-08 two servers never share a folder; after the first ends the second may", async () => {
  const dataDir = folder();
  const first = openSqlite({ dataDir, now, onLost: ignore });
  expect(openSqlite({ dataDir, now, onLost: ignore })).toMatchObject({
    ok: false,
    error: { type: "in-use" },
  });
  if (first.ok) await first.value.close();
  const second = openSqlite({ dataDir, now, onLost: ignore });
  expect(second.ok).toBe(true);
  if (second.ok) await second.value.close();
});
