import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mountSmallDisk } from "./small-disk.ts";

test("a full disk stays full whatever was written beside it, and has room again", ({ skip }) => {
  const disk = mountSmallDisk(1);
  if (disk === undefined) return skip("none can be mounted here");
  onTestFinished(() => disk.remove());
  const write = () => appendFileSync(join(disk.folder, "other"), Buffer.alloc(5_000));
  write();
  disk.fill();
  expect(write).toThrow("ENOSPC");
  disk.fill();
  expect(write).toThrow("ENOSPC");
  disk.clear();
  expect(write).not.toThrow();
});
