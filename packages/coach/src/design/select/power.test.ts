/** Power for the goal of sport: jumps first, few, rested, and never on two days running. */
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { designWeek } from "../../compose/design-week.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { jumps } from "../template/prescription.data.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../testing/inputs.ts";

const athlete = (profile: Partial<Profile> = {}, change: Partial<DesignInput> = {}): DesignInput =>
  inputWith({
    checkIns: [],
    ...change,
    profile: {
      primaryGoal: "athletic",
      fitnessLevel: "intermediate",
      age: 28,
      targetAreas: [],
      gymAccess: "commercial_gym",
      gymDays: [],
      ...profile,
    },
  });
const jumpsOf = ({ days }: DesignedWeek) =>
  weekdays.flatMap((weekday) =>
    days[weekday].exercises.flatMap((planned, index) =>
      exerciseById(planned.exerciseId)?.pattern === "plyo"
        ? [
            {
              weekday,
              index,
              sets: planned.sets,
              reps: planned.reps,
              rest: planned.restSeconds,
              pair: planned.pair,
            },
          ]
        : [],
    ),
  );

test.each([2, 3, 4, 5, 6])(
  "coach.I13 %i days for sport open with a jump on two days at most",
  (daysPerWeek) => {
    let input = athlete({ daysPerWeek });
    for (let number = 0; number < 3; number += 1) {
      const week = designWeek(input);
      const jumps = jumpsOf(week);
      expect(errorsOf(checkWeek(week, input))).toEqual([]);
      expect(jumps.length).toBeGreaterThanOrEqual(1);
      expect(jumps.length).toBeLessThanOrEqual(2);
      for (const jump of jumps)
        expect(jump).toMatchObject({ index: 0, sets: 3, reps: "3-5", rest: 120, pair: null });
      const [first, second] = jumps.map(({ weekday }) => weekdays.indexOf(weekday));
      if (first !== undefined && second !== undefined) {
        expect(second - first).toBeGreaterThan(1);
        expect(first + 7 - second).toBeGreaterThan(1);
      }
      input = {
        ...input,
        today: addDays(input.today, 7),
        validFrom: addDays(input.validFrom, 7),
        previousPlan: asPrevious(week),
        sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 7 })],
      };
    }
  },
);

test.each<[string, DesignInput]>([
  ["another goal", athlete({ primaryGoal: "strength" })],
  ["a beginner", athlete({ fitnessLevel: "beginner" })],
  ["somebody who comes back", athlete({ fitnessLevel: "returning" })],
  ["somebody of 66", athlete({ age: 66 })],
  ["somebody of 16", athlete({ age: 16 })],
  [
    "a sore knee",
    athlete({
      limits: { injuryAreas: ["knee"], pregnancy: "none", heartOrBloodPressureAdvice: false, note: "" },
    }),
  ],
  ["who wants no jumps", athlete({}, { wishes: [{ ...emptyWish, date: testToday, type: "no_jumps" }] })],
])("coach.I12 no jump stands in the week of %s", (_, input) => {
  expect(jumpsOf(designWeek(input))).toEqual([]);
});

test("PLAN-01 the two days before a match stay without jumps", () => {
  // The planned week begins on Monday the 16th; Saturday the 21st is the match.
  const match = {
    ...emptyWish,
    date: testToday,
    type: "event",
    name: "match",
    eventDate: "2026-11-21",
  } as const;
  const days = jumpsOf(designWeek(athlete({ daysPerWeek: 4 }, { wishes: [match] }))).map(
    ({ weekday }) => weekday,
  );
  expect(days.filter((day) => day === "thursday" || day === "friday" || day === "saturday")).toEqual([]);
});

test("PLAN-01 a jump that was asked for opens its day, with one more at most", () => {
  const wish: Wish = {
    ...emptyWish,
    date: testToday,
    type: "exercise_in",
    exerciseIds: ["plyo.broad-jump"],
  };
  const other = jumpsOf(designWeek(athlete({ primaryGoal: "muscle" }, { wishes: [wish] })));
  expect(other).toMatchObject([{ index: 0, reps: "3-5", pair: null }]);
  expect(jumpsOf(designWeek(athlete({}, { wishes: [wish] }))).length).toBeLessThanOrEqual(2);
});

test("COACH-07 the day says that the jump comes first, and which lift leads after it", () => {
  const week = designWeek(athlete({ daysPerWeek: 4 }));
  const [first] = jumpsOf(week);
  const day = week.days[first?.weekday ?? "monday"];
  expect(day.coachingInsight).toContain(day.exercises[0]?.name);
  expect(day.coachingInsight).toContain(day.exercises[1]?.name);
  expect(week.plan.programSummary).not.toMatch(/jump/i);
});

test("coach.I12 no move of jumps names a range of its own in its tip", () => {
  const ranges = catalogue
    .filter(({ pattern }) => pattern === "plyo")
    .flatMap(({ tips }) => tips.match(/\d+-\d+/g) ?? []);
  expect(ranges.filter((range) => range !== jumps.join("-"))).toEqual([]);
});
