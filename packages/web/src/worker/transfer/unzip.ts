/** What is in a ZIP file, unpacked piece by piece, so that neither a small nor a huge one can fill the memory. */
import { householdEntry } from "@muster/domain/transfer/household-file";
import { Unzip, UnzipInflate } from "fflate";
import { isHousehold } from "./household-parts.ts";
import { readFilesText } from "./read-files.text.ts";

/** What a browser's `File` has of it. */
export type SomeFile = Pick<File, "name" | "size" | "stream" | "arrayBuffer" | "slice">;

type Unpacked = {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly problems: readonly string[];
};

/** 'PK' and 3, 4: the beginning of the first file in it. */
export const isZip = async (file: SomeFile): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
};

/** What programs of Apple add beside each file. */
const isTable = (name: string): boolean =>
  /\.(?:csv|txt|tsv|db|sqlite|fitnotes)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

/** What is pushed at once, bytes: a thousand times as much may come out of it. */
const morsel = 4_096;

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Takes a file in its pieces, in order. */
export type Taker = (piece: Uint8Array) => void;

/** As Apple names its two; the second one is about clinics and is passed over. */
const isHealth = (name: string): boolean => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name);

/**
 * @param most bytes that all tables together may have
 * @param onProgress how many bytes of the ZIP are read
 * @param takeXml is given each XML file of the ZIP as it comes, however long it is
 */
export const unzip = async (
  file: SomeFile,
  most: number,
  onProgress: (bytes: number) => void,
  takeXml: () => Taker,
): Promise<Unpacked> => {
  const found: { readonly name: string; readonly pieces: Uint8Array[] }[] = [];
  let unpacked = 0;
  let failure: "bomb" | "cut" | undefined;
  let isEmpty = true;
  const archive = new Unzip((entry) => {
    if (isHealth(entry.name)) {
      isEmpty = false;
      const take = takeXml();
      entry.ondata = (error, piece) => {
        if (error !== null) failure ??= "cut";
        else take(piece);
      };
      entry.start();
      return;
    }
    const isOfHousehold = isHousehold(found) ? /\.json$/.test(entry.name) : entry.name === householdEntry;
    if (!isOfHousehold && !isTable(entry.name)) return;
    isEmpty = false;
    const pieces: Uint8Array[] = [];
    found.push({ name: entry.name.split("/").at(-1) ?? entry.name, pieces });
    entry.ondata = (error, piece) => {
      unpacked += piece?.length ?? 0;
      if (error !== null) failure ??= "cut";
      else if (unpacked > most) failure = "bomb";
      else pieces.push(piece);
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  const reader = file.stream().getReader();
  let read = 0;
  try {
    while (failure === undefined) {
      const { done, value } = await reader.read();
      if (done) {
        archive.push(new Uint8Array(), true);
        break;
      }
      for (let at = 0; at < value.length && failure === undefined; at += morsel)
        archive.push(value.subarray(at, at + morsel));
      read += value.length;
      onProgress(read);
    }
  } catch {
    failure ??= "cut";
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (failure === "bomb") return { files: [], problems: [readFilesText.bomb(file.name)] };
  const files = found
    .map(({ name, pieces }) => ({ name, bytes: joined(pieces) }))
    .filter(({ bytes }) => bytes.length > 0);
  if (failure === "cut") return { files, problems: [readFilesText.cut(file.name)] };
  return { files, problems: isEmpty ? [readFilesText.nothingInside(file.name)] : [] };
};
