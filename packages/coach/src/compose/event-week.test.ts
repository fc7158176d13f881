import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { asPrevious, checkInWith, inputWith, testToday } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";

const runner: Partial<Profile> = {
  daysPerWeek: 3,
  restDays: ["sunday"],
  primaryGoal: "athletic",
  gymAccess: "commercial_gym",
  gymDays: [],
};
const notes = "I run on Tuesdays and Thursdays, long run on Sundays";
const race = (eventDate: string): Wish => ({
  ...emptyWish,
  date: addDays(testToday, -30),
  type: "event",
  name: "half marathon",
  eventDate,
  until: eventDate,
});
const weekOf = (over: Parameters<typeof inputWith>[0]) => {
  const input = inputWith(over);
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return week;
};

test("PLAN-01 training takes the days without a sport where there are enough", () => {
  const { days } = weekOf({ checkIns: [checkInWith({ notes })], profile: { ...runner, restDays: [] } });
  expect(weekdays.filter((day) => days[day].kind === "training")).toEqual(["monday", "wednesday", "friday"]);
});

test("PLAN-01 a day without training is called by the sport that is on it", () => {
  const { days } = weekOf({ checkIns: [checkInWith({ notes })], profile: runner });
  expect(days.tuesday).toMatchObject({ kind: "recovery", name: "Run" });
  expect(days.tuesday.activeRecovery.map(({ name }) => name).join()).not.toMatch(/walk/i);
  expect(days.tuesday.coachingInsight).toMatch(/run/i);
  expect(days.sunday.name).toBe("Long run");
});

test("PLAN-01 the day of an event says so", () => {
  const { days } = weekOf({ wishes: [race(addDays(testToday, 7))], profile: runner });
  expect(days.sunday.name).toBe("Half marathon");
  expect(days.sunday.coachingInsight).toMatch(/^Half marathon today/);
});

test.each([
  ["Half marathon on January 10.", /half marathon[^.]*seven weeks|seven weeks[^.]*half marathon/i],
  [
    "Powerlifting meet on March 13.",
    /powerlifting meet[^.]*more than ten weeks|more than ten weeks[^.]*powerlifting meet/i,
  ],
])("PLAN-01 a contest with a date is in the week, and its own week is easy: %s", (note, said) => {
  const checkIns = [checkInWith({ notes: note })];
  const usual = weekOf({ profile: runner });
  const far = weekOf({ checkIns, profile: runner, previousPlan: asPrevious(usual) });
  expect(far.plan.weeklyStrategyOverview).toMatch(said);
  const near = weekOf({
    wishes: [{ ...race(addDays(testToday, 7)), name: note.split(" on ")[0]?.toLowerCase() ?? "" }],
    profile: runner,
    previousPlan: asPrevious(usual),
  });
  const setsOf = (week: typeof far) =>
    weekdays.flatMap((day) => week.days[day].exercises).reduce((sum, { sets }) => sum + Number(sets), 0);
  expect(setsOf(near)).toBeLessThanOrEqual(0.7 * setsOf(far));
});

test("PLAN-01 the week after a race is lighter, and nothing in it jumps or grows", () => {
  const usual = weekOf({ profile: runner });
  const previousPlan = asPrevious(usual);
  const after = weekOf({
    previousPlan,
    wishes: [race(testToday)],
    profile: runner,
  });
  const plain = weekOf({ previousPlan, profile: runner });
  const setsOf = (week: typeof after) =>
    weekdays.flatMap((day) => week.days[day].exercises).reduce((sum, { sets }) => sum + Number(sets), 0);
  expect(setsOf(after)).toBeLessThanOrEqual(0.75 * setsOf(plain));
  const patterns = weekdays
    .flatMap((day) => after.days[day].exercises)
    .map(({ exerciseId }) => exerciseById(exerciseId)?.pattern);
  expect(patterns).not.toContain("plyo");
  expect(after.plan.weekSummary).toMatch(/behind you/);
});

test("PLAN-01 a trip with bands speaks of the bands", () => {
  const note = "Hotel room this week, I only have my bands";
  const { plan } = weekOf({
    checkIns: [checkInWith({ notes: note })],
    profile: { equipment: ["resistance_bands"] },
  });
  expect(plan.weekSummary).toMatch(/resistance bands/);
  expect(plan.weekSummary).not.toMatch(/own weight/);
});
