import { expect, test } from "vitest";
import { numberFrom, numberWordPattern } from "./number-words.ts";

test.each([
  ["one", 1],
  ["Ten", 10],
  ["nineteen", 19],
  ["twenty", 20],
  ["forty five", 45],
  ["Forty-five", 45],
  ["ninety nine", 99],
  ["12", 12],
])("'%s' is %d", (text, value) => expect(numberFrom(text)).toBe(value));

test("words that are no number are none", () => expect(numberFrom("dozen")).toBeNaN());

test("the pattern finds the whole of a number of two words", () =>
  expect(new RegExp(`\\b(?:${numberWordPattern(11)})\\b`).exec("ten or forty-five minutes")?.[0]).toBe(
    "forty-five",
  ));
