/**
 * What stands in a journal file: one line a save, or a line that takes one back, each with its checksum, so that a line
 * that was torn by a power cut is never taken for a save. Pure.
 */
import type { PreparedSave } from "../store/dexie-write.ts";

type JournalLine = { readonly save: PreparedSave } | { readonly abort: readonly string[] };

/** `<crc32, 8 hex> <json>\n` */
export const encodeLine = (line: JournalLine): string => {
  const json = JSON.stringify(line);
  return `${crc32(json).toString(16).padStart(8, "0")} ${json}\n`;
};

/** The whole lines of a file, in order; torn and damaged ones are left out. */
export const decodeLines = (text: string): readonly JournalLine[] =>
  text.split("\n").flatMap((line) => {
    const json = line.slice(9);
    if (json === "" || Number.parseInt(line.slice(0, 8), 16) !== crc32(json)) return [];
    // The checksum says that these are the very characters that `encodeLine` wrote.
    return [JSON.parse(json) as JournalLine];
  });

/** What a file says was saved: its saves without those taken back, in order, each once. */
export const savesOf = (lines: readonly JournalLine[]): readonly PreparedSave[] => {
  const aborted = new Set(lines.flatMap((line) => ("abort" in line ? line.abort : [])));
  const saves = new Map<string, PreparedSave>();
  for (const line of lines)
    if ("save" in line && !line.save.changes.some(({ op }) => aborted.has(op)))
      saves.set(journalKey(line.save), line.save);
  return [...saves.values()];
};

/** A save by its first operation. */
export const journalKey = (save: PreparedSave): string => save.changes[0]?.op ?? "";

/**
 * The saves of several files as one history: each file keeps its own order, whatever the clock did, and between files
 * the earlier time goes first.
 */
export const inOneOrder = (files: readonly (readonly PreparedSave[])[]): readonly PreparedSave[] => {
  const rest = files.map((saves) => [...saves]);
  const merged = new Map<string, PreparedSave>();
  for (;;) {
    const next = rest
      .filter((saves) => saves.length > 0)
      .sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0))[0]
      ?.shift();
    if (next === undefined) return [...merged.values()];
    if (!merged.has(journalKey(next))) merged.set(journalKey(next), next);
  }
};

/** CRC-32 (IEEE 802.3) over UTF-16 code units, low byte first: only ever compared with itself. */
const crc32 = (text: string): number => {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    crc = (crcTable[(crc ^ unit) & 0xff] ?? 0) ^ (crc >>> 8);
    crc = (crcTable[(crc ^ (unit >>> 8)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
