import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { ordinaryProfile, testToday } from "../design/testing/inputs.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { dayText } from "./day.text.ts";
import { weekText } from "./week/week.text.ts";
import { leftInWords } from "./words.text.ts";

test("days and cards of the week of tests speak of one number of repetitions left", () => {
  const { days } = assessmentWeek(
    { ...ordinaryProfile, limits: { ...noLimits, heartOrBloodPressureAdvice: true } },
    testToday,
  );
  const cards = Object.values(days).flatMap(({ exercises }) => exercises);
  expect(cards.some(({ targetDifficulty }) => targetDifficulty === 6)).toBe(true);
  for (const { notes, targetDifficulty } of cards) {
    const [, left] = /(\w+) clean reps (?:left|in the tank)|, (\w+) more would still go/.exec(notes) ?? [];
    if (left !== undefined) expect([notes, left]).toEqual([notes, leftInWords(targetDifficulty)]);
  }
  for (const { coachingInsight } of Object.values(days)) expect(coachingInsight).not.toMatch(/\btwo\b/);
});

test("a weight that is still to be found leaves the repetitions of its card", () => {
  const left = leftInWords(6);
  expect(left).toBe("four");
  expect(weekText.findWeight({ turn: 0, day: "Monday", name: "Goblet Squats", left })).toContain(
    "four good reps",
  );
  const said = [0, 1, 2].map((turn) => dayText.findWeight({ turn, name: "Goblet Squats", left })).join();
  expect(said).toContain("leaves four good reps");
});
