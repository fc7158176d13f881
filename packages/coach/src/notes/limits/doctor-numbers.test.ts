import { expect, test } from "vitest";
import { limitText } from "../../explain/request.text.ts";
import { readNote } from "../read-note.ts";

const limitsOf = (note: string) => readNote(note, "2026-11-15").limits;
const textsOf = (note: string) => limitsOf(note).map(limitText);

test.each([
  ["doc told me not to lift more than 10lbs until the hernia mesh settles", "at most 10 lb"],
  ["surgeon says I must not carry anything over 5 kg", "at most 5 kg"],
  ["not allowed to lift more than 20 pounds after the op", "at most 20 lb"],
  ["since the op I have a 15 lb lifting restriction", "at most 15 lb"],
  ["physio said nothing heavier than 4 kilos", "at most 4 kg"],
])("coach.F1 a doctor's most for lifting leaves no weights and is named: %s", (note, most) => {
  expect(textsOf(note).filter((text) => text.startsWith(`Doctor: no weights · ${most}`))).toHaveLength(1);
  expect(textsOf(note)).not.toContain("Doctor: nothing heavy");
});

test.each(["my physio said no weights for now", "surgeon told me not to lift anything yet"])(
  "coach.F1 no weights at all is told without a number: %s",
  (note) => {
    expect(textsOf(note)).toContain("Doctor: no weights");
  },
);

test.each([
  "doctor says I should not lose more than 2 kg a month",
  "nothing heavier than 8 kg at home, my dumbbells end there",
  "I can't deadlift more than 140 kg yet",
  "physio said no heavy lifting",
  "doctor says my weight should be under 90 kg",
])("coach.F1 other numbers and heavy lifting leave the weights: %s", (note) => {
  expect(limitsOf(note).map(({ condition }) => condition)).not.toContain("no_weights_doctor");
});

test.each([
  ["keep under 120 bpm", "under 120 bpm"],
  ["told to keep my heart rate below 110 bpm", "under 110 bpm"],
  ["cardiologist says stay under 130 beats for now", "under 130 bpm"],
  ["my heart rate must not go over 125 bpm", "under 125 bpm"],
])("coach.F1 a most of the pulse means easy training and is named: %s", (note, most) => {
  expect(textsOf(note)).toContain(`Doctor: easy training only · ${most}`);
});

test.each([
  "my heart rate stayed under 120 bpm on the walk, nice",
  "I kept it under 140 bpm all run",
  "resting pulse is under 60 bpm now",
  "keep it under 40 minutes",
])("coach.F1 a pulse that was measured limits nothing: %s", (note) => {
  expect(limitsOf(note)).toEqual([]);
});

test.each(["slipped disc L5/S1, no bending n lifting for now", "lower back went, no lifting until the scan"])(
  "coach.F1 a back that must not lift is a bad one: %s",
  (note) => {
    expect(limitsOf(note)).toMatchObject([{ area: "lower_back", severity: "severe" }]);
  },
);
