import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { asPrevious, checkInWith, inputWith } from "./testing/inputs.ts";

const movesOf = ({ days }: DesignedWeek): ReadonlySet<string> =>
  new Set(Object.values(days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));

test.each([3, 4, 5] as const)("coach.R1 a very sore week on %i days brings no new move", (daysPerWeek) => {
  const first = inputWith({
    profile: { daysPerWeek, gymAccess: "commercial_gym", gymDays: [], timePerSession: "60_plus" },
  });
  const [, before, next] = trainedWeeks(first, 3);
  if (before === undefined || next === undefined) throw new Error("Nobody trained");
  const { input } = next;
  const sore = designWeek({
    ...input,
    checkIns: [checkInWith({ date: input.today, muscleSoreness: 8, fatigueLevel: 8 })],
  });
  const known = movesOf(before.week);
  expect(movesOf(sore).size).toBeGreaterThan(8);
  expect([...movesOf(sore)].filter((id) => !known.has(id))).toEqual([]);
  expect([...movesOf(next.week)].some((id) => !known.has(id))).toBe(true);
});

test("coach.V10 an easy week after a cut one is measured by whole days", () => {
  const first = inputWith({ profile: { daysPerWeek: 3, timePerSession: "under_30" } });
  const week = designWeek(first);
  const small = Object.fromEntries(
    Object.entries(week.days).map(([weekday, day]) => [
      weekday,
      { ...day, exercises: day.exercises.slice(0, 3).map((planned) => ({ ...planned, sets: 2 })) },
    ]),
  ) as DesignedWeek["days"];
  const before = asPrevious({ plan: { ...week.plan, mesocycleWeek: 6 }, days: small });
  const easy = designWeek({ ...first, previousPlan: before });
  expect(easy.plan.phase).toBe("deload");
  // Else a week after it that may not grow had less room than its smallest days need.
  expect(easy.plan.basis?.normalSets).toBeGreaterThanOrEqual(3 * 5 * 2);
});
