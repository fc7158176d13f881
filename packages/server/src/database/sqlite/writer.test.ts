import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { DatabaseRefused } from "../../stores/refused.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";
import { openReader, openWriter, pragma } from "./connection.ts";
import { createWriter } from "./writer.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** The clock that closes a group after 4 ms moves only when a test moves it. */
const holdClock = () => vi.useFakeTimers({ toFake: ["performance"] });

/**
 * Transactions in the write-ahead log: its frames that carry the size of the database after a commit
 * (https://www.sqlite.org/fileformat2.html#walformat). Right until the log is folded in and begins anew.
 */
const commitsOf = (file: string): number => {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
};

const open = (folder = mkdtempSync(join(tmpdir(), "muster-writer-"))) => {
  const file = join(folder, "test.db");
  const db = openWriter(file);
  db.exec("CREATE TABLE note (text TEXT NOT NULL) STRICT");
  const lost: unknown[] = [];
  const writer = createWriter(db, (error) => lost.push(error));
  const notes = () =>
    openReader(file)
      .prepare("SELECT text FROM note ORDER BY rowid")
      .all()
      .map((row) => row.text);
  return { db, file, writer, lost, notes };
};

test("SYNC-02 every connection runs with synchronous=FULL, also on an existing file", () => {
  const { file } = open();
  for (const db of [openWriter(file), openReader(file)]) {
    expect(pragma(db, "synchronous")).toBe(2);
    expect(pragma(db, "journal_mode")).toBe("wal");
    expect(pragma(db, "foreign_keys")).toBe(1);
    expect(pragma(db, "trusted_schema")).toBe(0);
  }
  expect(() => openReader(file).exec("INSERT INTO note VALUES ('x')")).toThrow(/readonly|read-only/i);
});

test("SYNC-02 an acknowledged write is on disk, and many share one commit", async () => {
  holdClock();
  const { writer, notes, file } = open();
  const before = commitsOf(file);
  const sizes = await Promise.all(
    ["a", "b", "c"].map((text) => writer.run((w) => w.run("INSERT INTO note VALUES (?)", text))),
  );
  expect(sizes).toEqual([1, 1, 1]);
  expect(notes()).toEqual(["a", "b", "c"]);
  expect(commitsOf(file) - before).toBe(1);
});

test("SYNC-02 control: writes one after the other are counted as one commit each", async () => {
  const { writer, file } = open();
  const before = commitsOf(file);
  for (const text of ["a", "b", "c"]) await writer.run((w) => w.run("INSERT INTO note VALUES (?)", text));
  expect(commitsOf(file) - before).toBe(3);
});

test("SYNC-02 a group closes after 4 ms of work, and the rest goes into the next", async () => {
  holdClock();
  const { writer, notes, file } = open();
  const before = commitsOf(file);
  const slow = (text: string) =>
    writer.run(async (w) => {
      await w.run("INSERT INTO note VALUES (?)", text);
      vi.advanceTimersByTime(5);
    });
  await Promise.all(["a", "b", "c"].map(slow));
  expect(notes()).toEqual(["a", "b", "c"]);
  expect(commitsOf(file) - before).toBe(3);
});

test("SYNC-02 a write that fails undoes itself and nobody else's", async () => {
  const { writer, notes } = open();
  const outcomes = await Promise.allSettled([
    writer.run((w) => w.run("INSERT INTO note VALUES ('a')")),
    writer.run(async (w) => {
      await w.run("INSERT INTO note VALUES ('half')");
      throw new Error("a bug");
    }),
    writer.run((w) => w.run("INSERT INTO note VALUES (NULL)")),
    writer.run((w) => w.run("INSERT INTO note VALUES ('b')")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(notes()).toEqual(["a", "b"]);
});

test("SYNC-02 a work that waits for anything but its statements is undone", async () => {
  const { writer, notes } = open();
  let late: Promise<unknown> | undefined;
  const others = writer.run((w) => w.run("INSERT INTO note VALUES ('other')"));
  await expect(
    writer.run(async (w) => {
      await w.run("INSERT INTO note VALUES ('early')");
      late = (async () => {
        await wait(20);
        await w.run("INSERT INTO note VALUES ('late')");
      })();
      await late;
    }),
  ).rejects.toThrow("waited for something else");
  await others;
  await expect(late).rejects.toThrow("after the end of its transaction");
  expect(notes()).toEqual(["other"]);
});

test("SYNC-02 more than a group's worth is written in several groups, in order", async () => {
  holdClock();
  const { writer, notes, file } = open();
  const before = commitsOf(file);
  const texts = Array.from({ length: 300 }, (_, index) => String(index));
  await Promise.all(texts.map((text) => writer.run((w) => w.run("INSERT INTO note VALUES (?)", text))));
  expect(notes()).toEqual(texts);
  // Four of 64 and one of the 44 that are left.
  expect(commitsOf(file) - before).toBe(5);
});

test("SYNC-02 a write waits while another process holds the file", async () => {
  const { writer, file, notes } = open();
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const written = writer.run((w) => w.run("INSERT INTO note VALUES ('after')"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(notes()).toEqual([]);
  other.exec("COMMIT");
  await written;
  expect(notes()).toEqual(["after"]);
});

test("SYNC-02 a full disk refuses a write, keeps the rest, and goes on with room", async () => {
  const disk = mountSmallDisk(3);
  onTestFinished(() => disk?.remove());
  const { writer, db, notes, lost } = open(disk?.folder);
  // Where no disk can be mounted, the file may not grow; its log still can, so this shows less.
  if (disk === undefined) db.exec("PRAGMA max_page_count = 8");
  await writer.run((w) => w.run("INSERT INTO note VALUES ('kept')"));
  disk?.fill();
  const refused = writer.run((w) => w.run("INSERT INTO note VALUES (?)", "x".repeat(200_000)));
  await expect(refused).rejects.toBeInstanceOf(DatabaseRefused);
  await expect(refused).rejects.toMatchObject({ reason: "storage-full" });
  expect(notes()).toEqual(["kept"]);
  disk?.clear();
  db.exec("PRAGMA max_page_count = 100000");
  await writer.run((w) => w.run("INSERT INTO note VALUES ('small')"));
  expect(notes()).toEqual(["kept", "small"]);
  expect(lost).toEqual([]);
  await writer.close();
  db.close();
});

test("SYNC-02 closing writes what waits and refuses what comes after", async () => {
  const { writer, notes } = open();
  const last = writer.run((w) => w.run("INSERT INTO note VALUES ('last')"));
  await writer.close();
  await last;
  await expect(writer.run(async () => 1)).rejects.toBeInstanceOf(DatabaseRefused);
  expect(notes()).toEqual(["last"]);
});
