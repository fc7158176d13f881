import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import { checkInWith, inputWith, testToday } from "../testing/inputs.ts";
import { lightLegDays, sparedDays } from "./sport-days.ts";

const sport = (name: string, ...days: readonly (typeof weekdays)[number][]): Wish => ({
  ...emptyWish,
  date: testToday,
  type: "event",
  name,
  weekdays: [...days],
});

test("PLAN-01 a match spares the legs the day before too, a practice its own day", () => {
  expect(lightLegDays([sport("match", "saturday")])).toEqual(["friday", "saturday"]);
  expect(lightLegDays([sport("long run", "monday")])).toEqual(["monday", "sunday"]);
  expect(lightLegDays([sport("football training", "tuesday", "thursday")])).toEqual(["tuesday", "thursday"]);
});

test("PLAN-01 a training day stays for the legs, else none is spared", () => {
  const match = sport("match", "wednesday", "saturday");
  expect(sparedDays([match], ["tuesday", "friday"])).toEqual([]);
  expect(sparedDays([match], ["tuesday", "saturday"])).toEqual(["saturday"]);
  expect(sparedDays([match], ["monday", "friday"])).toEqual(["friday"]);
});

const isHeavyOnLegs = (id: string): boolean => {
  const exercise = exerciseById(id);
  return exercise?.compound === true && ["squat", "lunge", "hinge", "plyo"].includes(exercise.pattern);
};
const legDays = (notes: string, days: number) => {
  const input = inputWith({
    checkIns: [checkInWith({ notes })],
    profile: {
      daysPerWeek: days,
      restDays: days === 3 ? ["saturday", "sunday"] : ["wednesday", "saturday", "sunday"],
      primaryGoal: "athletic",
      gymAccess: "commercial_gym",
      gymDays: [],
    },
  });
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return {
    week,
    days: weekdays.filter((day) =>
      week.days[day].exercises.some(({ exerciseId }) => isHeavyOnLegs(exerciseId)),
    ),
  };
};

test.each([
  ["football training Tuesdays and Thursdays, match every Saturday", 3, ["tuesday", "thursday", "friday"]],
  ["match every Saturday", 4, ["friday"]],
  ["I run intervals on Wednesday and my long run is on Sunday", 3, ["tuesday", "wednesday"]],
  ["please no heavy legs on Friday", 3, ["friday"]],
] as const)("PLAN-01 the week keeps heavy legs and jumps off days near a sport: %s", (note, count, free) => {
  const { week, days } = legDays(note, count);
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => free.some((one) => one === day))).toEqual([]);
  const said = week.plan.facts.filter(({ id }) => id.startsWith("wish."));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ value }) => !`${value}`.startsWith("Yes."))).toEqual([]);
});

test("PLAN-01 where no day is left for the legs the answer says so", () => {
  const { week } = legDays("match every Monday, Tuesday, Wednesday, Thursday and Friday", 3);
  expect(week.plan.facts.find(({ id }) => id.startsWith("wish."))?.value).toMatch(
    /^Partly\. Leg work stays on /,
  );
});

test.each<[string, string, Partial<Profile>]>([
  [
    "two days, a gym",
    "I run on Mondays, Wednesdays and Saturdays. Only two days for strength",
    { gymAccess: "commercial_gym" },
  ],
  ["three days at home", "I'm a runner", { gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells"] }],
  ["three days, no kit", "I train for a marathon", { gymAccess: "no_gym", gymDays: [], equipment: [] }],
])("a runner's week has a lift on one leg and calf work: %s", (_name, notes, change) => {
  const input = inputWith({
    profile: { daysPerWeek: 3, targetAreas: [], primaryGoal: "general_fitness", ...change },
    checkIns: [checkInWith({ notes })],
  });
  const week = deliverWeek(undefined, input);
  const moves = weekdays.flatMap((day) =>
    week.days[day].exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []),
  );
  expect(moves.filter(({ pattern }) => pattern === "calf")).not.toEqual([]);
  expect(moves.filter(({ pattern, unilateral }) => pattern === "lunge" && unilateral)).not.toEqual([]);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
});
