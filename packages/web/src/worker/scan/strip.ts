/** A second reading of a barcode that was found: straightened and averaged over its own lines. Both readings must agree before it counts. */
import type { CodeCorners, ImagePoint, PixelImage } from "./pixel-image.ts";

/** px. */
const stripHeight = 12;
/** Lines of the image that are averaged. */
const stripLines = 9;
/** How far the strip reaches beyond the barcode at each end (the quiet zone), as a share of its length. */
const quietZoneShare = 0.14;

const middle = (one: ImagePoint, other: ImagePoint): ImagePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The barcode straightened; each column is the mean of the lines beside the one that was read. */
export const stripOf = (image: PixelImage, place: CodeCorners): PixelImage => {
  const from = middle(place.topLeft, place.bottomLeft);
  const to = middle(place.topRight, place.bottomRight);
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const reach = length * (1 + 2 * quietZoneShare);
  const width = Math.max(120, Math.min(1_200, Math.round(reach * 2)));
  const step = reach / width;
  const data = new Uint8ClampedArray(width * stripHeight * 4).fill(255);
  for (let x = 0; x < width; x += 1) {
    const distance = x * step - length * quietZoneShare;
    let sum = 0;
    for (let line = 0; line < stripLines; line += 1) {
      const aside = line - (stripLines - 1) / 2;
      const column = from.x + along.x * distance - along.y * aside;
      const row = from.y + along.y * distance + along.x * aside;
      const left = Math.max(0, Math.min(image.width - 2, Math.floor(column)));
      const top = Math.max(0, Math.min(image.height - 2, Math.floor(row)));
      const across = Math.max(0, Math.min(1, column - left));
      const below = Math.max(0, Math.min(1, row - top));
      // Green alone: close to brightness, and a third of the work.
      const at = (top * image.width + left) * 4 + 1;
      const next = at + image.width * 4;
      const upper = (image.data[at] ?? 0) * (1 - across) + (image.data[at + 4] ?? 0) * across;
      const lower = (image.data[next] ?? 0) * (1 - across) + (image.data[next + 4] ?? 0) * across;
      sum += upper * (1 - below) + lower * below;
    }
    for (let y = 0; y < stripHeight; y += 1)
      data.fill(sum / stripLines, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { data, width, height: stripHeight };
};

/**
 * Whether the bars differ in width as a barcode's do, by half at least. Evenly spaced stripes (a fence, a shirt) would read
 * as a code of nothing but ones.
 */
export const isUneven = ({ data, width }: PixelImage): boolean => {
  const from = Math.round((width * quietZoneShare) / (1 + 2 * quietZoneShare));
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

/** The strip with sharpened edges: a digit that was misread because of a blur reads differently here. */
export const sharpStrip = ({ data, width, height }: PixelImage): PixelImage => {
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
