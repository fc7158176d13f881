/** Bytes of a text file as text: UTF-8 and UTF-16 with or without a mark, else Windows-1252 as older programs write. */

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Latin letters in UTF-16 have a zero as every second byte. */
const zerosAt = (bytes: Uint8Array, parity: 0 | 1): number => {
  const head = bytes.subarray(0, 2_000);
  let zeros = 0;
  for (let at = parity; at < head.length; at += 2) if (head[at] === 0) zeros += 1;
  return head.length === 0 ? 0 : (2 * zeros) / head.length;
};

/** The text of a file in whichever of these encodings it has. */
export const decodeText = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1) > 0.4)
    return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0) > 0.4)
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Whether these are no letters at all: a picture, a program, a database. */
export const isBinary = (bytes: Uint8Array): boolean => {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false;
  const head = bytes.subarray(0, 2_000);
  return head.includes(0) && zerosAt(bytes, 0) <= 0.4 && zerosAt(bytes, 1) <= 0.4;
};
