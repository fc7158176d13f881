/** What the scanner's passes hand to one another. */

/** RGBA, row by row, as a canvas gives it. */
export type PixelImage = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** A place in a picture, pixels. */
export type ImagePoint = { readonly x: number; readonly y: number };

/** Where a code lies: its corners, as it is read. */
export type CodeCorners = {
  readonly topLeft: ImagePoint;
  readonly topRight: ImagePoint;
  readonly bottomLeft: ImagePoint;
  readonly bottomRight: ImagePoint;
};
