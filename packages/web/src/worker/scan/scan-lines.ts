/**
 * The fastest pass over an image: lines through its centre at eight angles, stacked into one small image that the reader
 * decodes in a fraction of the time of the whole. A code in the frame crosses the centre, whatever its rotation, so nearly
 * all are found here. Parameters were chosen by measurement: `bench/scanner.ts`.
 */
import type { CodeCorners, ImagePoint, PixelImage } from "./pixel-image.ts";

/** Half turns are the reader's own: it reads each line both ways. 22.5° apart leaves a code askew by 11° at most. */
const angles = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 8);
const linesEach = 8;
/** px between the lines of one angle. */
const gap = 3;
/** Share of the image's diagonal: what lies further out is outside of the frame shown to the person. */
const reach = 0.75;

/** How the lines are drawn. */
type ScanLinePass = {
  /** Samples for each pixel of the image, along the line. */
  readonly scale: number;
  /** Neighbours of which each line is the mean: less noise. */
  readonly mean: 1 | 3;
  /** Radius of the sharpening of blurred edges, px of the small image; 0: none. */
  readonly sharpenOver: number;
};
/** In the order in which they are looked at. */
export const scanLinePasses: readonly ScanLinePass[] = [
  { scale: 1, mean: 1, sharpenOver: 0 },
  { scale: 2, mean: 3, sharpenOver: 3 },
];

/** The reader scans from the centre outward, so the most common angle (0°) is placed in the centre. */
const slotOf = (angle: number): number =>
  Math.floor(angles.length / 2) + (angle % 2 === 1 ? (angle + 1) / 2 : -angle / 2);
const angleOf = angles.map((_, slot) => angles.findIndex((__, angle) => slotOf(angle) === slot));

const widthOf = ({ width, height }: PixelImage, { scale }: ScanLinePass): number =>
  Math.round(Math.hypot(width, height) * reach * scale);

/** Maps a point of the small image to the source image; `lines` is the offset across the line. */
const placeIn = (picture: PixelImage, look: ScanLinePass, { x, y }: ImagePoint, lines = 0): ImagePoint => {
  const slot = Math.max(0, Math.min(angles.length - 1, Math.floor(y / linesEach)));
  const turn = angles[angleOf[slot] ?? 0] ?? 0;
  const along = (x - widthOf(picture, look) / 2) / look.scale;
  const aside = (y - slot * linesEach - (linesEach - 1) / 2) * gap + lines;
  return {
    x: picture.width / 2 + along * Math.cos(turn) - aside * Math.sin(turn),
    y: picture.height / 2 + along * Math.sin(turn) + aside * Math.cos(turn),
  };
};

/** Adds the brightness along a line, each point interpolated from four pixels; outside of the image is white. */
const addLine = (
  sums: Float32Array,
  { data, width, height }: PixelImage,
  from: ImagePoint,
  to: ImagePoint,
): void => {
  const right = (to.x - from.x) / sums.length;
  const down = (to.y - from.y) / sums.length;
  let column = from.x;
  let row = from.y;
  for (let x = 0; x < sums.length; x += 1, column += right, row += down) {
    const before = sums[x] ?? 0;
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) {
      sums[x] = before + 255;
      continue;
    }
    // Both are positive: cutting off is rounding down.
    const left = column | 0;
    const top = row | 0;
    const across = column - left;
    // Green alone: close to brightness, and a third of the work.
    const at = (top * width + left) * 4 + 1;
    const next = at + width * 4;
    const upper = (data[at] ?? 0) * (1 - across) + (data[at + 4] ?? 0) * across;
    const lower = (data[next] ?? 0) * (1 - across) + (data[next + 4] ?? 0) * across;
    sums[x] = before + upper + (lower - upper) * (row - top);
  }
};

/** The lines through the middle, one angle under the other. */
export const scanLinesOf = (picture: PixelImage, look: ScanLinePass): PixelImage => {
  const width = widthOf(picture, look);
  const height = angles.length * linesEach;
  // One write for each pixel: its three equal bytes and the opaque one at once, in whichever order the machine has them.
  const pixels = new Uint32Array(width * height);
  const sums = new Float32Array(width);
  const over = look.sharpenOver;
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let line = 0; line < look.mean; line += 1) {
      const aside = line - (look.mean - 1) / 2;
      const [from, to] = [0, width].map((x) => placeIn(picture, look, { x, y }, aside));
      if (from !== undefined && to !== undefined) addLine(sums, picture, from, to);
    }
    for (let x = 0; x < width; x += 1) {
      const here = sums[x] ?? 0;
      const neighbourMean =
        ((sums[Math.max(0, x - over)] ?? 0) + (sums[Math.min(width - 1, x + over)] ?? 0)) / 2;
      const value = Math.max(0, Math.min(255, (2 * here - neighbourMean) / look.mean)) | 0;
      pixels[y * width + x] = 0xff000000 | (value << 16) | (value << 8) | value;
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height };
};

/** A code found in the small image, in coordinates of the source image, where its own lines can be read again. */
export const placeOfScanLine = (picture: PixelImage, look: ScanLinePass, place: CodeCorners): CodeCorners => {
  // The line in the middle of those that read it: all of one angle.
  const y = (place.topLeft.y + place.bottomLeft.y + place.topRight.y + place.bottomRight.y) / 4;
  const from = placeIn(picture, look, { x: (place.topLeft.x + place.bottomLeft.x) / 2, y });
  const to = placeIn(picture, look, { x: (place.topRight.x + place.bottomRight.x) / 2, y });
  return { topLeft: from, bottomLeft: from, topRight: to, bottomRight: to };
};
