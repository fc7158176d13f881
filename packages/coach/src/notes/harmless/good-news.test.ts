import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  ["elbow much better now", "elbow"],
  ["elbow much better now, thanks", "elbow"],
  ["knees were ok this week", "knee"],
  ["shoulder has calmed down", "shoulder"],
  ["my shoulder feels better", "shoulder"],
  ["my hamstring has settled", "hamstring"],
  ["Knees held up well this week", "knee"],
  ["shoulder is a lot better this week", "shoulder"],
  ["no knee pain this week", "knee"],
])("coach.F1 good news is no complaint: %s", (note, area) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [], eased: [area] });
});

test.each([
  ["elbow better but still hurts when I grip", "elbow"],
  ["elbow much better now but not gone", "elbow"],
  ["Knee was better until Friday", "knee"],
  ["knee better, shoulder sore", "shoulder"],
  ["my knee is better, it clicks and swells now", "knee"],
  ["elbow much better now. Still sore when I grip.", "elbow"],
])("coach.F1 better with a but stays a complaint: %s", (note, area) => {
  const told = read(note);
  expect(told.limits.map((one) => one.area)).toContain(area);
  expect(told.eased).toEqual([]);
});

test("coach.F1 a sign beside good news still stops", () => {
  expect(read("Knee much better now. My calf is hot and swollen.").stopped).not.toEqual([]);
});
