import { appReaders } from "@muster/domain/transfer/from-apps/readers/all";
import { expect, test } from "vitest";
import { importedApps } from "./app-files.text.ts";

test("the card names every app whose files are understood", () => {
  const apps = [...new Set(appReaders.map(({ app }) => app))];
  // Apple's is no table, and has a reader of its own.
  expect(importedApps.split(", ")).toEqual([...apps, "Apple Health"]);
});
