/** Several files in one ZIP, packed while they are made. */
import type { Pause } from "@muster/domain/shared/in-steps";
import { Zip, ZipDeflate } from "fflate";
import { nextTask } from "../../data/next-task.ts";

/** A file of the archive; each part of its text is encoded in one go. */
export type ZipEntry = { readonly name: string; readonly parts: readonly string[] };

/** The format's beginning: so that equal content gives equal files. */
const noTime = new Date(1980, 0, 1);

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
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(new Uint8Array(piece));
  });
  for (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 1 });
    file.mtime = noTime;
    archive.add(file);
    for (const part of parts) {
      file.push(encoder.encode(part));
      await pause();
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  return pieces;
};
