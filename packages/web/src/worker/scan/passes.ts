/** Variants of a camera frame for the barcode reader: rotated, enlarged, sharpened. */
import type { PixelImage } from "./pixel-image.ts";

/** A size at which the passes stay quick, px of a side. */
const turnedSide = 680;

/** Brightness of each pixel, ITU-R BT.601 in 256ths. */
const brightness = ({ data, width, height }: PixelImage): Uint8Array => {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const source = at * 4;
    gray[at] = (77 * (data[source] ?? 0) + 150 * (data[source + 1] ?? 0) + 29 * (data[source + 2] ?? 0)) >> 8;
  }
  return gray;
};

/**
 * Resamples an image along a grid: `origin` is the position of the first pixel, `right` and `down` the steps. Bilinear, which
 * also reduces noise; outside of the image is white.
 */
const resampled = (
  picture: PixelImage,
  width: number,
  height: number,
  origin: readonly [number, number],
  right: readonly [number, number],
  down: readonly [number, number],
): PixelImage => {
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

/** The centre of the image, rotated. */
const turned = (picture: PixelImage, degrees: number): PixelImage => {
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
const middleTwice = (picture: PixelImage): PixelImage =>
  resampled(
    picture,
    picture.width,
    picture.height,
    [picture.width / 4, picture.height / 4],
    [0.5, 0],
    [0, 0.5],
  );

/** Sharpens blurred edges: three times the pixel minus twice the mean of four neighbours, each two pixels away. */
const sharpened = ({ data, width, height }: PixelImage): PixelImage => {
  const result = new Uint8ClampedArray(data.length).fill(255);
  const row = width * 4;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * row + x * 4;
      const neighbourMean =
        ((data[at - 8] ?? 0) + (data[at + 8] ?? 0) + (data[at - 2 * row] ?? 0) + (data[at + 2 * row] ?? 0)) /
        4;
      const value = 3 * (data[at] ?? 0) - 2 * neighbourMean;
      result[at] = value;
      result[at + 1] = value;
      result[at + 2] = value;
    }
  }
  return { data: result, width, height };
};

/** Variants for the reader, made lazily one after the other until a code is found. */
export const passes: readonly ((picture: PixelImage) => PixelImage)[] = [
  (picture) => picture,
  (picture) => turned(picture, 45),
  middleTwice,
  (picture) => sharpened(middleTwice(picture)),
  (picture) => turned(picture, 22.5),
  (picture) => turned(picture, 67.5),
  (picture) => sharpened(middleTwice(turned(picture, 22.5))),
  (picture) => sharpened(middleTwice(turned(picture, 45))),
];
