import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUpWhenDue, listBackups, surplusOf } from "./nightly-backups.ts";
import { openSqlite } from "./open.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-20T03:00:00Z");

const usual = { days: 7, weeks: 5, months: 12 };

/** What is left of a copy a day. @returns ages in days */
const agesAfter = (days: number, retention: typeof usual): readonly number[] => {
  let backups: { folder: string; at: number }[] = [];
  let now = start;
  for (; now < start + days * day; now += day) {
    backups = [{ folder: String(now), at: now }, ...backups];
    const gone = new Set(surplusOf(backups, retention, now));
    backups = backups.filter((backup) => !gone.has(backup));
  }
  return backups.map(({ at }) => (now - day - at) / day);
};

test("of daily copies 7 days, 5 weeks and 12 months stay, none older than a year", () => {
  const ages = agesAfter(3 * 365, usual);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ages.filter((age) => age < 35).length).toBeGreaterThanOrEqual(10);
  // One of each month: the newest of the one before stands in for weeks, too.
  const months = new Set(
    ages.map((age) => new Date(start + (3 * 365 - 1 - age) * day).toISOString().slice(0, 7)),
  );
  expect(months.size).toBe(12);
  expect(ages.length).toBeLessThanOrEqual(24);
  expect(Math.max(...ages)).toBeGreaterThan(300);
  expect(Math.max(...ages)).toBeLessThanOrEqual(366);
});

test("with no months, no copy is older than the number of weeks", () => {
  expect(Math.max(...agesAfter(365, { ...usual, months: 0 }))).toBeLessThanOrEqual(35);
});

test("after months without a server copies older than a year are due to go", () => {
  const old = { folder: "old", at: start };
  const fresh = { folder: "fresh", at: start + 400 * day };
  expect(surplusOf([fresh, old], usual, fresh.at)).toEqual([old]);
});

test("the only copy stays, however old it is", () => {
  expect(surplusOf([{ folder: "a", at: start }], usual, start + 400 * day)).toEqual([]);
});

test("SYNC-02 a daily backup of the open database is whole and private", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-nightly-"));
  const folder = join(dataDir, "backups");
  const opened = openSqlite({ dataDir, now: new Date(start), onLost: () => {} });
  if (!opened.ok) throw new Error(opened.error.type);
  // A household is what makes a database worth a copy; a young one is copied all the same.
  const made = await backUpWhenDue(dataDir, folder, usual, new Date(start));
  expect(made).toEqual({ type: "made", folder: join(folder, "muster-2026-11-20T0300Z") });
  expect((await backUpWhenDue(dataDir, folder, usual, new Date(start + day / 2))).type).toBe("not-due");
  // What somebody else put there is neither counted nor deleted.
  mkdirSync(join(folder, "muster-1999-01-01T0000Z"));
  mkdirSync(join(folder, "photos"));
  for (let days = 1; days < 10; days += 1)
    expect((await backUpWhenDue(dataDir, folder, usual, new Date(start + days * day))).type).toBe("made");
  expect(listBackups(folder)[0]?.at).toBe(start + 9 * day);
  expect(listBackups(folder).length).toBeLessThan(10);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["muster-1999-01-01T0000Z", "photos"]));
  const [newest] = listBackups(folder);
  expect(statSync(join(newest?.folder ?? "", "muster.db")).mode & 0o777).toBe(0o600);
  await opened.value.close();
  rmSync(dataDir, { recursive: true });
});
