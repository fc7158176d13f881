/** The browser's own reader in front of ours: quicker when it is right, harmless when it is wrong, away or broken. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { draw, drawNothing, ean13 } from "../../../../../bench/barcode-images.ts";
import { decodeImage, type ReadBarcodes } from "./decode-passes.ts";
import { type Detect, type DetectorClass, nativeDetect } from "./native-detector.ts";
import type { CodeCorners } from "./pixel-image.ts";

const code = "3017620422003";
/** Another product; its check digit fits as well. */
const other = "4006381333931";
const look = { degrees: 10, moduleWidth: 2.5, blur: 0, noise: 6, light: 1 };
const image = () => draw(ean13(code), look, 1);

let widest = 0;
let requests = 0;
const read: ReadBarcodes = (one, options) => {
  requests += 1;
  widest = Math.max(widest, one.height);
  // Node has no ImageData; the reader looks at these fields only.
  return readBarcodes({ ...one, colorSpace: "srgb" } as unknown as ImageData, options);
};
beforeAll(async () => {
  const file = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  const wasmBinary = Uint8Array.from(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});
beforeEach(() => {
  requests = 0;
  widest = 0;
});

/** Where the drawn code lies: 95 modules across the middle, turned by 10°. */
const place: CodeCorners = (() => {
  const half = (95 * look.moduleWidth) / 2;
  const turn = (look.degrees * Math.PI) / 180;
  const at = (x: number, y: number) => ({
    x: 320 + x * Math.cos(turn) + y * Math.sin(turn),
    y: 240 - x * Math.sin(turn) + y * Math.cos(turn),
  });
  return {
    topLeft: at(-half, -40),
    topRight: at(half, -40),
    bottomRight: at(half, 40),
    bottomLeft: at(-half, 40),
  };
})();
const saying =
  (text: string): Detect =>
  async () => ({ text, format: "EAN-13", place });

test("BAR-01 the browser's reader only counts with our own reading", async () => {
  expect(await decodeImage(read, image(), "thorough", saying(code))).toEqual({ code, format: "EAN-13" });
  // The strip, plain and sharpened; never the whole picture.
  expect(requests).toBe(2);
  expect(widest).toBeLessThan(20);
});

test("BAR-01 a wrong code of the browser's reader is never the answer", async () => {
  expect((await decodeImage(read, image(), "thorough", saying(other)))?.code).toBe(code);
  for (const seed of [0, 2, 3])
    expect(await decodeImage(read, drawNothing(seed), "quick", saying(other))).toBeUndefined();
});

const useless: readonly (readonly [string, Detect])[] = [
  ["sees nothing", async () => undefined],
  ["fails", () => Promise.reject(new Error("the service behind it is gone"))],
];
test.each(useless)("BAR-01 a browser's reader that %s leaves the picture to ours", async (_, detect) => {
  expect((await decodeImage(read, image(), "quick", detect))?.code).toBe(code);
});

type Seen = { readonly rawValue: string; readonly format: string };
/** A browser's `BarcodeDetector` as Chrome has it. */
const detectorOf = (
  supported: readonly string[],
  seen: readonly Seen[],
): { Detector: DetectorClass; wanted: string[] } => {
  const wanted: string[] = [];
  const corners = [place.topLeft, place.topRight, place.bottomRight, place.bottomLeft];
  const Detector: DetectorClass = class {
    static getSupportedFormats = async (): Promise<readonly string[]> => supported;
    constructor({ formats }: { readonly formats: readonly string[] }) {
      wanted.push(...formats);
    }
    detect = async (): ReturnType<InstanceType<DetectorClass>["detect"]> =>
      seen.map((one) => ({ ...one, cornerPoints: corners }));
  };
  return { Detector, wanted };
};

test("BAR-01 the browser's reader gives only product codes with a check digit", async () => {
  // Node has no ImageData either.
  const { ImageData: before } = globalThis;
  globalThis.ImageData ??= class {} as unknown as typeof ImageData;
  const { Detector, wanted } = detectorOf(
    ["qr_code", "ean_13", "code_128"],
    [
      { rawValue: "https://example.org", format: "qr_code" },
      { rawValue: "3017620422008", format: "ean_13" },
      { rawValue: "12345", format: "code_128" },
      { rawValue: code, format: "ean_13" },
    ],
  );
  const detect = await nativeDetect(Detector);
  expect(wanted).toEqual(["ean_13", "code_128"]);
  expect(await detect?.(image())).toEqual({ text: code, format: "EAN-13", place });
  globalThis.ImageData = before;
});

test("BAR-01 a missing, foreign or broken reader counts as none", async () => {
  expect(await nativeDetect(undefined)).toBeUndefined();
  expect(await nativeDetect(detectorOf(["qr_code"], []).Detector)).toBeUndefined();
  const { Detector } = detectorOf(["ean_13"], []);
  Detector.getSupportedFormats = () => Promise.reject(new Error("not supported"));
  expect(await nativeDetect(Detector)).toBeUndefined();
});
