/**
 * Reads a product's barcode from one picture: as it is, then turned by 45° (the reader itself turns by 90°), then the
 * middle at twice the size, for codes that are far away. The passes and their order were chosen by measurement: see
 * `bench/scanner.ts`. Runs in a worker, and in Node for the bench.
 */
import type { ReaderOptions } from "zxing-wasm/reader";

/** RGBA, row by row, as a canvas gives it. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** `format` as the reader names it: 'EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code 128'. */
export type Decoded = { readonly code: string; readonly format: string };

export type ReadPicture = (
  picture: Picture,
  options: ReaderOptions,
) => Promise<readonly { readonly isValid: boolean; readonly text: string; readonly format: string }[]>;

/** Kinds of codes on food (BAR-01). */
const options: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE", "Code128"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  downscaleThreshold: 500,
  maxNumberOfSymbols: 1,
  minLineCount: 2,
};

/** A size at which the passes stay quick, px of the longer side. */
const turnedSide = 900;

const empty = (width: number, height: number): Uint8ClampedArray<ArrayBuffer> =>
  new Uint8ClampedArray(width * height * 4).fill(255);

/** Copies by nearest neighbour; `from` says where a pixel of the new picture lies in the old one. */
const resampled = (
  picture: Picture,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [number, number],
): Picture => {
  const data = empty(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [sourceX, sourceY] = from(x, y);
      const column = Math.round(sourceX);
      const row = Math.round(sourceY);
      if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
      const source = (row * picture.width + column) * 4;
      const target = (y * width + x) * 4;
      data[target] = picture.data[source] ?? 255;
      data[target + 1] = picture.data[source + 1] ?? 255;
      data[target + 2] = picture.data[source + 2] ?? 255;
    }
  }
  return { data, width, height };
};

/** The middle square, turned by 45°. */
export const turned = (picture: Picture): Picture => {
  const inside = Math.min(picture.width, picture.height);
  const side = Math.min(turnedSide, Math.round(inside * Math.SQRT2));
  const scale = (inside * Math.SQRT2) / side;
  const middleX = picture.width / 2;
  const middleY = picture.height / 2;
  return resampled(picture, side, side, (x, y) => {
    const right = (x - side / 2) * scale * Math.SQRT1_2;
    const down = (y - side / 2) * scale * Math.SQRT1_2;
    return [middleX + right - down, middleY + right + down];
  });
};

/** The middle half, at twice its size. */
export const middleTwice = (picture: Picture): Picture =>
  resampled(picture, picture.width, picture.height, (x, y) => [
    picture.width / 4 + x / 2,
    picture.height / 4 + y / 2,
  ]);

const passes: readonly ((picture: Picture) => Picture)[] = [(picture) => picture, turned, middleTwice];

/** @returns undefined when no pass finds a code */
export const decodePicture = async (read: ReadPicture, picture: Picture): Promise<Decoded | undefined> => {
  for (const pass of passes) {
    const found = (await read(pass(picture), options)).find(({ isValid }) => isValid);
    if (found !== undefined) return { code: found.text, format: found.format };
  }
  return undefined;
};
