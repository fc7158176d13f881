/**
 * The secret keys of a data folder as one `keys.tar` (POSIX ustar), so that they can be kept apart from the data: the
 * database without them gives no passcode away.
 */
const block = 512;

type KeyFile = { readonly name: string; readonly content: Uint8Array };

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html, 'ustar Interchange Format' */
const headerOf = ({ name, content }: KeyFile, seconds: number): Buffer => {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(seconds, 12), 136);
  // The checksum counts its own field as spaces.
  header.fill(" ", 148, 156);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return header;
};

const padded = (length: number): number => Math.ceil(length / block) * block;

/** Packs files into one tar archive in memory. @param now modification time of the entries */
export const packKeys = (files: readonly KeyFile[], now: Date): Buffer =>
  Buffer.concat([
    ...files.flatMap((file) => [
      headerOf(file, Math.floor(now.getTime() / 1000)),
      file.content,
      Buffer.alloc(padded(file.content.length) - file.content.length),
    ]),
    Buffer.alloc(2 * block),
  ]);

const textAt = (archive: Buffer, from: number, length: number): string =>
  archive
    .toString("latin1", from, from + length)
    .replace(/\0.*$/s, "")
    .trim();

/** @returns undefined when it is not such an archive, or cut off */
export const unpackKeys = (archive: Buffer): readonly KeyFile[] | undefined => {
  const files: KeyFile[] = [];
  let at = 0;
  while (at + block <= archive.length && archive[at] !== 0) {
    if (textAt(archive, at + 257, 6) !== "ustar") return undefined;
    const length = Number.parseInt(textAt(archive, at + 124, 12), 8);
    const content = archive.subarray(at + block, at + block + length);
    if (!Number.isInteger(length) || content.length !== length) return undefined;
    files.push({ name: textAt(archive, at, 100), content });
    at += block + padded(length);
  }
  return files.length === 0 ? undefined : files;
};
