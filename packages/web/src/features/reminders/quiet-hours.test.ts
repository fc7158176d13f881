import { expect, test } from "vitest";
import { quietInput, quietText } from "./quiet-hours.ts";

test.each([
  ["22:00", 1_320],
  ["00:00", 0],
  ["06:05", 365],
  ["23:59", 1_439],
])("SET-05 %s is %i minutes, and back", (text, minutes) => {
  expect(quietInput(text)).toBe(minutes);
  expect(quietText(minutes)).toBe(text);
});

test.each(["", "24:00", "7:5", "ab:cd"])("SET-05 '%s' is no time", (text) => {
  expect(quietInput(text)).toBeUndefined();
});
