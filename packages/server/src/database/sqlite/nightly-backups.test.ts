import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUpWhenDue, listBackups, surplusOf } from "./nightly-backups.ts";
import { openSqlite } from "./open.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-20T03:00:00Z");

test("of a year of daily copies 7 days and 5 weeks are kept, none older than 35 days", () => {
  let backups: { folder: string; at: number }[] = [];
  for (let now = start; now < start + 365 * day; now += day) {
    backups = [{ folder: String(now), at: now }, ...backups];
    const gone = new Set(surplusOf(backups, now));
    backups = backups.filter((backup) => !gone.has(backup));
  }
  const newest = backups[0]?.at ?? 0;
  const ages = backups.map(({ at }) => (newest - at) / day);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(backups.length).toBeGreaterThanOrEqual(10);
  expect(backups.length).toBeLessThanOrEqual(12);
  expect(Math.max(...ages)).toBeLessThanOrEqual(35);
});

test("the only copy stays, however old it is", () => {
  expect(surplusOf([{ folder: "a", at: start }], start + 400 * day)).toEqual([]);
});

test("SYNC-02 a copy is made once a day beside the open database; it is whole and its owner's alone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-nightly-"));
  const folder = join(dataDir, "backups");
  const opened = openSqlite({ dataDir, now: new Date(start), onLost: () => {} });
  if (!opened.ok) throw new Error(opened.error.type);
  // A household is what makes a database worth a copy; a young one is copied all the same.
  const made = await backUpWhenDue(dataDir, folder, new Date(start));
  expect(made).toEqual({ type: "made", folder: join(folder, "muster-2026-11-20T0300Z") });
  expect((await backUpWhenDue(dataDir, folder, new Date(start + day / 2))).type).toBe("not-due");
  // What somebody else put there is neither counted nor deleted.
  mkdirSync(join(folder, "muster-1999-01-01T0000Z"));
  mkdirSync(join(folder, "photos"));
  for (let days = 1; days < 10; days += 1)
    expect((await backUpWhenDue(dataDir, folder, new Date(start + days * day))).type).toBe("made");
  expect(listBackups(folder)[0]?.at).toBe(start + 9 * day);
  expect(listBackups(folder).length).toBeLessThan(10);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["muster-1999-01-01T0000Z", "photos"]));
  const [newest] = listBackups(folder);
  expect(statSync(join(newest?.folder ?? "", "muster.db")).mode & 0o777).toBe(0o600);
  await opened.value.close();
  rmSync(dataDir, { recursive: true });
});
