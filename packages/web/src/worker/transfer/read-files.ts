/** Files of other apps, one after the other, plain or in a ZIP: what they say, and what was in them that nobody understands. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Brought } from "@muster/domain/transfer/from-apps/brought";
import { readAppFile } from "@muster/domain/transfer/from-apps/read-app-file";
import { decodeText, isBinary } from "./decode.ts";
import { readFilesText } from "./read-files.text.ts";
import { isZip, unzip } from "./unzip.ts";

/** What a browser's `File` has of it. */
export type SomeFile = Pick<File, "name" | "size" | "stream" | "arrayBuffer" | "slice">;

export type ReadFiles = {
  readonly brought: readonly Brought[];
  /** Sentences: files that brought nothing, and why. */
  readonly problems: readonly string[];
};

/** Text files beyond that are nobody's log. */
const mostBytes = 200_000_000;

/**
 * @param onProgress how many bytes of all are read
 * @param most bytes that a text file, or all that a ZIP holds, may have
 */
export const readFiles = async (
  files: readonly SomeFile[],
  today: CivilDate,
  onProgress: (done: number, total: number) => void,
  most = mostBytes,
): Promise<ReadFiles> => {
  const brought: Brought[] = [];
  const problems: string[] = [];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const read = (name: string, bytes: Uint8Array): void => {
    if (bytes.length === 0) return void problems.push(readFilesText.empty(name));
    if (isBinary(bytes)) return void problems.push(readFilesText.noText(name));
    const found = readAppFile(name, decodeText(bytes), today);
    if (found === undefined) problems.push(readFilesText.unknown(name));
    else brought.push(found);
  };
  for (const file of files) {
    if (await isZip(file)) {
      const unpacked = await unzip(file, most, (bytes) => onProgress(done + bytes, total));
      for (const { name, bytes } of unpacked.files) read(name, bytes);
      problems.push(...unpacked.problems);
    } else if (file.size > most) problems.push(readFilesText.tooLarge(file.name));
    else read(file.name, new Uint8Array(await file.arrayBuffer()));
    done += file.size;
    onProgress(done, total);
  }
  return { brought, problems };
};
