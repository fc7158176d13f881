/** Image and coordinate types that the scanner's passes share. */

/** RGBA, row by row, as a canvas gives it. */
export type PixelImage = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** A point of an image, pixels. */
export type ImagePoint = { readonly x: number; readonly y: number };

/** The corners of a barcode, in reading direction. */
export type CodeCorners = {
  readonly topLeft: ImagePoint;
  readonly topRight: ImagePoint;
  readonly bottomLeft: ImagePoint;
  readonly bottomRight: ImagePoint;
};
