import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { checkInWith, testToday } from "../design/testing/inputs.ts";
import { bandOf, recoveryOf } from "./recovery.ts";

test.each([
  [10, "severe"],
  [8, "severe"],
  [7, "elevated"],
  [6, "elevated"],
  [5, "normal"],
  [4, "normal"],
  [3, "excellent"],
  [null, "unknown"],
] as const)("coach.R1 soreness or fatigue of %s is %s", (strain, band) => {
  expect(bandOf(strain)).toBe(band);
});

test.each([
  [{ avgSleepHours: 6.5 }, true],
  [{ avgSleepHours: 7 }, false],
  [{ stressLevel: 7 }, true],
  [{ stressLevel: 6 }, false],
  [{ energyLevel: 4 }, true],
  [{ energyLevel: 5 }, false],
  [{ avgSleepHours: null, stressLevel: null, energyLevel: null }, false],
])("coach.R3 %j holds everything: %s", (change, holds) => {
  expect(recoveryOf([checkInWith(change)], testToday).holds).toBe(holds);
});

test("a check-in of last week says nothing about this one", () => {
  expect(recoveryOf([checkInWith({ date: addDays(testToday, -7), muscleSoreness: 9 })], testToday).band).toBe(
    "unknown",
  );
});

test("the pulse is compared with the person's own four weeks", () => {
  const past = [7, 14, 21].map((days, index) =>
    checkInWith({ date: addDays(testToday, -days), restingHeartRate: 58 + index }),
  );
  expect(recoveryOf([...past.toReversed(), checkInWith({ restingHeartRate: 65 })], testToday).pulseRise).toBe(
    6,
  );
  expect(recoveryOf([checkInWith({ restingHeartRate: 65 })], testToday).pulseRise).toBeNull();
});
