/** What a process asked of the disk within one folder, in order: `recorder.c` is compiled, loaded into it, and its log read. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("./recorder.c", import.meta.url));
/** Code may not be loaded from a file system in memory everywhere, so it does not lie with the temporary files. */
const compiled = fileURLToPath(new URL("../../.cache/", import.meta.url));

/** One thing that happened. Paths are below the folder; "" is the folder itself. */
export type Recorded =
  | { readonly type: "written"; readonly path: string; readonly at: number; readonly data: Buffer }
  | { readonly type: "cut"; readonly path: string; readonly size: number }
  | { readonly type: "sync-begun" | "sync-done"; readonly path: string; readonly sync: bigint }
  | { readonly type: "created" | "removed" | "unseen"; readonly path: string }
  /** `linked`: the file has a second name. */
  | { readonly type: "renamed" | "linked"; readonly path: string; readonly to: string }
  /** A line of whoever watches from outside. */
  | { readonly type: "mark"; readonly text: string };

const kinds = {
  1: "written",
  2: "cut",
  3: "sync-begun",
  4: "sync-done",
  5: "created",
  6: "removed",
  7: "renamed",
  8: "unseen",
  9: "mark",
  10: "linked",
} as const;
const markKind = 9;
const headerBytes = 24;

/**
 * Compiles the recorder. @returns the library, which is the caller's to remove
 * @throws where there is no C compiler, or no Linux
 */
export const compileRecorder = (): string => {
  if (process.platform !== "linux")
    throw new Error("What goes to the disk can be recorded on Linux only: please run this test there.");
  mkdirSync(compiled, { recursive: true });
  const library = join(compiled, `recorder-${process.pid}.so`);
  const ran = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], {
    encoding: "utf8",
  });
  if (ran.error !== undefined)
    throw new Error("There is no C compiler on this computer: please install the package 'gcc'.");
  if (ran.status !== 0) throw new Error(`The recorder of the disk could not be compiled: ${ran.stderr}`);
  return library;
};

/** Settings of a process that shall be recorded. */
export const recordedBy = (library: string, folder: string, log: string): Record<string, string> => ({
  LD_PRELOAD: library,
  MUSTER_DISK_FOLDER: folder,
  MUSTER_DISK_LOG: log,
});

/** Puts a line into the log: what is before it there, happened before. */
export const markIn = (log: string, text: string): void => {
  const data = Buffer.from(text);
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(markKind, 0);
  header.writeBigUInt64LE(BigInt(data.length), 16);
  appendFileSync(log, Buffer.concat([header, data]));
};

/** The whole log; written data are parts of one buffer. */
export const readRecording = (log: string): readonly Recorded[] => {
  const bytes = readFileSync(log);
  const records: Recorded[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes.readUInt32LE(at);
    const type = kinds[kind as keyof typeof kinds];
    const path = bytes.toString("utf8", at + headerBytes, at + headerBytes + bytes.readUInt32LE(at + 4));
    const number = bytes.readBigUInt64LE(at + 8);
    const dataAt = at + headerBytes + Buffer.byteLength(path);
    const data = bytes.subarray(dataAt, dataAt + Number(bytes.readBigUInt64LE(at + 16)));
    at = dataAt + data.length;
    if (type === "written") records.push({ type, path, at: Number(number), data });
    else if (type === "cut") records.push({ type, path, size: Number(number) });
    else if (type === "sync-begun" || type === "sync-done") records.push({ type, path, sync: number });
    else if (type === "renamed" || type === "linked") records.push({ type, path, to: data.toString("utf8") });
    else if (type === "mark") records.push({ type, text: data.toString("utf8") });
    else if (type !== undefined) records.push({ type, path });
    else throw new Error(`The log of the disk has a record of kind ${kind} at ${at}.`);
  }
  return records;
};
