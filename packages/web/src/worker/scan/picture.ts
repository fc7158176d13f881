/** What the scanner's passes hand to one another. */

/** RGBA, row by row, as a canvas gives it. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** A place in a picture, pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Where a code lies: its corners, as it is read. */
export type Place = {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
};
