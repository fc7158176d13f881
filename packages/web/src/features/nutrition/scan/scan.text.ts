/** What the scanner says while it looks, and when it did not find a product. */

/** By the state of a scan, and by how it ended. */
export const scanText = {
  scanning: "Hold the barcode inside the frame",
  validating: "Checking the code...",
  "looking-up": "Looking it up...",
  noCode: "A barcode has 8, 12 or 13 digits. Please look again.",
  /** A product of a code that does not fit its own check digit. */
  checkDigit: "The check digit does not fit: is it the right product?",
  mistyped: "The last digit does not fit the others: is one of them mistyped?",
  unreachable:
    "The product databases cannot be reached. Your own and your household's products work offline.",
  unknown: (gtin: string): string => `Product not in database (${gtin})`,
  /** Spec §8, for codes typed by hand. */
  unknownTyped: "UPC code not in database. Try Search Foods or AI Estimator.",
} as const;

/** Texts of the camera that looks for a barcode. */
export const cameraText = {
  unableToAccessCamera: "Unable to access camera.",
  cameraRefused: "Allow it in the browser's settings for this page, or type the number below.",
  camera: "Camera",
  light: "Light",
} as const;
