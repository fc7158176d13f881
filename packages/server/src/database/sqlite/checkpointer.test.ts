/** The thread that folds the log into the file, and empties it after somebody was erased. */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCheckpointer } from "./checkpointer.ts";
import { openReader, openWriter } from "./connection.ts";

let folder = "";
let file = "";
let writing: DatabaseSync;
let checkpointer: ReturnType<typeof createCheckpointer>;
const logSize = () => statSync(`${file}-wal`).size;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "muster-checkpoint-"));
  file = join(folder, "muster.db");
  writing = openWriter(file);
  writing.exec("CREATE TABLE note (words TEXT)");
  writing.prepare("INSERT INTO note VALUES (?)").run("something secret");
  checkpointer = createCheckpointer(file);
});
afterEach(async () => {
  await checkpointer.close();
  writing.close();
  rmSync(folder, { recursive: true });
});

test("what was erased is neither in the file nor in its log once the log is emptied", async () => {
  writing.exec("DELETE FROM note");
  expect(readFileSync(`${file}-wal`).includes("something secret")).toBe(true);
  expect(await checkpointer.emptyLog()).toBe(true);
  expect(logSize()).toBe(0);
  expect(readFileSync(file).includes("something secret")).toBe(false);
});

test("a log that somebody reads is not emptied, and is the next time", async () => {
  const reading = openReader(file);
  reading.exec("BEGIN");
  reading.prepare("SELECT * FROM note").all();
  writing.exec("DELETE FROM note");
  expect(await checkpointer.emptyLog()).toBe(false);
  reading.exec("COMMIT");
  expect(await checkpointer.emptyLog()).toBe(true);
  reading.close();
});

test("a write under way stays, and the log is not emptied under it", async () => {
  writing.exec("BEGIN IMMEDIATE; INSERT INTO note VALUES ('more')");
  expect(await checkpointer.emptyLog()).toBe(false);
  writing.exec("COMMIT");
  expect(await checkpointer.emptyLog()).toBe(true);
  expect(writing.prepare("SELECT count(*) AS n FROM note").get()).toEqual({ n: 2 });
});

test("once it is closed it says so, so that the caller empties the log itself", async () => {
  await checkpointer.close();
  expect(await checkpointer.emptyLog()).toBeUndefined();
});
