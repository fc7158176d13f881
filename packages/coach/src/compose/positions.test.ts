/** Whole weeks for who does not get down on the floor and for who trains seated (coach.F1). */

import { emptyLimit } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById, findByName } from "../catalogue/catalogue.ts";
import type { ContraTag } from "../catalogue/exercise.ts";
import { coolDownHolds, warmUpMoves } from "../catalogue/moves/mobility.data.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { eligibilityOf } from "../edit/exercise-eligibility.ts";
import { healthAdvice } from "../explain/health-advice.ts";
import { seeProfessional } from "../explain/health-note.text.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { buildWeekPrompt } from "../prompt/build-prompt.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { personOf } from "../state/person.ts";

type Position = "no_floor" | "seated";
const out: Readonly<Record<Position, readonly ContraTag[]>> = {
  no_floor: ["floor"],
  seated: ["floor", "legs"],
};
const inputFor = (condition: Position, profile: Partial<Profile>): DesignInput =>
  inputWith({ checkIns: [], limits: [{ ...emptyLimit, date: testToday, condition }], profile });

/** All that a week asks for which the limit rules out. */
const wrongIn = ({ days }: DesignedWeek, condition: Position): readonly string[] =>
  Object.values(days).flatMap((day) =>
    [day, ...(day.homeAlternative === null ? [] : [day.homeAlternative])].flatMap(
      ({ exercises, cardio, warmUp, coolDown }) =>
        [
          ...exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []),
          ...cardio.exercises.flatMap(({ name }) => findByName(name) ?? []),
          ...[...warmUp, ...coolDown].flatMap(
            ({ name }) => [...warmUpMoves, ...coolDownHolds].find((known) => known.name === name) ?? [],
          ),
        ].flatMap(({ name, contra }) => (contra.some((tag) => out[condition].includes(tag)) ? [name] : [])),
    ),
  );

const woman: Partial<Profile> = {
  age: 67,
  pullups: 0,
  pushups: 3,
  fitnessLevel: "beginner",
  primaryGoal: "general_fitness",
  targetAreas: [],
  gymAccess: "no_gym",
  daysPerWeek: 3,
};
const user: Partial<Profile> = { ...woman, age: 34, pullups: 5 };
const people: readonly (readonly [string, Position, Partial<Profile>])[] = [
  ["a woman of 67 with dumbbells and a chair", "no_floor", { ...woman, equipment: ["dumbbells"] }],
  ["the same without any kit", "no_floor", { ...woman, equipment: ["none"] }],
  ["a lifter in a gym", "no_floor", { gymAccess: "commercial_gym", primaryGoal: "strength" }],
  ["a wheelchair user in a gym", "seated", { ...user, gymAccess: "commercial_gym", equipment: ["none"] }],
  [
    "an advanced one on five days",
    "seated",
    { fitnessLevel: "advanced", gymAccess: "commercial_gym", daysPerWeek: 5 },
  ],
  ["one on two days at Planet Fitness", "seated", { ...user, gymAccess: "planet_fitness", daysPerWeek: 2 }],
  [
    "one at home with dumbbells and bands",
    "seated",
    { ...user, equipment: ["dumbbells", "resistance_bands"] },
  ],
  ["one at home with dumbbells", "seated", { ...user, equipment: ["dumbbells"] }],
  [
    "one at home with bands on four days",
    "seated",
    { ...user, equipment: ["resistance_bands"], daysPerWeek: 4 },
  ],
  ["one at home without kit", "seated", { ...user, equipment: ["none"] }],
  ["one of 70 with dumbbells", "seated", { ...woman, age: 70, equipment: ["dumbbells"] }],
  ["one who wants to be athletic", "seated", { gymAccess: "commercial_gym", primaryGoal: "athletic" }],
];

test.each(people)("coach.F1 %s, %s: three whole weeks", (_, condition, profile) => {
  let input = inputFor(condition, profile);
  for (let number = 0; number < 3; number += 1) {
    const week = deliverWeek(undefined, input);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    expect(wrongIn(week, condition)).toEqual([]);
    const trained = Object.values(week.days).filter(({ kind }) => kind === "training");
    expect(trained).toHaveLength(input.profile.daysPerWeek);
    for (const { exercises } of trained) expect(exercises.length).toBeGreaterThanOrEqual(5);
    expect(week.plan.facts.find(({ id }) => id === "limit.1")?.value).toMatch(/^Respected: /);
    input = {
      ...input,
      today: addDays(input.today, 7),
      validFrom: addDays(input.validFrom, 7),
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 7 })],
    };
  }
});

test.each(people)("coach.F1 %s, %s: the week of the assessment", (_, condition, profile) => {
  const input = inputFor(condition, profile);
  const week = assessmentWeek(input.profile, testToday, { limits: input.limits });
  expect(wrongIn(week, condition)).toEqual([]);
  const trained = Object.values(week.days).filter(({ kind }) => kind === "training");
  for (const { exercises } of trained) expect(exercises.length).toBeGreaterThanOrEqual(5);
  if (condition === "seated")
    expect(JSON.stringify(week)).not.toMatch(/\bjump|\blegs?\b(?! at rest)|\bmile\b|\bsquat/i);
});

test("coach.F1 whoever trains seated reads of no walk, no step and no leg day", () => {
  const week = deliverWeek(undefined, inputFor("seated", user));
  const said = Object.values(week.days).map(({ name, focus, coachingInsight, activeRecovery }) =>
    JSON.stringify([name, focus, coachingInsight, activeRecovery]),
  );
  expect(said.join(" ")).not.toMatch(/\bwalk|\bstep|\blegs?\b|\bLower Body|balance/i);
});

test("coach.F1 SCHED-05 a move out of position is refused by hand and to a model", () => {
  for (const [condition, id] of [
    ["no_floor", "core.plank"],
    ["seated", "squat.leg-press"],
    ["seated", "cardio.walk"],
  ] as const) {
    const input = inputFor(condition, { gymAccess: "commercial_gym" });
    const exercise = exerciseById(id);
    expect(exercise && eligibilityOf(exercise, personOf(input), { isOwn: false, said: "no" }).may).toBe("no");
    const prompt = JSON.stringify(buildWeekPrompt(input));
    expect(prompt).not.toContain(id);
    expect(prompt).toContain(condition);
  }
});

test("coach.F1 such a limit asks for no doctor and takes no effort away", () => {
  const calm = personOf(inputWith({ checkIns: [] })).gates;
  for (const condition of ["no_floor", "seated"] as const) {
    const person = personOf(inputFor(condition, {}));
    expect(person.gates.maxDifficulty).toBe(calm.maxDifficulty);
    expect(healthAdvice(person, 0)).not.toContain(seeProfessional);
  }
});

test("coach.F1 the note of the profile holds it until it is taken out", () => {
  const noted = (note: string) =>
    personOf(inputWith({ checkIns: [], profile: { limits: { ...noLimits, note } } })).gates.limits;
  expect(noted("I use a wheelchair")).toMatchObject([
    { condition: "seated", until: null, source: "profile" },
  ]);
  expect(noted("Getting down on the floor is hard")).toMatchObject([{ condition: "no_floor", until: null }]);
});

test("coach.F1 with a sore shoulder or high pressure in a seat the week is still whole", () => {
  const seat = { ...emptyLimit, date: testToday, condition: "seated" } as const;
  for (const other of [
    { area: "shoulder" },
    { condition: "blood_pressure" },
    { condition: "hernia" },
  ] as const)
    for (const gymAccess of ["commercial_gym", "no_gym"] as const) {
      const input: DesignInput = {
        ...inputFor("seated", { ...user, gymAccess, equipment: ["none"] }),
        limits: [seat, { ...emptyLimit, date: testToday, ...other }],
      };
      const week = deliverWeek(undefined, input);
      expect([other, errorsOf(checkWeek(week, input))]).toEqual([other, []]);
      expect(Object.values(week.days).filter(({ kind }) => kind === "training")).toHaveLength(3);
    }
});
