/** Golden files of our own making for every dialect of every app, and what damage does to them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAppFile } from "./read-app-file.ts";
import { appReaders } from "./readers/all.ts";
import { inLines } from "./testing/in-lines.ts";

const folder = fileURLToPath(new URL("golden/", import.meta.url));
const today = "2026-11-23";
const names = readdirSync(folder).filter((name) => name.endsWith(".csv"));
const textOf = (name: string): string => readFileSync(`${folder}${name}`, "utf8");

test.each(names)("%s says what stands in it", (name) => {
  const brought = readAppFile(name, textOf(name), today);
  expect(brought === undefined ? "nothing" : inLines(brought)).toBe(textOf(name.replace(/csv$/, "txt")));
});

test("every app that is understood has a golden file", () => {
  const seen = new Set(names.map((name) => readAppFile(name, textOf(name), today)?.source));
  expect(appReaders.map(({ source }) => source).filter((source) => !seen.has(source))).toEqual([]);
});

test("line ends of Windows and a byte order mark change nothing", () => {
  for (const name of names) {
    const damaged = `\uFEFF${textOf(name).replaceAll("\n", "\r\n")}`;
    expect(readAppFile(name, damaged, today)).toEqual(readAppFile(name, textOf(name), today));
  }
});

test("a file that was cut off brings no half of a row, and says so", () => {
  const text = textOf("hevy-kg.csv");
  const cut = readAppFile("hevy.csv", text.slice(0, text.indexOf(",7.5") - 3), today);
  expect(cut === undefined ? "nothing" : inLines(cut)).toBe(
    [
      "Hevy",
      "2026-03-02 06:05:00 Upper A, 2880 s (Fine)",
      "  Bench Press (Barbell) (pad)",
      "    warmup 10 reps 40 kg",
      "left out 1: A last row that ends in its middle: the file was cut off",
      "",
    ].join("\n"),
  );
});

test("a weight or repetitions below zero are left out with a reason", () => {
  const rows = ["2026-02-03,Deadlift,Back,-20,kgs,5,,,,", "2026-02-03,Deadlift,Back,100,kgs,-5,,,,"];
  const text = ["Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment"];
  const brought = readAppFile("FitNotes_Export.csv", [...text, ...rows, ""].join("\n"), today);
  expect(brought === undefined ? "nothing" : inLines(brought)).toBe(
    "FitNotes\nleft out 2: Sets with figures that cannot be\n",
  );
});

const piece = fc.constantFrom(
  '"',
  ",",
  ";",
  "\n",
  "0",
  "-1",
  "1e308",
  "NaN",
  "\u0000",
  "9999-99-99",
  "🏋",
  "",
);
const change = fc.record({ at: fc.nat(4_000), cut: fc.nat(40), piece });

test("a randomly damaged file never crashes a reader or gives absurd figures", () => {
  for (const name of names) {
    const text = textOf(name);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const damaged = changes.reduce((before, { at, cut, piece }) => {
          const place = at % (before.length + 1);
          return before.slice(0, place) + piece + before.slice(place + cut);
        }, text);
        const brought = readAppFile(name, damaged, today);
        for (const { date, exercises } of brought?.workouts ?? []) {
          if (date > "2026-11-24" || exercises.some(({ sets }) => sets.length === 0)) return false;
          for (const { reps, weight, time } of exercises.flatMap(({ sets }) => sets)) {
            if (reps !== null && !(Number.isInteger(reps) && reps >= 1 && reps <= 1_000)) return false;
            if (weight !== null && !(weight.value > 0 && weight.value <= 4_000)) return false;
            if (time !== null && !(time > 0 && time <= 86_400)) return false;
          }
        }
        return true;
      }),
      { numRuns: mutations },
    );
  }
});

/** Of each file. `bench/import-mutations.ts` runs ten thousand. */
const mutations = 200;
