import { equipmentItems } from "@muster/domain/profiles/options.text";
import { kilogramsToPounds } from "@muster/domain/shared/units";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { checkInWith, inputWith } from "../../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import { readNote } from "../read-note.ts";
import { awayKitOf } from "./away-kit.ts";

const placesIn = (note: string) =>
  readNote(note, "2026-11-15").wishes.flatMap(({ type, place, name }) =>
    type === "place" ? [{ place, name }] : [],
  );

test.each([
  [
    "Hotel gym only has dumbbells to 20 kg, a bench and a treadmill",
    "dumbbells to 20 kg, weight bench, treadmill",
  ],
  ["Hotel gym only has dumbbells up to 50 lb", "dumbbells to 50 lb"],
  ["Travelling next week with resistance bands", "resistance bands"],
  ["Travelling, no weights, only bands", "resistance bands"],
  ["At my parents next week, just a kettlebell and a mat", "kettlebells, yoga mat"],
  ["On holiday, no equipment", ""],
  ["Hotel next week, no dumbbells or bench there", ""],
  ["Staying at a hotel, more dumbbells please", ""],
  ["Hotel gym next week", ""],
])("PLAN-01 a place away is read with what is there: %s", (note, name) => {
  expect(placesIn(note)).toEqual([{ place: "floor", name }]);
});

test("PLAN-01 kit that the plan uses is not sent to Settings as well", () => {
  expect(readNote("Hotel gym only has dumbbells to 20 kg and a bench", "2026-11-15").elsewhere).toEqual([]);
});

test("PLAN-01 every item that a name holds is read again from it", () => {
  const { none: _, peloton: __, ...items } = equipmentItems;
  const name = Object.values(items).join(", ").toLowerCase();
  const wish = { type: "place", place: "floor", name } as const;
  expect(awayKitOf([wish])?.equipment.toSorted()).toEqual(Object.keys(items).toSorted());
  expect(awayKitOf([{ ...wish, name: "" }])).toBe(null);
  expect(awayKitOf([{ ...wish, name: "dumbbells to 20 kg" }])?.heaviestLb).toBeCloseTo(kilogramsToPounds(20));
});

test("PLAN-01 the hotel's week uses its dumbbells up to their end, nothing else", () => {
  const notes = "Hotel gym only has dumbbells to 20 kg, a bench and a treadmill";
  const input = inputWith({
    units: "metric",
    checkIns: [checkInWith({ notes })],
    profile: {
      gymAccess: "commercial_gym",
      fitnessLevel: "advanced",
      gender: "male",
      weight: 200,
      primaryGoal: "strength",
    },
  });
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  const planned = Object.values(week.days).flatMap(({ exercises }) => exercises);
  const kit = new Set([
    "dumbbells",
    "weight_bench",
    "treadmill",
    "chair",
    "wall",
    "towel",
    "stair",
    "outside",
  ]);
  for (const { exerciseId } of planned)
    expect([
      exerciseId,
      exerciseById(exerciseId)?.needs.some((all) => all.every((item) => kit.has(item))),
    ]).toEqual([exerciseId, true]);
  const loads = planned.flatMap(({ exerciseId, loadLb }) =>
    loadLb !== null && exerciseById(exerciseId)?.needs.flat().includes("dumbbells") === true ? [loadLb] : [],
  );
  expect(loads.length).toBeGreaterThan(3);
  expect(Math.max(...loads)).toBeLessThan(kilogramsToPounds(20) + 0.1);
  expect(
    week.plan.facts.find(({ subject }) => subject === "Only dumbbells to 20 kg, weight bench, treadmill")
      ?.value,
  ).toBe(
    "Yes. No move needs more than dumbbells to 20 kg, weight bench, treadmill. This holds until Nov 24.",
  );
});

test.each([
  ["I only have two 10 kg dumbbells.", "dumbbells of 10 kg"],
  ["I only own a 12 kg and a 16 kg kettlebell", "kettlebells of 12 and 16 kg"],
  ["All I have is a 24 lb kettlebell and a pull-up bar", "kettlebells of 24 lb, pull-up bar"],
  ["I only have dumbbells up to 20 kg", "dumbbells to 20 kg"],
  ["I train with gymnastic rings and a pull up bar, no weights.", "pull-up bar"],
])("PLAN-01 all that there is at home is read, and is no journey: %s", (note, name) => {
  expect(placesIn(note)).toEqual([{ place: "home", name }]);
  expect(readNote(note, "2026-11-15")).toMatchObject({ isTravelling: false, limits: [], stopped: [] });
});

test.each([
  "I only bench with dumbbells",
  "I only want dumbbells",
  "I have two 16 kg kettlebells and bands",
  "My gym only has dumbbells to 20 kg",
  "I have gymnastic rings.",
])("PLAN-01 a word about kit that is not all of it names no home and no gym: %s", (note) => {
  expect(placesIn(note)).toEqual([]);
});

test("PLAN-01 kit that no exercise uses is said to be so", () => {
  for (const note of [
    "I have gymnastic rings.",
    "I train with rings and a pull up bar, no weights",
    "got a TRX",
  ])
    expect([note, readNote(note, "2026-11-15").elsewhere.map(({ about }) => about)]).toEqual([
      note,
      ["unknown_kit"],
    ]);
});

test("PLAN-01 a week for two dumbbells uses their weight and no other", () => {
  const input = inputWith({
    checkIns: [checkInWith({ notes: "I only have two 10 kg dumbbells." })],
    profile: { gymAccess: "no_gym", equipment: ["dumbbells", "kettlebells", "weight_bench"] },
  });
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  const planned = Object.values(week.days).flatMap(({ exercises }) => exercises);
  const needs = planned.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.needs ?? []);
  expect(needs.every((all) => all.includes("kettlebells"))).toBe(false);
  const loads = planned.flatMap(({ exerciseId, loadLb }) =>
    loadLb !== null && exerciseById(exerciseId)?.needs.flat().includes("dumbbells") === true ? [loadLb] : [],
  );
  expect(loads.length).toBeGreaterThan(2);
  const tenKilograms = kilogramsToPounds(10);
  expect(
    loads.filter((one) => Math.abs(one - tenKilograms) > 0.2 && Math.abs(one - 2 * tenKilograms) > 0.2),
  ).toEqual([]);
  expect(week.plan.facts.find(({ subject }) => subject === "Only dumbbells of 10 kg")?.value).toBe(
    "Yes. At home no move needs more than dumbbells of 10 kg.",
  );
});

test("PLAN-01 a bell told in kilograms is the one that was entered in pounds", () => {
  const input = inputWith({
    checkIns: [checkInWith({ notes: "Only have a 12 kg kettlebell." })],
    gear: {
      home: { place: "home", bars: [], plates: [], dumbbells: [], kettlebells: [26], stackStep: null },
    },
    profile: { gymAccess: "no_gym", gymDays: [], equipment: ["kettlebells"] },
  });
  const { days } = deliverWeek(undefined, input);
  const loads = Object.values(days).flatMap(({ exercises }) => exercises.flatMap((one) => one.loadLb ?? []));
  expect([...new Set(loads)]).toEqual([26]);
});

test("PLAN-01 who wants to leave a chair more easily gets sit-to-stands", () => {
  for (const note of [
    "I would like to get out of a chair more easily.",
    "I want to do sit to stands",
    "I'd like to stand up from a chair without hands",
  ]) {
    const wanted = readNote(note, "2026-11-15").wishes.filter(({ type }) => type === "exercise_in");
    expect(wanted.map(({ exerciseIds }) => exerciseIds.toSorted())).toEqual([
      ["squat.chair", "squat.chair-hands", "squat.chair-low", "squat.chair-slow"],
    ]);
  }
  expect(readNote("my knee hurts getting out of a chair", "2026-11-15").limits[0]?.exerciseIds).toEqual([]);
});
