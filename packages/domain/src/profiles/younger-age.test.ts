import { expect, test } from "vitest";
import { youngerAgeQuestion } from "./younger-age.ts";

test.each([
  [72, 7, "Your age was 72, now 7. Under 13 there is no plan"],
  [16, 12, "Your age was 16, now 12. Under 13 there is no plan"],
  [72, 17, "Your age was 72, now 17. Under 18"],
])("SET-01 ONB-08 an age of %i that becomes %i is asked about", (age, now, text) => {
  expect(youngerAgeQuestion(age, now)).toMatch(text);
});

test.each([
  [72, 71],
  [72, 18],
  [12, 13],
  [17, 18],
  [15, 14],
])("SET-01 an age of %i that becomes %i is no question", (age, now) => {
  expect(youngerAgeQuestion(age, now)).toBeUndefined();
});
