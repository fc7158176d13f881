import { equipmentItems } from "@muster/domain/profiles/options";
import { kilogramsToPounds } from "@muster/domain/shared/units";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { checkInWith, inputWith } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { awayKitOf } from "./away-kit.ts";
import { readNote } from "./read-note.ts";

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
  ).toBe("Yes. No move needs more than dumbbells to 20 kg, weight bench, treadmill.");
});
