/**
 * The browser's own barcode reader, where there is one (Chrome on Android, macOS and ChromeOS). It is only a first
 * glance: what it says counts when the GTIN's check digit fits and our own reader agrees, so it can make the scanner
 * quicker and never wronger.
 */
import { checkDigitFits } from "@muster/domain/nutrition/foods/gtin";
import type { CodeCorners, ImagePoint, PixelImage } from "./pixel-image.ts";

type Glance = { readonly text: string; readonly format: string; readonly place: CodeCorners };

/** @returns undefined when it sees no product's code. Rejects as the browser's reader does: then it is as if it saw nothing */
export type Detect = (picture: PixelImage) => Promise<Glance | undefined>;

/** The part of the Shape Detection API that is used here; TypeScript's DOM types leave it out. */
type Detected = {
  readonly rawValue: string;
  readonly format: string;
  readonly cornerPoints: readonly ImagePoint[];
};
/** The browser's `BarcodeDetector`, as far as it is used. */
export type DetectorClass = {
  new (options: {
    readonly formats: readonly string[];
  }): {
    detect(source: ImageData): Promise<readonly Detected[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Its names for the kinds of codes on food (BAR-01), and the reader's. */
const formatNames: Readonly<Record<string, string>> = {
  ean_13: "EAN-13",
  ean_8: "EAN-8",
  upc_a: "UPC-A",
  code_128: "Code 128",
};

const isProductCode = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text) && checkDigitFits(text);

/**
 * @param Detector `BarcodeDetector` of this browser; undefined: it has none
 * @returns undefined where it cannot read products' codes
 */
export const nativeDetect = async (Detector: DetectorClass | undefined): Promise<Detect | undefined> => {
  if (Detector === undefined) return undefined;
  try {
    const supported = await Detector.getSupportedFormats();
    const formats = Object.keys(formatNames).filter((name) => supported.includes(name));
    if (formats.length === 0) return undefined;
    const detector = new Detector({ formats });
    return async ({ data, width, height }) => {
      const seen = await detector.detect(new ImageData(data, width, height));
      const one = seen.find(({ rawValue }) => isProductCode(rawValue));
      const [topLeft, topRight, bottomRight, bottomLeft] = one?.cornerPoints ?? [];
      const isPlaced =
        topLeft !== undefined &&
        topRight !== undefined &&
        bottomRight !== undefined &&
        bottomLeft !== undefined;
      return one === undefined || !isPlaced
        ? undefined
        : {
            text: one.rawValue,
            format: formatNames[one.format] ?? one.format,
            place: { topLeft, topRight, bottomRight, bottomLeft },
          };
    };
  } catch {
    // A browser that has the name and not the thing behind it.
    return undefined;
  }
};
