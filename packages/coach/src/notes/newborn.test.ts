import { emptyCheckIn } from "@muster/domain/review/check-in";
import { expect, test } from "vitest";
import { birthQuestion } from "./questions.text.ts";
import { readNote } from "./read-note.ts";
import { recentHealth } from "./recent-health.ts";

const today = "2026-11-15";
const askedOf = (note: string) => readNote(note, today).asked;

test.each([
  "I have a newborn, 3 weeks old",
  "we have a newborn at home, sleep is bad",
  "new baby at home since monday",
])("coach.F5 a newborn asks whether the person gave birth: %s", (note) => {
  expect(askedOf(note)).toBe(birthQuestion);
  expect(readNote(note, today)).toMatchObject({ limits: [], stopped: [] });
});

test.each([
  "my sister has a newborn",
  "my wife gave birth 3 weeks ago",
  "our baby is 14 months old and sleeps well",
  "our puppy is 8 weeks old",
  "I gave birth 3 weeks ago, the newborn sleeps",
  "my newborn love for deadlifts",
])("coach.F5 nobody is asked of a birth that is none, or told: %s", (note) => {
  expect(askedOf(note)).not.toBe(birthQuestion);
});

test("coach.F5 the question stands until the birth is told", () => {
  const asked = (notes: string) =>
    recentHealth({
      today,
      note: "",
      checkIns: [{ ...emptyCheckIn, date: today, notes }],
      logNotes: [],
    }).asked;
  expect(asked("I have a newborn, 3 weeks old")).toBe(birthQuestion);
  expect(asked("I have a newborn. I gave birth 3 weeks ago")).not.toBe(birthQuestion);
});
