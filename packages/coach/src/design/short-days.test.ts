/** A short day is a whole one: a push, a pull and legs, not three versions of one move. */
import { emptyWish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { designWeek } from "../compose/design-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { inputWith, testToday } from "./testing/inputs.ts";

const busy = (profile: Partial<Profile> = {}, change: Partial<DesignInput> = {}): DesignInput =>
  inputWith({
    checkIns: [],
    ...change,
    profile: {
      primaryGoal: "weight_loss",
      fitnessLevel: "intermediate",
      gender: "male",
      age: 36,
      height: 71,
      weight: 216,
      pullups: 2,
      pushups: 18,
      targetAreas: ["core"],
      daysPerWeek: 6,
      timePerSession: "under_30",
      gymAccess: "no_gym",
      gymDays: [],
      restDays: ["sunday"],
      equipment: ["dumbbells", "weight_bench", "peloton"],
      ...profile,
    },
  });
const kinds: Readonly<Record<string, RegExp>> = { push: /push/, pull: /pull/, legs: /squat|lunge|hinge/ };

/** What each training day lacks of push, pull and legs, and which kind it has three times. */
const gapsOf = (input: DesignInput, days: readonly (typeof weekdays)[number][] = weekdays) => {
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return days.flatMap((day) => {
    const patterns = week.days[day].exercises.map(
      ({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? "",
    );
    if (week.days[day].kind !== "training") return [];
    return Object.entries(kinds).flatMap(([kind, of]) =>
      patterns.some((pattern) => of.test(pattern)) ? [] : [`${day}: no ${kind}`],
    );
  });
};

test.each([3, 4, 5, 6])("a push, a pull and legs on each of %i short days", (daysPerWeek) => {
  expect(gapsOf(busy({ daysPerWeek }))).toEqual([]);
  expect(gapsOf(busy({ daysPerWeek, fitnessLevel: "beginner", pullups: 0, pushups: 6 }))).toEqual([]);
});

test.each([
  ["without kit", { equipment: [], fitnessLevel: "beginner", pushups: 4, pullups: 0 }],
  ["with dumbbells", {}],
  ["in a gym", { gymAccess: "commercial_gym", primaryGoal: "muscle" }],
] as const)("short days that touch lead with another lift, and press another way: %s", (_, who) => {
  for (const daysPerWeek of [4, 5, 6]) {
    const input = busy({
      daysPerWeek,
      restDays: daysPerWeek === 4 ? ["wednesday", "saturday", "sunday"] : ["sunday"],
      ...who,
      equipment: [...("equipment" in who ? who.equipment : ["dumbbells" as const])],
    });
    const { days } = designWeek(input);
    const same = weekdays.slice(1).flatMap((day, index) => {
      const before = days[weekdays[index] ?? day].exercises.map(({ exerciseId }) => exerciseId);
      const [lead, ...rest] = days[day].exercises.map(({ exerciseId }) => exerciseId);
      const presses = rest.filter((id) => /^[hv]_push/.test(id));
      return [
        ...(lead !== undefined && lead === before[0] ? [lead] : []),
        ...presses.filter((id) => before.includes(id)),
      ];
    });
    expect([daysPerWeek, same]).toEqual([daysPerWeek, []]);
  }
});

test("weekdays that became short by a wish are whole days too", () => {
  const short = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
  const input = busy(
    { timePerSession: "30_45" },
    { wishes: [{ ...emptyWish, type: "minutes", minutes: 25, weekdays: [...short], date: testToday }] },
  );
  expect(gapsOf(input, short)).toEqual([]);
});

const shortOn = (...days: (typeof weekdays)[number][]): Partial<DesignInput> => ({
  wishes: [{ ...emptyWish, type: "minutes", minutes: 25, weekdays: days, date: testToday }],
});

test("short days of presses or pulls alone become whole ones, longer days stay", () => {
  const input = busy({ timePerSession: "45_60" }, shortOn("monday", "tuesday"));
  const week = designWeek(input);
  expect(gapsOf(input, ["monday", "tuesday"])).toEqual([]);
  expect(weekdays.some((day) => /Push|Pull|Legs/.test(week.days[day].name))).toBe(true);
});

test("a short day of one half keeps its squat and hinge, or its press and pull", () => {
  const input = busy({ timePerSession: "45_60", daysPerWeek: 4 }, shortOn("monday"));
  const { name } = designWeek(input).days.monday;
  const gaps = gapsOf(input, ["monday"]);
  expect(name).toMatch(/Upper|Lower/);
  expect(gaps).toEqual(name.includes("Upper") ? ["monday: no legs"] : ["monday: no push", "monday: no pull"]);
});

test("who trains seated has no legs on a short day", () => {
  const seated = busy({ limits: { ...noLimits, note: "I am in a wheelchair" } });
  expect(gapsOf(seated).filter((gap) => !gap.endsWith("legs"))).toEqual([]);
});

test.each([
  ["at home with dumbbells", {}],
  ["without any kit", { equipment: [], fitnessLevel: "beginner", pushups: 4, pullups: 0 }],
  ["in a gym", { gymAccess: "commercial_gym", primaryGoal: "strength" }],
  ["in a gym for muscle", { gymAccess: "commercial_gym", primaryGoal: "muscle", fitnessLevel: "advanced" }],
  ["with kettlebells", { equipment: ["kettlebells", "resistance_bands"], primaryGoal: "toned" }],
  ["at 70", { age: 70, primaryGoal: "general_fitness", fitnessLevel: "beginner", pushups: 4, pullups: 0 }],
] as const)("coach.C5 minutes that are asked for hold within five: %s", (_, who) => {
  for (const minutes of [15, 20, 25]) {
    const input = busy(
      {
        daysPerWeek: 4,
        timePerSession: "45_60",
        ...who,
        equipment: [...("equipment" in who ? who.equipment : ["dumbbells" as const])],
      },
      { wishes: [{ ...emptyWish, type: "minutes", minutes, date: testToday }] },
    );
    const week = designWeek(input);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    const long = weekdays.flatMap((day) => {
      const taken = Math.round(sessionMinutes(week.days[day]));
      return week.days[day].kind === "training" && taken > minutes + 5
        ? [`${day}: ${taken} of ${minutes}`]
        : [];
    });
    expect(long).toEqual([]);
  }
});
