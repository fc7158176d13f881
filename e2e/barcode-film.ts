/**
 * A film of a barcode for Chromium's fake camera (`--use-file-for-fake-video-capture`): raw YUV4MPEG2, drawn here, so
 * that the real camera path, worker and decoder read it. The code moves a little and is slightly turned in each frame.
 */
import { writeFileSync } from "node:fs";

const width = 640;
const height = 480;

/** EAN-13's three sets of seven modules a digit (GS1 General Specifications 5.2.1). */
const setA = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const flip = (modules: string): string => [...modules].map((bit) => (bit === "1" ? "0" : "1")).join("");
const setC = setA.map(flip);
const setB = setC.map((modules) => [...modules].reverse().join(""));
const parities = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA".split(" ");

/** @param code 13 digits @returns 95 modules, `1` is dark */
const ean13 = (code: string): string => {
  const [first = 0, ...rest] = [...code].map(Number);
  const left = rest.slice(0, 6).map((digit, at) => (parities[first]?.[at] === "B" ? setB : setA)[digit]);
  const right = rest.slice(6).map((digit) => setC[digit]);
  return `101${left.join("")}01010${right.join("")}101`;
};

/** Brightness of one picture; `undefined` shows an empty table. */
const picture = (modules: string | undefined, shift: number): Uint8Array => {
  const brightness = new Uint8Array(width * height).fill(150);
  if (modules === undefined) return brightness;
  const module = 4;
  const quiet = 12 * module;
  const left = Math.round((width - modules.length * module) / 2) + shift;
  for (let y = 110; y < 370; y += 1) {
    // Held a little askew: one pixel to the side every 24 lines.
    const skew = Math.round((y - 240) / 24);
    for (let x = left - quiet; x < left + modules.length * module + quiet; x += 1) {
      const at = Math.floor((x - left) / module);
      const column = x + skew;
      if (column >= 0 && column < width) brightness[y * width + column] = modules[at] === "1" ? 25 : 235;
    }
  }
  return brightness;
};

/**
 * Writes a film that plays in a loop.
 * @param codes what each part of it shows, some seconds long; undefined: nothing
 */
export const writeFilm = (path: string, codes: readonly (string | undefined)[]): void => {
  const framesEach = 12;
  const colour = new Uint8Array((width * height) / 2).fill(128);
  const parts: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`)];
  for (const code of codes) {
    const modules = code === undefined ? undefined : ean13(code);
    for (let frame = 0; frame < framesEach; frame += 1)
      parts.push(Buffer.from("FRAME\n"), picture(modules, (frame % 5) * 3 - 6), colour);
  }
  writeFileSync(path, Buffer.concat(parts));
};
