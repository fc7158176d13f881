/** Weeks beside a sport: no day of it takes the training away, whatever days it has. */
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { addDays, type Weekday, weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { checkInWith, inputWith, testToday } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { designWeek } from "./design-week.ts";
import { profileArbitrary } from "./testing/people.ts";

const runner: Partial<Profile> = {
  daysPerWeek: 3,
  restDays: ["sunday"],
  primaryGoal: "athletic",
  gymAccess: "commercial_gym",
  gymDays: ["monday", "wednesday", "friday"],
};
const note = "I run Tuesday, Thursday, Saturday and Sunday.";
const trainedIn = ({ days }: DesignedWeek) => weekdays.filter((day) => days[day].kind === "training");
const answersIn = ({ plan }: DesignedWeek) =>
  plan.facts.filter(({ id }) => id.startsWith("wish.")).map(({ value }) => String(value));

test("PLAN-01 a sport on every other day leaves the gym its days", () => {
  const week = deliverWeek(
    undefined,
    inputWith({ checkIns: [checkInWith({ notes: note })], profile: runner }),
  );
  expect(trainedIn(week)).toEqual(["monday", "wednesday", "friday"]);
  expect(week.days.tuesday.name).toBe("Run");
});

test("PLAN-01 a week with a sport on each day off says that none is for rest", () => {
  const week = deliverWeek(
    undefined,
    inputWith({ checkIns: [checkInWith({ notes: note })], profile: runner }),
  );
  expect(answersIn(week)).toContainEqual(expect.stringMatching(/No day is left for full rest/));
});

const sport = (name: string, days: readonly Weekday[]): Wish => ({
  ...emptyWish,
  date: testToday,
  type: "event",
  name,
  weekdays: [...days],
});
const healthy = profileArbitrary.map((profile) => ({
  ...profile,
  age: 18 + (profile.age % 46),
  limits: noLimits,
}));

test("PLAN-01 no set of sport days takes a training day away", () => {
  fc.assert(
    fc.property(
      healthy,
      fc.subarray([...weekdays]),
      fc.subarray([...weekdays], { maxLength: 5 }),
      fc.constantFrom("run", "match"),
      fc.integer({ min: 2, max: 6 }),
      (person, days, restDays, name, daysPerWeek) => {
        const profile = { ...person, restDays, daysPerWeek };
        const input = inputWith({ wishes: [sport(name, days)], profile, checkIns: [] });
        const week = designWeek(input);
        expect(trainedIn(week)).toHaveLength(Math.min(daysPerWeek, 7 - restDays.length));
        expect(errorsOf(checkWeek(week, input))).toEqual([]);
      },
    ),
    { numRuns: 80, seed: 20_261_129 },
  );
});

/** The runner in a week of three workouts and two runs: two days are for rest. */
const withRuns = inputWith({ wishes: [sport("run", ["tuesday", "thursday"])], profile: runner });

test("coach.N7 a day of sport has the food of a training day", () => {
  const { days, plan } = designWeek(withRuns);
  const kcal = (day: Weekday) => days[day].calorieGoal;
  expect([days.tuesday.name, kcal("tuesday"), kcal("thursday")]).toEqual([
    "Run",
    kcal("monday"),
    kcal("monday"),
  ]);
  expect(kcal("saturday")).toBeLessThan(kcal("monday"));
  expect(weekdays.reduce((sum, day) => sum + kcal(day), 0) / 7).toBeCloseTo(
    plan.nutritionSummary?.weeklyAverageCalories ?? 0,
    -1,
  );
  expect(days.tuesday.nutritionNotes).not.toMatch(/fewer carbs/);
  expect(plan.nutritionGuidance).toMatch(/kcal on days of training or sport and [\d,]+ kcal on rest days/);
});

test("coach.N7 who trains or plays every day eats the same every day", () => {
  const { days, plan } = designWeek(
    inputWith({ wishes: [sport("run", ["tuesday", "thursday", "saturday", "sunday"])], profile: runner }),
  );
  expect(new Set(weekdays.map((day) => days[day].calorieGoal)).size).toBe(1);
  expect(plan.nutritionGuidance).toMatch(/^Eat about [\d,]+ kcal a day\./);
});

test("coach.N7 the day of a race has the food of training, the one before of rest", () => {
  const eventDate = addDays(testToday, 7);
  const race: Wish = {
    ...emptyWish,
    date: testToday,
    type: "event",
    name: "10k",
    eventDate,
    until: eventDate,
  };
  const { days } = designWeek(inputWith({ wishes: [race], profile: { ...runner, restDays: [] } }));
  expect(days.sunday.name).toBe("10k");
  expect(days.sunday.calorieGoal).toBe(days.monday.calorieGoal);
  expect(days.saturday.calorieGoal).toBeLessThan(days.sunday.calorieGoal);
});

test("coach.N2 days of sport count in what somebody uses, six sessions at most", () => {
  const tdee = (...days: readonly Weekday[]) => {
    const { plan } = designWeek(inputWith({ wishes: [sport("run", days)], profile: runner, checkIns: [] }));
    return plan.nutritionSummary?.tdee ?? 0;
  };
  const bmr = designWeek(inputWith({ profile: runner, checkIns: [] })).plan.nutritionSummary?.bmr ?? 0;
  const { rationale } = designWeek(withRuns).plan.nutritionSummary ?? {};
  expect(rationale).toMatch(/training days and sport\./);
  expect(tdee("tuesday", "thursday") - tdee()).toBeCloseTo(0.1 * bmr, -1);
  expect(tdee("tuesday", "thursday", "saturday", "sunday") - tdee()).toBeCloseTo(0.15 * bmr, -1);
});
