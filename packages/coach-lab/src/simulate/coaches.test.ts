import { inputWith } from "@muster/coach/design/testing/inputs";
import { expect, test } from "vitest";
import { createNoise } from "./body/noise.ts";
import { coaches } from "./coaches.ts";

test("the week of tests is lifted with the weights that the person has", () => {
  const input = inputWith({
    gear: { home: { place: "home", bars: [], plates: [], dumbbells: [8, 12], stackStep: null } },
    profile: { gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells"] },
  });
  const { days } = coaches.builtin.plan(input, 1, createNoise("1"));
  const loads = Object.values(days).flatMap(({ exercises }) => exercises.flatMap((one) => one.loadLb ?? []));
  expect(loads.length).toBeGreaterThan(3);
  expect(loads.filter((load) => ![8, 12].includes(load))).toEqual([]);
});
