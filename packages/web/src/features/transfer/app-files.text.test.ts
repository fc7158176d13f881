import { databaseReaders } from "@muster/domain/transfer/from-apps/databases/read-database";
import { appReaders } from "@muster/domain/transfer/from-apps/readers/all";
import { expect, test } from "vitest";
import { importedApps } from "./app-files.text.ts";

test("the card names every app whose files are understood", () => {
  // Apple's is no table, and has a reader of its own.
  const apps = [
    ...appReaders.map(({ app }) => app),
    "Apple Health",
    ...databaseReaders.map(({ app }) => app),
  ];
  expect(importedApps.split(", ")).toEqual([...new Set(apps)]);
});
