/** The scanner's decoder on 288 drawn pictures and 24 without a code: how many are right, none may be wrong, and how quick. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import {
  decodeImage,
  type Effort,
  type ReadBarcodes,
} from "../packages/web/src/worker/scan/decode-passes.ts";
import type { PixelImage } from "../packages/web/src/worker/scan/pixel-image.ts";
import { root } from "../tools/lib/paths.ts";
import {
  chanceFrom,
  checkDigit,
  code128,
  draw,
  drawNothing,
  ean8,
  ean13,
  type ImageDistortion,
} from "./barcode-images.ts";
import { type Figure, percentile, rounded } from "./figure.ts";

/** 6 turns × 3 distances × 4 kinds of light and lens: 72 for each kind of code. */
const looks: readonly ImageDistortion[] = [0, 10, 30, 45, 90, 180].flatMap((degrees) =>
  [3.2, 2.5, 1.9].flatMap((moduleWidth) => [
    { degrees, moduleWidth, blur: 0, noise: 6, light: 1 },
    { degrees, moduleWidth, blur: 1, noise: 6, light: 1 },
    { degrees, moduleWidth, blur: 0, noise: 40, light: 1 },
    { degrees, moduleWidth, blur: 0, noise: 6, light: 0.3 },
  ]),
);

const kinds = ["EAN-13", "UPC-A", "EAN-8", "Code 128"] as const;

const codeOf = (
  kind: (typeof kinds)[number],
  chance: () => number,
): { text: string; modules: readonly boolean[] } => {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(chance() * 10)).join("");
  switch (kind) {
    case "EAN-13": {
      const body = `4${digits(11)}`;
      const text = body + checkDigit(body);
      return { text, modules: ean13(text) };
    }
    case "UPC-A": {
      const body = `0${digits(11)}`;
      const text = body + checkDigit(body);
      return { text, modules: ean13(text) };
    }
    case "EAN-8": {
      const body = digits(7);
      const text = body + checkDigit(body);
      return { text, modules: ean8(text) };
    }
    case "Code 128": {
      // As long as fits a picture that is turned.
      const text = digits(8);
      return { text, modules: code128(text) };
    }
  }
};

/** UPC-A is an EAN-13 with a zero before it; readers say the one or the other. */
const isSame = (read: string, drawn: string): boolean => read.replace(/^0+/, "") === drawn.replace(/^0+/, "");

const prepare = async (): Promise<ReadBarcodes> => {
  const require = createRequire(join(root, "packages/web/package.json"));
  const file = readFileSync(require.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({
    overrides: {
      wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer,
    },
    fireImmediately: true,
  });
  return (picture, options) =>
    readBarcodes({ ...picture, colorSpace: "srgb" } as unknown as ImageData, options);
};

type ScannerResult = {
  readonly pictures: number;
  readonly right: number;
  readonly wrong: number;
  readonly wrongOnNothing: number;
  readonly negatives: number;
  /** ms of each picture with a code. */
  readonly times: readonly number[];
  /** ms of each picture without one, looked at quickly as most of a camera's are. */
  readonly timesOfNothing: readonly number[];
  /** Right of 72, by kind. */
  readonly byKind: Readonly<Record<string, number>>;
};

const runScanner = async (): Promise<ScannerResult> => {
  const read = await prepare();
  const chance = chanceFrom(20261120);
  const times: number[] = [];
  const byKind: Record<string, number> = {};
  let right = 0;
  let wrong = 0;
  const timed = async (picture: PixelImage, effort: Effort = "thorough") => {
    const started = performance.now();
    const decoded = await decodeImage(read, picture, effort);
    return { decoded, milliseconds: performance.now() - started };
  };
  for (const kind of kinds) {
    byKind[kind] = 0;
    for (const [at, look] of looks.entries()) {
      const { text, modules } = codeOf(kind, chance);
      const { decoded, milliseconds } = await timed(draw(modules, look, at));
      times.push(milliseconds);
      if (decoded === undefined) continue;
      if (isSame(decoded.code, text)) {
        right += 1;
        byKind[kind] = (byKind[kind] ?? 0) + 1;
      } else wrong += 1;
    }
  }
  const negatives = 24;
  const timesOfNothing: number[] = [];
  let wrongOnNothing = 0;
  for (let seed = 0; seed < negatives; seed += 1) {
    const nothing = drawNothing(seed);
    if ((await timed(nothing)).decoded !== undefined) wrongOnNothing += 1;
    const { decoded, milliseconds } = await timed(nothing, "quick");
    if (decoded !== undefined) wrongOnNothing += 1;
    timesOfNothing.push(milliseconds);
  }
  return {
    pictures: kinds.length * looks.length,
    right,
    wrong,
    wrongOnNothing,
    negatives,
    times,
    timesOfNothing,
    byKind,
  };
};

export const measureScanner = async (): Promise<readonly Figure[]> => {
  const { pictures, right, wrong, wrongOnNothing, negatives, times, timesOfNothing } = await runScanner();
  const p50 = rounded(percentile(times, 0.5), 2);
  const nothing = rounded(percentile(timesOfNothing, 0.5), 2);
  return [
    { name: `barcodes read right, of ${pictures}`, value: right, unit: "", goal: "≥ 259", met: right >= 259 },
    { name: "barcodes read wrong", value: wrong, unit: "", goal: "0", met: wrong === 0 },
    {
      name: `codes seen in ${negatives} pictures without one`,
      value: wrongOnNothing,
      unit: "",
      goal: "0",
      met: wrongOnNothing === 0,
    },
    { name: "a picture with a barcode, p50", value: p50, unit: "ms", goal: "≤ 5 ms", met: p50 <= 5 },
    {
      name: "a quick look at one without, p50",
      value: nothing,
      unit: "ms",
      goal: "≤ 20 ms",
      met: nothing <= 20,
    },
  ];
};
