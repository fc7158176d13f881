/**
 * Barcodes as a camera sees them, drawn here: EAN-13, UPC-A, EAN-8 and Code 128, turned, far away, blurred, noisy, in the
 * dark. Everything follows from a seed, so every run measures the same pictures.
 */
import type { PixelImage } from "../packages/web/src/worker/scan/pixel-image.ts";

/** The 95 (67, …) modules of a code, true: dark. */
type Modules = readonly boolean[];

const bits = (text: string): Modules => [...text].map((bit) => bit === "1");

/** GS1 General Specifications 5.2: digits of set A; B is their mirror image's complement, C their complement. */
const setA = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const complement = (code: string): string => [...code].map((bit) => (bit === "1" ? "0" : "1")).join("");
const setC = setA.map(complement);
const setB = setC.map((code) => [...code].toReversed().join(""));
/** Which set the six left digits take, by the first digit. */
const parities = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA".split(" ");

export const checkDigit = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (total, digit, at) => total + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

export const ean13 = (digits: string): Modules => {
  const parity = parities[Number(digits[0])] ?? "AAAAAA";
  const left = [...digits.slice(1, 7)]
    .map((digit, at) => (parity[at] === "A" ? setA : setB)[Number(digit)])
    .join("");
  const right = [...digits.slice(7)].map((digit) => setC[Number(digit)]).join("");
  return bits(`101${left}01010${right}101`);
};

export const ean8 = (digits: string): Modules => {
  const left = [...digits.slice(0, 4)].map((digit) => setA[Number(digit)]).join("");
  const right = [...digits.slice(4)].map((digit) => setC[Number(digit)]).join("");
  return bits(`101${left}01010${right}101`);
};

/** ISO/IEC 15417: widths of bar, space, … for values 0-105, then the stop. */
const code128Widths =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232".split(
    " ",
  );
const code128Stop = "2331112";

/** Set B, which holds all printable ASCII. */
export const code128 = (text: string): Modules => {
  const values = [104, ...[...text].map((letter) => letter.charCodeAt(0) - 32)];
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  const widths = [...values, check].map((value) => code128Widths[value] ?? "").join("") + code128Stop;
  return [...widths].flatMap((width, at) => Array.from({ length: Number(width) }, () => at % 2 === 0));
};

/** Numbers in [0, 1) from a seed (mulberry32). */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type ImageDistortion = {
  readonly degrees: number;
  /** px of one module. */
  readonly moduleWidth: number;
  /** Passes of a 3 × 3 mean. */
  readonly blur: number;
  /** Highest deviation of a pixel, 0-255. */
  readonly noise: number;
  /** 0-1: how much light and contrast are left. */
  readonly light: number;
};

const width = 640;
const height = 480;
const quiet = 11;

/** Share of dark at a point of the code's own plane, in modules; the label is white, the table around it grey. */
const shadeAt = (modules: Modules, x: number, y: number, tall: number): number => {
  const isLabel = x > -quiet && x < modules.length + quiet && Math.abs(y) < tall / 2 + 4;
  if (!isLabel) return 150;
  if (Math.abs(y) > tall / 2 || x < 0 || x >= modules.length) return 245;
  return modules[Math.floor(x)] === true ? 20 : 245;
};

const blurred = (gray: Float32Array<ArrayBufferLike>): Float32Array => {
  const result = new Float32Array(gray.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          sum += gray[row * width + column] ?? 0;
          count += 1;
        }
      result[y * width + x] = sum / count;
    }
  }
  return result;
};

const asPicture = (
  gray: Float32Array<ArrayBufferLike>,
  look: ImageDistortion,
  chance: () => number,
): PixelImage => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, value] of gray.entries()) {
    const seen = value * look.light + (chance() * 2 - 1) * look.noise;
    data.fill(seen, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height };
};

/** One code in a picture of 640 × 480; edges are drawn with nine samples a pixel, as a lens would mix them. */
export const draw = (modules: Modules, look: ImageDistortion, seed: number): PixelImage => {
  const turn = (look.degrees * Math.PI) / 180;
  const cosine = Math.cos(turn) / look.moduleWidth;
  const sine = Math.sin(turn) / look.moduleWidth;
  const tall = 45;
  let gray: Float32Array<ArrayBufferLike> = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let sample = 0; sample < 9; sample += 1) {
        const right = x - width / 2 + ((sample % 3) - 1) / 3;
        const below = y - height / 2 + (Math.floor(sample / 3) - 1) / 3;
        sum += shadeAt(
          modules,
          modules.length / 2 + right * cosine + below * sine,
          below * cosine - right * sine,
          tall,
        );
      }
      gray[y * width + x] = sum / 9;
    }
  }
  for (let pass = 0; pass < look.blur; pass += 1) gray = blurred(gray);
  return asPicture(gray, look, chanceFrom(seed));
};

/** Pictures without a code: stripes, checks, noise, gradients, things that only look like bars. */
export const drawNothing = (seed: number): PixelImage => {
  const chance = chanceFrom(seed);
  const gray = new Float32Array(width * height);
  const kind = seed % 6;
  const edges = Array.from({ length: width }, () => chance());
  let dark = false;
  const stripes = edges.map((edge) => {
    if (edge < 0.2) dark = !dark;
    return dark ? 30 : 230;
  });
  const period = 3 + Math.floor(chance() * 9);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (kind === 0) gray[at] = stripes[x] ?? 0;
      else if (kind === 1) gray[at] = (Math.floor(x / period) + Math.floor(y / period)) % 2 === 0 ? 20 : 240;
      else if (kind === 2) gray[at] = chance() * 255;
      else if (kind === 3) gray[at] = (255 * (x + y)) / (width + height);
      else if (kind === 4) gray[at] = Math.floor(x / period) % 2 === 0 ? 20 : 240;
      else gray[at] = Math.sin(x / period) * Math.sin(y / 40) > 0.2 ? 40 : 220;
    }
  }
  return asPicture(gray, { degrees: 0, moduleWidth: 1, blur: 0, noise: 12, light: 1 }, chance);
};
