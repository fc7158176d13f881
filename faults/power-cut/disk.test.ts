/** What a power cut may leave of a recording: the rules of disk.ts, over many chances. */
import { expect, test, vi } from "vitest";
import { createChance } from "../chance.ts";
import { createDisk } from "./disk.ts";
import { compileRecorder, type Recorded } from "./recording.ts";

const created = (path: string): Recorded => ({ type: "created", path });
const written = (path: string, at: number, text: string): Recorded => ({
  type: "written",
  path,
  at,
  data: Buffer.from(text),
});
let syncs = 0n;
const synced = (path: string): readonly Recorded[] => {
  syncs += 1n;
  return [
    { type: "sync-begun", path, sync: syncs },
    { type: "sync-done", path, sync: syncs },
  ];
};

/** Every content that a file is found with after a cut; `gone` where there is none. */
const leftOf = (
  path: string,
  recording: readonly Recorded[],
  before = "",
  syncKeepsName = false,
): readonly string[] => {
  const disk = createDisk(new Map(before === "" ? [] : [[path, Buffer.from(before)]]), syncKeepsName);
  for (const record of recording) disk.follow(record);
  const found = Array.from({ length: 400 }, (_, seed) => disk.afterCut(createChance(seed)).get(path));
  return [...new Set(found.map((bytes) => bytes?.toString() ?? "gone"))].toSorted();
};

const sector = (letter: string): string => letter.repeat(512);

test("P3 what was synced is there, what was not may be", () => {
  expect(leftOf("file", [...synced("file"), written("file", 0, "new")], "old")).toEqual(["new", "old"]);
  expect(leftOf("file", [written("file", 0, "new"), ...synced("file")], "old")).toEqual(["new"]);
});

test("P3 a sync covers what was written before it began, and only once it ended", () => {
  const [begun, done] = synced("file");
  if (begun === undefined || done === undefined) throw new Error("a sync has two records");
  expect(leftOf("file", [written("file", 0, "new"), begun], "old")).toEqual(["new", "old"]);
  expect(leftOf("file", [begun, written("file", 0, "new"), done], "old")).toEqual(["new", "old"]);
});

test("P3 later writes arrive in any order, in sectors of 512 bytes", () => {
  const before = sector("a") + sector("b");
  const left = leftOf("file", [written("file", 0, sector("A") + sector("B"))], before);
  expect(left).toEqual(
    [before, sector("a") + sector("B"), sector("A") + sector("b"), sector("A") + sector("B")].toSorted(),
  );
});

test("P3 a sector holds what one of the writes left in it", () => {
  const writes = [written("file", 0, "1"), written("file", 1, "2")];
  expect(leftOf("file", writes, "..")).toEqual(["..", "1.", "12"].toSorted());
});

test("P3 a file may be longer than what has arrived of it, with zeros", () => {
  expect(leftOf("file", [written("file", 3, "new")], "old")).toEqual(
    ["old", "old\0\0\0", "oldnew"].toSorted(),
  );
});

test("P3 a truncation may not have arrived", () => {
  expect(leftOf("file", [{ type: "cut", path: "file", size: 1 }], "old")).toEqual(["o", "old"]);
});

test("P3 a new name is there for certain once its folder was synced", () => {
  const full = [created("file"), written("file", 0, "new"), ...synced("file")];
  expect(leftOf("file", full)).toEqual(["gone", "new"]);
  expect(leftOf("file", [...full, ...synced("")])).toEqual(["new"]);
});

test("P3 a file that takes another's name is the old or the new one", () => {
  const renamed: Recorded = { type: "renamed", path: "file.part", to: "file" };
  const part = [created("file.part"), written("file.part", 0, "new"), ...synced("file.part")];
  expect(leftOf("file", [...part, renamed], "old")).toEqual(["new", "old"]);
  expect(leftOf("file", [...part, renamed, ...synced("")], "old")).toEqual(["new"]);
});

test("P4 on a journaling file system a new file that was synced has its name", () => {
  const leftThere = (...recording: readonly Recorded[]) => leftOf("file", recording, "", true);
  const full = [created("file"), written("file", 0, "new"), ...synced("file")];
  expect(leftThere(...full)).toEqual(["new"]);
  // What it was before does not come back over it.
  expect(leftThere(created("file"), { type: "removed", path: "file" }, ...full)).toEqual(["new"]);
  const renamed: Recorded = { type: "renamed", path: "file.part", to: "file" };
  const part = [created("file.part"), written("file.part", 0, "new"), ...synced("file.part")];
  expect(leftThere(...part, renamed)).toEqual(["gone", "new"]);
});

test("P4 a file may have two names, and the second is not there for certain either", () => {
  const linked: Recorded = { type: "linked", path: "one", to: "file" };
  const one = [created("one"), written("one", 0, "new"), ...synced("one")];
  expect(leftOf("file", [...one, linked])).toEqual(["gone", "new"]);
  expect(leftOf("file", [...one, linked, ...synced(""), { type: "removed", path: "one" }])).toEqual(["new"]);
});

test("P3 a removed file may come back", () => {
  expect(leftOf("file", [{ type: "removed", path: "file" }], "old")).toEqual(["gone", "old"]);
});

test("P3 what the recorder cannot see ends a harness", () => {
  const follow = () => leftOf("file", [{ type: "unseen", path: "file" }]);
  expect(follow).toThrow("'file' is written in a way that the recorder does not see.");
});

test("P3 without a C compiler the recorder says what to install", () => {
  vi.stubEnv("PATH", "");
  try {
    expect(() => compileRecorder()).toThrow("please install the package 'gcc'");
  } finally {
    vi.unstubAllEnvs();
  }
});
