import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { code128, draw, drawNothing, ean8, ean13 } from "../../../../../bench/barcode-images.ts";
import { decodeImage, type ReadBarcodes } from "./decode-passes.ts";
import type { PixelImage } from "./pixel-image.ts";

const read: ReadBarcodes = (image, options) =>
  // Node has no ImageData; the reader looks at these fields only.
  readBarcodes({ ...image, colorSpace: "srgb" } as unknown as ImageData, options);

beforeAll(async () => {
  const file = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  const wasmBinary = Uint8Array.from(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const clear = { degrees: 0, moduleWidth: 3, blur: 0, noise: 6, light: 1 };

test.each([
  ["an EAN-13", ean13("3017620422003"), clear, "3017620422003"],
  ["an EAN-8", ean8("96385074"), clear, "96385074"],
  ["a UPC-A", ean13("0036000291452"), clear, "0036000291452"],
  ["a Code 128 of digits", code128("12345678"), clear, "12345678"],
  ["a code upside down", ean13("3017620422003"), { ...clear, degrees: 180 }, "3017620422003"],
  ["a code that stands", ean13("3017620422003"), { ...clear, degrees: 90 }, "3017620422003"],
  ["a code askew", ean13("3017620422003"), { ...clear, degrees: 45 }, "3017620422003"],
  ["a code in the dark", ean13("3017620422003"), { ...clear, light: 0.3 }, "3017620422003"],
  ["a code far away", ean13("3017620422003"), { ...clear, moduleWidth: 1.9 }, "3017620422003"],
])("BAR-01 %s is read", async (_, modules, look, code) => {
  const decoded = await decodeImage(read, draw(modules, look, 1));
  expect(decoded?.code.padStart(code.length, "0")).toBe(code);
});

test.each([
  ["a word in a Code 128", draw(code128("ABC-1234"), clear, 1)],
  ["a blurred 7 that looks like a 1", draw(ean8("82368777"), { ...clear, moduleWidth: 3.2, blur: 3 }, 1)],
  ["stripes", drawNothing(0)],
  ["a fence", drawNothing(4)],
  ["noise", drawNothing(2)],
])("BAR-01 %s is no product, or the right one", async (_, image) => {
  const decoded = await decodeImage(read, image);
  expect([undefined, "82368777"]).toContain(decoded?.code);
});

/** How many pixels the reader was given, of the whole picture's. */
const workOn = async (image: PixelImage): Promise<number> => {
  let pixels = 0;
  await decodeImage(
    (one, options) => {
      pixels += one.width * one.height;
      return read(one, options);
    },
    image,
    "quick",
  );
  return pixels / (image.width * image.height);
};

test.each([0, 10, 30, 45, 90, 135, 180])(
  "BAR-01 a code at %i° is found by lines through its centre",
  async (degrees) => {
    const image = draw(ean13("3017620422003"), { ...clear, degrees }, 1);
    expect((await decodeImage(read, image, "quick"))?.code).toBe("3017620422003");
    expect(await workOn(image)).toBeLessThan(0.6);
  },
);

test("BAR-01 between thorough looks a picture without a code costs little", async () => {
  expect(await workOn(drawNothing(3))).toBeLessThan(2);
});
