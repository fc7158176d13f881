import { appReaders } from "@muster/domain/transfer/from-apps/readers/all";
import { expect, test } from "vitest";
import { importedApps } from "./app-files.text.ts";

test("the card names every app whose files are understood", () => {
  const apps = [...new Set(appReaders.map(({ app }) => app))];
  expect(importedApps.split(", ")).toEqual(apps);
});
