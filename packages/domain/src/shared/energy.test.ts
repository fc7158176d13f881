import * as fc from "fast-check";
import { expect, test } from "vitest";
import { energyName } from "./format.text.ts";
import { formatEnergy, formatEnergyGoal } from "./format.ts";
import { type EnergyUnit, eatenEnergy, energyIn, energyToKcal, goalEnergy } from "./units.ts";

const unit = fc.constantFrom<EnergyUnit>("kcal", "kJ");

test("UNIT-01 1 kcal is 4.184 kJ, and kcal stay what they are", () => {
  expect(energyIn("kJ", 1)).toBe(4.184);
  expect(energyToKcal("kJ", 4.184)).toBe(1);
  expect(energyIn("kcal", 52.3)).toBe(52.3);
  expect(energyToKcal("kcal", 52.3)).toBe(52.3);
});

test("UNIT-01 food is rounded to 1 kJ, a goal to 10 kJ, both to 1 kcal", () => {
  expect(formatEnergy(2_450, "kJ")).toBe("10,251 kJ");
  expect(formatEnergyGoal(2_450, "kJ")).toBe("10,250 kJ");
  expect(formatEnergy(2_450.4, "kcal")).toBe("2,450 kcal");
  expect(formatEnergyGoal(2_450.4, "kcal")).toBe("2,450 kcal");
  expect([energyName("kcal"), energyName("kJ")]).toEqual(["Calories", "Energy"]);
});

test("UNIT-01 property: energy shown and read again is the same within rounding", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), unit, (kcal, shownIn) => {
      const again = energyToKcal(shownIn, eatenEnergy(shownIn, kcal));
      expect(Math.abs(energyIn(shownIn, again) - energyIn(shownIn, kcal))).toBeLessThanOrEqual(0.5 + 1e-9);
      const goal = energyToKcal(shownIn, goalEnergy(shownIn, kcal));
      expect(Math.abs(energyIn(shownIn, goal) - energyIn(shownIn, kcal))).toBeLessThanOrEqual(5 + 1e-9);
    }),
  );
});

test("UNIT-01 property: typed energy is stored as kcal and shown as typed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 83_680 }), unit, (typed, shownIn) => {
      expect(eatenEnergy(shownIn, energyToKcal(shownIn, typed))).toBe(typed);
    }),
  );
});
