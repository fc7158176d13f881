import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createAppleReader } from "./apple-health.ts";
import type { ImportedData } from "./imported-data.ts";
import { inLines } from "./testing/in-lines.ts";

const folder = fileURLToPath(new URL("golden/", import.meta.url));
const xml = readFileSync(`${folder}apple-health.xml`, "utf8");
const today = "2026-11-23";

/** @param pieces lengths of the pieces in which the text arrives; what is left comes as one */
const read = (text: string, ...pieces: readonly number[]): ImportedData | undefined => {
  const reader = createAppleReader(today);
  let at = 0;
  for (const length of pieces) {
    reader.push(text.slice(at, at + length));
    at += length;
  }
  reader.push(text.slice(at));
  return reader.done();
};

test("Apple's export says what stands in it", () => {
  const brought = read(xml);
  expect(brought === undefined ? "nothing" : inLines(brought)).toBe(
    readFileSync(`${folder}apple-health.txt`, "utf8"),
  );
});

test("it says the same in whatever pieces it arrives", () => {
  const whole = read(xml);
  fc.assert(
    fc.property(fc.array(fc.nat(90), { maxLength: 60 }), (pieces) => {
      expect(read(xml, ...pieces)).toEqual(whole);
    }),
  );
});

test("of an export that was cut off no half of a meal and no open workout comes", () => {
  const cut = read(xml.slice(0, xml.indexOf("DietaryProtein")));
  expect(cut?.readings.length).toBeGreaterThan(0);
  expect(cut?.meals).toEqual([]);
  const open = read(xml.slice(0, xml.indexOf("<WorkoutStatistics")));
  expect((open?.workouts ?? []).length).toBeLessThan((read(xml)?.workouts ?? []).length);
  expect([cut, open].flatMap((one) => one?.leftOut.map(({ why }) => why) ?? [])).toEqual(
    expect.arrayContaining([
      "Meals of a file that was cut off: parts of them may be missing",
      "A last row that ends in its middle: the file was cut off",
    ]),
  );
});

test("another XML file is none of Apple's", () => {
  expect(read("<ClinicalDocument><Record/></ClinicalDocument>")).toBeUndefined();
  expect(read("")).toBeUndefined();
});

test("random damage neither stops the reader nor brings a figure that cannot be", () => {
  const piece = fc.constantFrom("<", ">", '"', "/", "Record ", "-1", "1e999", "\u0000", "");
  fc.assert(
    fc.property(fc.nat(xml.length), fc.nat(60), piece, (at, cut, text) => {
      const brought = read(xml.slice(0, at) + text + xml.slice(at + cut));
      return (brought?.readings ?? []).every(
        ({ value, date }) => value > 0 && value < 2_000 && date <= "2026-11-24",
      );
    }),
    { numRuns: 500 },
  );
});
