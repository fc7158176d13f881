import * as fc from "fast-check";
import { expect, test } from "vitest";
import { massIn } from "../../shared/format.ts";
import { roundTo } from "../../shared/units.ts";
import { kilocaloriesInText, poundsInText } from "./amounts-in-text.ts";

const kilograms = (pounds: number): number => roundTo(massIn("metric", pounds), 1);
const inKilograms = (text: string): string => poundsInText(text, "kg", kilograms);

test.each([
  ["1,000 lb", "453.6 kg"],
  ["1.000 lb", "453.6 kg"],
  ["1 000 lb", "453.6 kg"],
  ["1\u00a0200 lb", "544.3 kg"],
  ["1,000.5 lb", "453.8 kg"],
  ["1.000,5 lb", "453.8 kg"],
  ["27,5 lb", "12.5 kg"],
  ["22.046 lb", "10 kg"],
  ["2x100 lb", "2x45.4 kg"],
  ["3 × 10 × 100 lbs", "3 × 10 × 45.4 kg"],
  ["3x10, 100 lb", "3x10, 45.4 kg"],
  ["3x8-10 - 100 lb", "3x8-10 - 45.4 kg"],
  ["sets of 10, 100 lb", "sets of 10, 45.4 kg"],
  ["100-110 lb", "45.4-49.9 kg"],
  ["100–110 lbs.", "45.4–49.9 kg."],
  ["100 to 110 pounds", "45.4 to 49.9 kg"],
  ["100/110 lb", "45.4/49.9 kg"],
  ["1,000-1,100 lb", "453.6-499 kg"],
  ["between 20 and 50 lb", "between 9.1 and 22.7 kg"],
  ["20 or 25 lb", "9.1 or 11.3 kg"],
  ["a 45-lb plate", "a 20.4-kg plate"],
  ["100lb", "45.4 kg"],
  ["100# x 5", "45.4 kg x 5"],
  ["100 LBS", "45.4 kg"],
  ["+5 lb, then -10 lb", "+2.3 kg, then -4.5 kg"],
  ["135 → 140 lb", "61.2 → 63.5 kg"],
  ["135 -> 140 lb", "61.2 -> 63.5 kg"],
  ["3x8 → 100 lb", "3x8 → 45.4 kg"],
  ["95 lb/100 lb", "43.1 kg/45.4 kg"],
])("UNIT-01 '%s' is '%s' for whoever trains in kilograms", (written, expected) => {
  expect(inKilograms(written)).toBe(expected);
  expect(inKilograms(`Row, ${written}`)).toBe(`Row, ${expected}`);
});

// The right number in the other unit is no mistake; half of one is.
test.each([
  "1 250 lb",
  "2 1/2 lb",
  "3/4 lb",
  "95, 100 and 105 lb",
  "12, 15 lb",
  "3 and 10 lb",
  "20 → 100 lb",
  "100 lb (45 kg)",
  "100,110 lb",
  "1.2.3 lb",
  "12345 lb",
  "#5 and 10 reps",
  "set 3 # last",
  "A lboat, 5 lbx",
])("UNIT-01 '%s' can not be told for certain, or is no weight: it stays as written", (written) => {
  expect(inKilograms(written)).toBe(written);
});

/** How people and models write so many pounds. */
const written = fc
  .record({ tenths: fc.integer({ min: 5, max: 20_000 }), style: fc.integer({ min: 0, max: 4 }) })
  .map(({ tenths, style }) => {
    const pounds = tenths / 10;
    const whole = String(Math.floor(pounds));
    const grouped = (by: string) => whole.replace(/(\d)(\d{3})$/, `$1${by}$2`);
    const decimal = (by: string) => (tenths % 10 === 0 ? "" : `${by}${tenths % 10}`);
    const text = [
      String(pounds),
      `${grouped(",")}${decimal(".")}`,
      `${grouped("\u00a0")}${decimal(".")}`,
      `${grouped("\u202f")}${decimal(",")}`,
      `${whole}${decimal(",")}`,
    ][style];
    return { pounds, text: text ?? "" };
  });

test("UNIT-01 property: amounts and both ends of ranges convert, nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(written, { minLength: 1, maxLength: 2 }),
      fc.constantFrom("-", "–", "/", " to "),
      fc.constantFrom(" lb", " lbs", "lb", "-lb", " pounds", "#", " LB", "\u00a0lb"),
      fc.constantFrom("", "Lift ", "3x", "4 × 8 × ", "Reach 12 reps with ", "+", "Week 3: "),
      fc.constantFrom("", ".", ", then rest 90 s.", " for 8 reps", "; 2 sets"),
      (amounts, link, unit, before, after) => {
        const isFraction = /^[1-7]\/[2-8]$/.test(amounts.map(({ text }) => text).join(link));
        fc.pre(!isFraction);
        const shown = inKilograms(`${before}${amounts.map(({ text }) => text).join(link)}${unit}${after}`);
        const gap = /^[-\s]/.exec(unit)?.[0] ?? " ";
        const expected = amounts.map(({ pounds }) => kilograms(pounds)).join(link);
        expect(shown).toBe(`${before}${expected}${gap}kg${after}`);
      },
    ),
    { numRuns: 3_000, seed: 5 },
  );
});

test("UNIT-01 property: only numbers followed by pounds change", () => {
  const pieces = fc.constantFrom(
    "1",
    "10",
    "000",
    "250",
    ",",
    ".",
    " ",
    "-",
    "/",
    "x",
    " lb",
    " and ",
    " to ",
    "#",
    "reps",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (words) => {
      const text = words.join("");
      if (!/lb|#/.test(text)) expect(inKilograms(text)).toBe(text);
      // Said once, it is said: nothing is converted twice.
      const shown = inKilograms(text);
      expect(inKilograms(shown).match(/kg/g)?.length ?? 0).toBe(shown.match(/kg/g)?.length ?? 0);
    }),
    { numRuns: 2_000, seed: 6 },
  );
});

const inKilojoules = (text: string): string => kilocaloriesInText(text, (kcal) => String(kcal * 4));

test.each([
  ["2,450 kcal", "9800 kJ"],
  ["2.450 kcal", "9800 kJ"],
  ["2 000 kcal", "8000 kJ"],
  ["200-300 calories", "800-1200 kJ"],
  ["a 300-calorie snack", "a 1200-kJ snack"],
  ["between 200 and 500 kcal", "between 800 and 2000 kJ"],
  ["500kcal, 30 g", "2000 kJ, 30 g"],
  ["150 g protein, 300 Cal", "150 g protein, 1200 kJ"],
  ["1,900 kilocalories", "7600 kJ"],
])("UNIT-01 '%s' is '%s' for whoever counts kilojoules", (written, expected) => {
  expect(inKilojoules(written)).toBe(expected);
});

test.each(["300 kcal (1,255 kJ)", "2 1/2 calories", "1 250 kcal", "60 calisthenics", "40 lb"])(
  "UNIT-01 '%s' is no certain amount of energy, or is told in kJ already: it stays",
  (written) => {
    expect(inKilojoules(written)).toBe(written);
  },
);
