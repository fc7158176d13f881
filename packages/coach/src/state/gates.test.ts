import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { checkInWith, inputWith, testToday } from "../design/testing/inputs.ts";
import { bloodPressureBand } from "../notes/recent-health.ts";
import { checkWeek } from "../rules/check-week.ts";
import type { DesignInput } from "./input.ts";
import { personOf } from "./person.ts";

const gates = (input: DesignInput) => personOf(input).gates;

test.each([
  [118, 76, "fine"],
  [130, 80, "fine"],
  [131, 80, "elevated"],
  [130, 81, "elevated"],
  [160, 90, "high"],
  [150, 100, "high"],
  [180, 90, "crisis"],
  [150, 120, "crisis"],
])("coach.F2 %i/%i is %s", (systolic, diastolic, band) => {
  expect(bloodPressureBand({ systolic, diastolic })).toBe(band);
});

test.each([
  [12, "child"],
  [11, "child"],
])("coach.F4 a child of %i has no training plan", (age, stop) => {
  expect(gates(inputWith({ profile: { age } })).stop).toBe(stop);
});

test("coach.F4 minors eat at maintenance: no deficit, no surplus", () => {
  expect(gates(inputWith({ profile: { age: 16 } }))).toMatchObject({
    allowDeficit: false,
    allowSurplus: false,
  });
});

test.each([
  [{ weight: 110 }, {}, false],
  [{ weight: 130 }, {}, true],
  [{ weight: 130, bodyFat: 11 }, {}, false],
  [{ weight: 130 }, { limits: { ...noLimits, pregnancy: "postpartum" as const } }, false],
])("coach.F6 coach.F7 with %j and %j a deficit is allowed: %s", (checkIn, profile, allowed) => {
  expect(gates(inputWith({ checkIns: [checkInWith(checkIn)], profile })).allowDeficit).toBe(allowed);
});

test("coach.I12 no jumps with BMI 35 and more, from 70 on, or with a sore knee", () => {
  expect(gates(inputWith()).allowPlyometrics).toBe(true);
  expect(gates(inputWith({ profile: { age: 70 } })).allowPlyometrics).toBe(false);
  expect(gates(inputWith({ checkIns: [checkInWith({ weight: 230 })] })).allowPlyometrics).toBe(false);
  expect(gates(inputWith({ checkIns: [checkInWith({ notes: "knee hurts" })] })).allowPlyometrics).toBe(false);
});

test.each(["", "chest pain on the stairs"])(
  "coach.F2 coach.F6 a hypertensive crisis allows no deficit, also with '%s'",
  (notes) => {
    const checkIn = checkInWith({ bloodPressureSystolic: 185, bloodPressureDiastolic: 100, notes });
    expect(gates(inputWith({ checkIns: [checkIn] }))).toMatchObject({
      stop: "blood_pressure",
      allowDeficit: false,
    });
  },
);

test("coach.F7 a pregnancy that is only in the notes counts", () => {
  expect(gates(inputWith({ checkIns: [checkInWith({ notes: "I am pregnant, week 14" })] }))).toMatchObject({
    isPregnantOrPostpartum: true,
    allowDeficit: false,
  });
});

test.each([
  ["felt dizzy on the stairs", { maxDifficulty: 6, allowDeficit: true, stop: null }],
  ["palpitations at night", { maxDifficulty: 6, allowPlyometrics: false }],
  ["started beta blockers", { maxDifficulty: 6, allowPlyometrics: false }],
  ["I starve myself on weekdays", { allowDeficit: false, stop: null }],
  ["gave birth seven weeks ago", { isPregnantOrPostpartum: true, allowDeficit: false, stop: null }],
  ["slurred speech for a minute", { stop: "red_flag", allowDeficit: false }],
])("coach.F3 COACH-02 '%s' makes the week careful and rule-abiding", (notes, wanted) => {
  const input = inputWith({
    profile: { primaryGoal: "weight_loss", gender: "female" },
    checkIns: [checkInWith({ notes })],
  });
  expect(gates(input)).toMatchObject(wanted);
  const week = designWeek(input);
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(`${week.plan.weeklyStrategyOverview} ${week.plan.nutritionSummary?.rationale}`).toMatch(
    /doctor|health professional/,
  );
});

test("coach.F3 notes about the heart forbid breath holding, as the profile does", () => {
  expect(gates(inputWith({ checkIns: [checkInWith({ notes: "irregular heartbeat" })] })).avoided).toContain(
    "valsalva",
  );
});

const yesterday = "2026-11-14";
const sixDaysAgo = "2026-11-09";
const aWeekAgo = "2026-11-08";

test.each(["", "All good, slept well", "no more chest pain"])(
  "coach.F3 chest pain of six days ago stops training although today says '%s'",
  (notes) => {
    const told = checkInWith({ date: sixDaysAgo, notes: "chest pain on the stairs" });
    const now = inputWith({ checkIns: [told, checkInWith({ notes })] });
    expect(gates(now).stop).toBe("red_flag");
    const { days } = designWeek(now);
    expect(Object.values(days).filter(({ kind }) => kind === "training")).toEqual([]);
    const old = inputWith({ checkIns: [{ ...told, date: aWeekAgo }, checkInWith({ notes: "" })] });
    expect(gates(old).stop).toBeNull();
  },
);

test("coach.F2 a pressure of 190 counts for seven days or until measured again", () => {
  const high = checkInWith({ date: yesterday, bloodPressureSystolic: 190, bloodPressureDiastolic: 100 });
  expect(gates(inputWith({ checkIns: [high, checkInWith({})] })).stop).toBe("blood_pressure");
  const measured = checkInWith({ bloodPressureSystolic: 118, bloodPressureDiastolic: 76 });
  expect(gates(inputWith({ checkIns: [high, measured] }))).toMatchObject({
    stop: null,
    bloodPressureBand: "fine",
  });
  expect(gates(inputWith({ checkIns: [{ ...high, date: aWeekAgo }, checkInWith({})] })).stop).toBeNull();
});

test("coach.F1 coach.F7 a sore knee counts all week, an illness until the next note", () => {
  const told = checkInWith({
    date: yesterday,
    notes: "my knee hurts, and I am 9 weeks pregnant. Have the flu",
  });
  const after = (notes: string) => gates(inputWith({ checkIns: [told, checkInWith({ notes })] }));
  for (const notes of ["", "Slept well"]) {
    expect(after(notes).flags.injuries).toEqual(["knee"]);
    expect(after(notes).isPregnantOrPostpartum).toBe(true);
  }
  expect(after(" ").stop).toBe("illness");
  expect(after("Slept well").stop).toBeNull();
});

test("coach.F3 only a doctor's word on a later day ends a sign", () => {
  const told = checkInWith({ date: yesterday, notes: "chest pain on the stairs, and my knee hurts" });
  const after = (notes: string, more: Partial<DesignInput> = {}) =>
    gates(inputWith({ checkIns: [told, checkInWith({ notes })], ...more }));
  for (const notes of ["A doctor has cleared me.", "Slept well.\na doctor has cleared me to train"]) {
    expect(after(notes).stop).toBeNull();
    // It speaks of the sign; the knee is as sore as before.
    expect(after(notes).flags.injuries).toEqual(["knee"]);
  }
  for (const notes of [
    "I train when a doctor has cleared me",
    "Not a doctor has cleared me",
    "A doctor has cleared me? No.",
    "A doctor has cleared me. Chest pain again today",
    "My friend says: a doctor has cleared me",
  ])
    expect(after(notes).stop).toBe("red_flag");
  const sameDay = { ...told, notes: "chest pain on the stairs. A doctor has cleared me." };
  expect(gates(inputWith({ checkIns: [sameDay, checkInWith({ notes: "" })] })).stop).toBe("red_flag");
  // A sign after the word, in a workout or in the profile, counts.
  const word = "A doctor has cleared me.";
  const today = checkInWith({ notes: word }).date;
  expect(after(word, { otherNotes: [{ date: today, notes: "chest pain in the second set" }] }).stop).toBe(
    "red_flag",
  );
  expect(
    gates(
      inputWith({
        checkIns: [told, checkInWith({ notes: word })],
        profile: { limits: { ...noLimits, note: "I faint when I squat" } },
      }),
    ).stop,
  ).toBe("red_flag");
  const pressure = { ...told, bloodPressureSystolic: 190 };
  expect(gates(inputWith({ checkIns: [pressure, checkInWith({ notes: word })] })).stop).toBe(
    "blood_pressure",
  );
});

test("planning.L3 the profile's own words hold wishes in every week", () => {
  const noted = (note: string) => gates(inputWith({ profile: { limits: { ...noLimits, note } } })).wishes;
  expect(
    noted("Only 20 minutes before work. Quiet please, no jumping, thin floor. I hate burpees.").map(
      ({ type, minutes, until, source }) => ({ type, minutes, until, source }),
    ),
  ).toEqual(
    [
      { type: "minutes", minutes: 20 },
      { type: "no_jumps", minutes: null },
      { type: "quiet", minutes: null },
      { type: "exercise_out", minutes: null },
    ].map((wish) => ({ ...wish, until: null, source: "profile" })),
  );
  // Places have a field of their own there; an undated note names no week.
  expect(noted("Travelling next week. Half marathon in May. Only Mondays this week.")).toEqual([]);
  expect(noted("Only two days.")).toMatchObject([{ type: "days", count: 2, until: null }]);
});

test("planning.L3 a wish for one plan hides a standing one only while it holds", () => {
  const profile = { limits: { ...noLimits, note: "Only two days." } };
  const days = (date: string) =>
    gates(inputWith({ profile, checkIns: [checkInWith({ date, notes: "I can train 4 days this week." })] }))
      .wishes.filter(({ type }) => type === "days")
      .map(({ count }) => count);
  expect(days(testToday)).toEqual([4]);
  expect(days("2026-10-25")).toEqual([2]);
});

test("coach.F1 from 70 on no press is done head down", () => {
  expect(gates(inputWith({ profile: { age: 75 } })).ruledOut.has("v_push.incline-pike")).toBe(true);
  expect(gates(inputWith({ profile: { age: 60 } })).ruledOut.has("v_push.incline-pike")).toBe(false);
});
