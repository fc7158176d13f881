import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withScratchFolder } from "./scratch-folder.ts";

test("a run has a temporary folder of its own, and nothing of it is left", async () => {
  const folders = await Promise.all(
    [1, 2].map(() =>
      withScratchFolder(async ({ TMPDIR = "" }) => {
        await Promise.resolve();
        writeFileSync(join(TMPDIR, "left-behind"), "x");
        return TMPDIR;
      }),
    ),
  );
  expect(new Set(folders).size).toBe(2);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});

test("a run that breaks leaves nothing behind either", async () => {
  let folder = "";
  await expect(
    withScratchFolder(({ TMPDIR = "" }) => {
      folder = TMPDIR;
      throw new Error("broken");
    }),
  ).rejects.toThrow("broken");
  expect(existsSync(folder)).toBe(false);
});
