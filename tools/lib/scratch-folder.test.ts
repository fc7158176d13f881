import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withScratchFolder } from "./scratch-folder.ts";

test("a run has a temporary folder of its own, and nothing of it is left", () => {
  const folders = [1, 2].map(() =>
    withScratchFolder(({ TMPDIR = "" }) => {
      writeFileSync(join(TMPDIR, "left-behind"), "x");
      return TMPDIR;
    }),
  );
  expect(new Set(folders).size).toBe(2);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});

test("a run that breaks leaves nothing behind either", () => {
  let folder = "";
  expect(() =>
    withScratchFolder(({ TMPDIR = "" }) => {
      folder = TMPDIR;
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect(existsSync(folder)).toBe(false);
});
