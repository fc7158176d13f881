/**
 * Several files in one, without compression (ZIP, PKWARE APPNOTE 6.3: local headers, central directory, end record).
 * Files up to 4 GB together; names in UTF-8.
 */

import type { Pause } from "@muster/domain/shared/in-steps";
import { nextTask } from "../../data/next-task.ts";

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as ZIP uses it. @param before that of the bytes before these, for a text in parts */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Little-endian numbers one after the other: [value, bytes]. */
const packed = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> => {
  const result = new Uint8Array(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(result.buffer);
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return result;
};

/** 1 January 1980, the format's beginning: so that equal content gives equal files. */
const noTime = 0x0021_0000;
const utf8Names = 0x0800;

/** A file of the archive; each part of its text is encoded in one go. */
export type ZipEntry = { readonly name: string; readonly parts: readonly string[] };

/**
 * @param pause after each part, so that years of tables do not hold the page up
 * @returns pieces of the archive, for a Blob
 */
export const zip = async (
  files: readonly ZipEntry[],
  pause: Pause = nextTask,
): Promise<readonly Uint8Array<ArrayBuffer>[]> => {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const add = (piece: Uint8Array<ArrayBuffer>): void => {
    pieces.push(piece);
    offset += piece.length;
  };
  for (const file of files) {
    const name = encoder.encode(file.name);
    const data: Uint8Array<ArrayBuffer>[] = [];
    let checksum = 0;
    let size = 0;
    for (const part of file.parts) {
      const bytes = encoder.encode(part);
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      data.push(bytes);
      await pause();
    }
    const about = [
      [20, 2],
      [utf8Names, 2],
      [0, 2],
      [noTime, 4],
      [checksum, 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    directory.push(
      packed([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    add(packed([0x04034b50, 4], ...about));
    add(name);
    for (const piece of data) add(piece);
  }
  const start = offset;
  for (const piece of directory) add(piece);
  const count = files.length;
  add(
    packed([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [offset - start, 4], [start, 4], [0, 2]),
  );
  return pieces;
};
