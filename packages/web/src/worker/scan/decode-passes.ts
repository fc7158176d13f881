/**
 * Reads a product's barcode from one image: lines through its centre, then the whole image, then rotated by 45° (the
 * reader itself rotates by 90°), then the centre at twice the size for distant codes, then both. A code must be read
 * twice: from the mean of its own lines, or in another pass; a blurred 7 looks like a 1, and the check digit accepts one
 * of ten such errors. Chosen by measurement: `bench/scanner.ts`. Runs in a worker, and
 * in Node for the bench.
 */
import type { ReaderOptions } from "zxing-wasm/reader";
import type { Detect } from "./native-detector.ts";
import { passes } from "./passes.ts";
import type { CodeCorners, PixelImage } from "./pixel-image.ts";
import { placeOfScanLine, scanLinePasses, scanLinesOf } from "./scan-lines.ts";
import { isUneven, sharpStrip, stripOf } from "./strip.ts";

/** `format` as the reader names it: 'EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code 128'. */
export type Decoded = { readonly code: string; readonly format: string };

type Reading = {
  readonly isValid: boolean;
  readonly text: string;
  readonly format: string;
  readonly position: CodeCorners;
};

/** The decoder: all barcodes of a picture. */
export type ReadBarcodes = (picture: PixelImage, options: ReaderOptions) => Promise<readonly Reading[]>;

/** Kinds of codes on food (BAR-01). Not UPC-E: a blurred EAN-8 reads as one. */
const options: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "Code128"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  // A small image is read at half its size too: the mean of four pixels has half the noise.
  downscaleThreshold: 200,
  downscaleFactor: 2,
  maxNumberOfSymbols: 1,
  minLineCount: 2,
};

/** For images whose lines are horizontal already. */
const straightOptions: ReaderOptions = { ...options, tryRotate: false, tryDownscale: false };

/** Lengths of products' numbers (BAR-01), and of cases; whatever else is printed on a package is none. */
const isProductCode = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text);

/** UPC-A is an EAN-13 with a zero before it; readers say the one or the other. */
const sameCode = (one: string, other: string): boolean => one.padStart(13, "0") === other.padStart(13, "0");

/**
 * `quick`: the centre lines and the unchanged image, for most frames of a running camera;
 * `thorough`: every pass, about ten times as long when there is no code.
 */
export type Effort = "quick" | "thorough";

type Found = {
  readonly text: string;
  readonly format: string;
  /** The image that holds it, and its position: its own lines are read again there. */
  readonly seen: PixelImage;
  readonly place: CodeCorners;
  /**
   * Whether a second pass with the same result confirms it. Not for the first passes: they see the same pixels as the
   * pass over the whole image, so they make the same error.
   */
  readonly mayConfirm: boolean;
};

const firstProduct = (readings: readonly Reading[]): Reading | undefined =>
  readings.find(({ isValid, text }) => isValid && isProductCode(text));

/** Results of each pass, fastest first; lazy, so a pass runs only when the one before found nothing. */
async function* looks(
  read: ReadBarcodes,
  picture: PixelImage,
  effort: Effort,
  detect: Detect | undefined,
): AsyncGenerator<Found | undefined> {
  // The browser's own reader may fail for reasons of its own; ours goes on.
  const glance = await detect?.(picture).catch(() => undefined);
  if (glance !== undefined) yield { ...glance, seen: picture, mayConfirm: false };
  for (const look of scanLinePasses) {
    const spoke = firstProduct(await read(scanLinesOf(picture, look), straightOptions));
    yield spoke && {
      ...spoke,
      seen: picture,
      place: placeOfScanLine(picture, look, spoke.position),
      mayConfirm: false,
    };
  }
  for (const pass of effort === "quick" ? passes.slice(0, 1) : passes) {
    const seen = pass(picture);
    const found = firstProduct(await read(seen, options));
    yield found && { ...found, seen, place: found.position, mayConfirm: true };
  }
}

/**
 * @param detect the browser's own reader, where there is one
 * @returns undefined when no code was read twice, or when two readings contradict one another
 */
export const decodeImage = async (
  read: ReadBarcodes,
  picture: PixelImage,
  effort: Effort = "thorough",
  detect?: Detect,
): Promise<Decoded | undefined> => {
  const once: string[] = [];
  for await (const found of looks(read, picture, effort, detect)) {
    if (found === undefined) continue;
    const strip = stripOf(found.seen, found.place);
    if (!isUneven(strip)) continue;
    const readings = [strip, sharpStrip(strip)].map(
      async (one) => (await read(one, straightOptions)).find(({ isValid }) => isValid)?.text,
    );
    const known = (await Promise.all(readings)).filter((text) => text !== undefined);
    if (known.some((text) => !sameCode(text, found.text))) continue;
    if (known.length > 0 || (found.mayConfirm && once.some((text) => sameCode(text, found.text))))
      return { code: found.text, format: found.format };
    if (found.mayConfirm) once.push(found.text);
  }
  return undefined;
};
