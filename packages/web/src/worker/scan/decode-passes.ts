/**
 * Reads a product's barcode from one picture: a few lines through its middle, then the whole as it is, then turned by
 * 45° (the reader itself turns by 90°), then the middle at twice the size, for codes that are far away, then both. What
 * was read must be read twice: again from the mean of its own lines, or in another pass; a blurred 7 looks like a 1, and
 * the check digit lets one of ten such mistakes pass. Chosen by measurement: `bench/scanner.ts`. Runs in a worker, and
 * in Node for the bench.
 */
import type { ReaderOptions } from "zxing-wasm/reader";
import type { Detect } from "./native-detector.ts";
import type { Picture, Place, Point } from "./picture.ts";
import { placeOfSpoke, spokeLooks, spokesOf } from "./spokes.ts";

/** `format` as the reader names it: 'EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code 128'. */
export type Decoded = { readonly code: string; readonly format: string };

type Reading = {
  readonly isValid: boolean;
  readonly text: string;
  readonly format: string;
  readonly position: Place;
};
export type ReadPicture = (picture: Picture, options: ReaderOptions) => Promise<readonly Reading[]>;

/** Kinds of codes on food (BAR-01). Not UPC-E: a blurred EAN-8 reads as one. */
const options: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "Code128"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  // Also a small picture is looked at in half its size: the mean of four pixels has half the noise.
  downscaleThreshold: 200,
  downscaleFactor: 2,
  maxNumberOfSymbols: 1,
  minLineCount: 2,
};

/** A size at which the passes stay quick, px of a side. */
const turnedSide = 680;

/** Brightness of each pixel, ITU-R BT.601 in 256ths. */
const brightness = ({ data, width, height }: Picture): Uint8Array => {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const source = at * 4;
    gray[at] = (77 * (data[source] ?? 0) + 150 * (data[source + 1] ?? 0) + 29 * (data[source + 2] ?? 0)) >> 8;
  }
  return gray;
};

/**
 * A new picture of the old one along a grid: `origin` is where its first pixel lies, `right` and `down` the steps. Mixed
 * from four neighbours each, which also softens noise; what lies outside is white.
 */
const resampled = (
  picture: Picture,
  width: number,
  height: number,
  origin: readonly [number, number],
  right: readonly [number, number],
  down: readonly [number, number],
): Picture => {
  const gray = brightness(picture);
  // One write for each pixel: its three equal bytes and the opaque one at once, in whichever order the machine has them.
  const pixels = new Uint32Array(width * height).fill(0xffffffff);
  const lastColumn = picture.width - 1;
  const lastRow = picture.height - 1;
  for (let y = 0; y < height; y += 1) {
    let column = origin[0] + y * down[0];
    let row = origin[1] + y * down[1];
    for (let x = 0; x < width; x += 1, column += right[0], row += right[1]) {
      if (column < 0 || row < 0 || column >= lastColumn || row >= lastRow) continue;
      // Both are positive: cutting off is rounding down.
      const left = column | 0;
      const top = row | 0;
      const across = column - left;
      const at = top * picture.width + left;
      const next = at + picture.width;
      const upper = (gray[at] ?? 0) * (1 - across) + (gray[at + 1] ?? 0) * across;
      const lower = (gray[next] ?? 0) * (1 - across) + (gray[next + 1] ?? 0) * across;
      const value = (upper + (lower - upper) * (row - top)) | 0;
      pixels[y * width + x] = 0xff000000 | (value << 16) | (value << 8) | value;
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height };
};

/** The middle of the picture, turned. */
export const turned = (picture: Picture, degrees: number): Picture => {
  const side = Math.min(turnedSide, Math.round(Math.min(picture.width, picture.height) * Math.SQRT2));
  const scale = (Math.min(picture.width, picture.height) * Math.SQRT2) / side;
  const cosine = Math.cos((degrees * Math.PI) / 180) * scale;
  const sine = Math.sin((degrees * Math.PI) / 180) * scale;
  const half = side / 2;
  return resampled(
    picture,
    side,
    side,
    [picture.width / 2 - half * cosine + half * sine, picture.height / 2 - half * sine - half * cosine],
    [cosine, sine],
    [-sine, cosine],
  );
};

/** The middle half, at twice its size. */
export const middleTwice = (picture: Picture): Picture =>
  resampled(
    picture,
    picture.width,
    picture.height,
    [picture.width / 4, picture.height / 4],
    [0.5, 0],
    [0, 0.5],
  );

/** Edges that a lens has softened, drawn apart again: twice the picture less the mean of each pixel's cross. */
export const sharpened = ({ data, width, height }: Picture): Picture => {
  const result = new Uint8ClampedArray(data.length).fill(255);
  const row = width * 4;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * row + x * 4;
      const around =
        ((data[at - 8] ?? 0) + (data[at + 8] ?? 0) + (data[at - 2 * row] ?? 0) + (data[at + 2 * row] ?? 0)) /
        4;
      const value = 3 * (data[at] ?? 0) - 2 * around;
      result[at] = value;
      result[at + 1] = value;
      result[at + 2] = value;
    }
  }
  return { data: result, width, height };
};

/** Pictures for the reader, made of the camera's one after the other until a code is found. */
const passes: readonly ((picture: Picture) => Picture)[] = [
  (picture) => picture,
  (picture) => turned(picture, 45),
  middleTwice,
  (picture) => sharpened(middleTwice(picture)),
  (picture) => turned(picture, 22.5),
  (picture) => turned(picture, 67.5),
  (picture) => sharpened(middleTwice(turned(picture, 22.5))),
  (picture) => sharpened(middleTwice(turned(picture, 45))),
];

/** The strip: px of its height, lines that are averaged, and how far beyond the code it reaches (the quiet zone). */
const stripHeight = 12;
const stripLines = 9;
const beyond = 0.14;

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The code laid straight, each column the mean of some lines around the one that was read. */
export const stripOf = (picture: Picture, place: Place): Picture => {
  const from = middle(place.topLeft, place.bottomLeft);
  const to = middle(place.topRight, place.bottomRight);
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const reach = length * (1 + 2 * beyond);
  const width = Math.max(120, Math.min(1_200, Math.round(reach * 2)));
  const step = reach / width;
  const data = new Uint8ClampedArray(width * stripHeight * 4).fill(255);
  for (let x = 0; x < width; x += 1) {
    const distance = x * step - length * beyond;
    let sum = 0;
    for (let line = 0; line < stripLines; line += 1) {
      const aside = line - (stripLines - 1) / 2;
      const column = from.x + along.x * distance - along.y * aside;
      const row = from.y + along.y * distance + along.x * aside;
      const left = Math.max(0, Math.min(picture.width - 2, Math.floor(column)));
      const top = Math.max(0, Math.min(picture.height - 2, Math.floor(row)));
      const across = Math.max(0, Math.min(1, column - left));
      const below = Math.max(0, Math.min(1, row - top));
      // Green alone: close to brightness, and a third of the work.
      const at = (top * picture.width + left) * 4 + 1;
      const next = at + picture.width * 4;
      const upper = (picture.data[at] ?? 0) * (1 - across) + (picture.data[at + 4] ?? 0) * across;
      const lower = (picture.data[next] ?? 0) * (1 - across) + (picture.data[next + 4] ?? 0) * across;
      sum += upper * (1 - below) + lower * below;
    }
    for (let y = 0; y < stripHeight; y += 1)
      data.fill(sum / stripLines, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { data, width, height: stripHeight };
};

/** For pictures of lines that lie straight already. */
const straightOptions: ReaderOptions = { ...options, tryRotate: false, tryDownscale: false };

/**
 * Evenly spaced stripes (a fence, a shirt) read as a code of nothing but ones. In a code, wide bars are at least half
 * as wide again as narrow ones.
 */
const isUneven = ({ data, width }: Picture): boolean => {
  const from = Math.round((width * beyond) / (1 + 2 * beyond));
  const inside = Array.from({ length: width - 2 * from }, (_, at) => data[(from + at) * 4] ?? 0);
  const mean = inside.reduce((sum, value) => sum + value, 0) / Math.max(1, inside.length);
  const runs: number[] = [];
  let dark: boolean | undefined;
  for (const value of inside) {
    if (value < mean === dark) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    dark = value < mean;
  }
  const sorted = runs.toSorted((one, other) => one - other);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return share(0.9) >= 1.5 * share(0.1);
};

/** Lengths of products' numbers (BAR-01), and of cases; whatever else is printed on a package is none. */
const isProductCode = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text);

/** The strip with its edges drawn apart: what a lens blurred into another digit reads differently here. */
const sharpStrip = ({ data, width, height }: Picture): Picture => {
  const pixels = new Uint32Array(width * height).fill(0xffffffff);
  for (let x = 0; x < width; x += 1) {
    const here = data[x * 4] ?? 0;
    const before = data[Math.max(0, x - 3) * 4] ?? 0;
    const after = data[Math.min(width - 1, x + 3) * 4] ?? 0;
    const value = Math.max(0, Math.min(255, 2 * here - (before + after) / 2)) | 0;
    for (let y = 0; y < height; y += 1)
      pixels[y * width + x] = 0xff000000 | (value << 16) | (value << 8) | value;
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height };
};

/** UPC-A is an EAN-13 with a zero before it; readers say the one or the other. */
const sameCode = (one: string, other: string): boolean => one.padStart(13, "0") === other.padStart(13, "0");

/**
 * `quick`: the lines through the middle and the picture as it is, for most pictures of a camera that goes on looking;
 * `thorough`: every pass, which takes some ten times as long when there is nothing to find.
 */
export type Effort = "quick" | "thorough";

type Found = {
  readonly text: string;
  readonly format: string;
  /** The picture in which it lies, and where: its own lines are read again there. */
  readonly seen: Picture;
  readonly place: Place;
  /**
   * Whether another look that reads the same stands for a second reading. Not the first ones: they look at the very
   * pixels that the whole picture shows again, and make the same mistake twice.
   */
  readonly mayConfirm: boolean;
};

const firstProduct = (readings: readonly Reading[]): Reading | undefined =>
  readings.find(({ isValid, text }) => isValid && isProductCode(text));

/** What each look finds, the quickest first. A look is made only when it is asked for. */
async function* looks(
  read: ReadPicture,
  picture: Picture,
  effort: Effort,
  detect: Detect | undefined,
): AsyncGenerator<Found | undefined> {
  // The browser's own reader may fail for reasons of its own; ours goes on.
  const glance = await detect?.(picture).catch(() => undefined);
  if (glance !== undefined) yield { ...glance, seen: picture, mayConfirm: false };
  for (const look of spokeLooks) {
    const spoke = firstProduct(await read(spokesOf(picture, look), straightOptions));
    yield spoke && {
      ...spoke,
      seen: picture,
      place: placeOfSpoke(picture, look, spoke.position),
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
export const decodePicture = async (
  read: ReadPicture,
  picture: Picture,
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
