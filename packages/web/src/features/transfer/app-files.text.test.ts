import { databaseReaders } from "@muster/domain/transfer/from-apps/databases/read-database";
import { appReaders } from "@muster/domain/transfer/from-apps/readers/all";
import { expect, test } from "vitest";
import { appFilesText, importedApps } from "./app-files.text.ts";

test("the card names every app whose files are understood", () => {
  // Apple's is no table, and has a reader of its own.
  const apps = [
    ...appReaders.map(({ app }) => app),
    "Apple Health",
    ...databaseReaders.map(({ app }) => app),
  ];
  expect(importedApps.split(", ")).toEqual([...new Set(apps)]);
});

test("SET-07 what is left out is counted, and its first rows are named", () => {
  const rows = ["2026-03-02 Bench", "2026-03-04 Bench"];
  const { leftOutRows } = appFilesText;
  expect(leftOutRows({ why: "Rest timers", count: 1_200, rows: [] })).toBe("Rest timers: 1,200");
  expect(leftOutRows({ why: "Empty sets", count: 2, rows })).toBe(
    "Empty sets: 2 (2026\u201103\u201102 Bench, 2026\u201103\u201104 Bench)",
  );
  expect(leftOutRows({ why: "Empty sets", count: 5, rows })).toMatch(/Bench and 3 more\)$/);
});
