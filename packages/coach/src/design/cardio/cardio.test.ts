import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { sessionMinutes } from "../../catalogue/session-minutes.ts";
import { designWeek } from "../../compose/design-week.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { assessmentWeek } from "../../programs/assessment.ts";
import { personOf } from "../../state/person.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { phaseOf } from "../phase.ts";
import {
  asPrevious,
  checkInWith,
  type InputChange,
  inputWith,
  sessionsOf,
  testToday,
} from "../testing/inputs.ts";
import { cardioBand, cardioMinutes, cardioTarget } from "./cardio.ts";

const daysOf = ({ days }: DesignedWeek): readonly DayWorkout[] => Object.values(days);
const targetOf = (input: ReturnType<typeof inputWith>) => {
  const person = personOf(input);
  return cardioTarget(input, person, phaseOf(input, person));
};

test.each(["strength", "muscle", "general_fitness", "weight_loss", "athletic"] as const)(
  "coach.I14 %s: minutes start below the goal's band and never leave it upwards",
  (primaryGoal) => {
    const input = inputWith({ profile: { primaryGoal } });
    expect(targetOf(input)).toBeLessThanOrEqual(cardioBand[primaryGoal].most);
    expect(targetOf(input)).toBeGreaterThanOrEqual(cardioBand[primaryGoal].least * 0.5);
  },
);

const weeks = (count: number, change: InputChange): readonly DesignedWeek[] =>
  trainedWeeks(inputWith(change), count).map(({ week }) => week);

test("coach.I14 minutes grow by a fifth a week at most", () => {
  const minutes = weeks(5, { profile: { primaryGoal: "weight_loss" } }).map((week) =>
    cardioMinutes(daysOf(week)),
  );
  minutes.slice(1).forEach((now, index) => {
    const before = minutes[index] ?? 0;
    if (before >= 25) expect(now).toBeLessThanOrEqual(before * 1.2 + 10);
  });
});

test("coach.I14 COACH-04 an easy week keeps easy minutes, a sore one three fifths", () => {
  const [before, easy] = weeks(5, {
    profile: { fitnessLevel: "advanced", primaryGoal: "weight_loss" },
  }).slice(-2);
  if (before === undefined || easy === undefined) throw new Error("no such week");
  expect(easy.plan.phase).toBe("deload");
  // In steps of five minutes, as far as the days have room.
  expect(cardioMinutes(daysOf(easy))).toBeGreaterThanOrEqual(cardioMinutes(daysOf(before)) - 15);
  const sore = inputWith({
    profile: { fitnessLevel: "advanced", primaryGoal: "weight_loss" },
    previousPlan: asPrevious(before),
    checkIns: [checkInWith({ muscleSoreness: 9 })],
  });
  const minutes = cardioMinutes(daysOf(before));
  expect(targetOf(sore)).toBeCloseTo(Math.min(1.2 * minutes, Math.max(72, minutes * 0.6)));
});

test("coach.I14 hard intervals: at most two a week, never before legs", () => {
  const athletic = { primaryGoal: "athletic" as const, timePerSession: "60_plus" as const };
  for (const week of weeks(4, { profile: athletic }))
    expect(daysOf(week).filter(({ cardio }) => isHardCardio(cardio)).length).toBeLessThanOrEqual(2);
  for (const week of weeks(4, { profile: { ...athletic, age: 68 } }))
    expect(daysOf(week).some(({ cardio }) => isHardCardio(cardio))).toBe(false);
});

test("walks of recovery days count, hard minutes count double", () => {
  const week = designWeek(inputWith());
  const training = daysOf(week).find(({ kind }) => kind === "training");
  const recovery = daysOf(week).find(({ kind }) => kind === "recovery");
  if (training === undefined || recovery === undefined) throw new Error("no such day");
  const hard = { type: "Intervals", duration: "12 min", notes: "", exercises: [] };
  expect(cardioMinutes([{ ...training, cardio: hard }])).toBe(24);
  expect(cardioMinutes([recovery])).toBeGreaterThanOrEqual(20);
});

test.each([5, 6])("%i days of a beginner: three are full-body, the others light", (daysPerWeek) => {
  const week = designWeek(inputWith({ profile: { fitnessLevel: "beginner", daysPerWeek, restDays: [] } }));
  const names = daysOf(week).flatMap(({ kind, name }) => (kind === "training" ? [name] : []));
  expect(names.filter((name) => /full body/i.test(name)).length).toBe(3);
  expect(names.filter((name) => /core & small muscles/i.test(name)).length).toBe(daysPerWeek - 3);
});

/** A short program in long sessions: what the person asked for would be filled with cardio alone. */
const roomy = {
  profile: {
    primaryGoal: "toned",
    fitnessLevel: "beginner",
    daysPerWeek: 3,
    timePerSession: "60_plus",
  },
} as const;

test("coach.C5 coach.I14 a short session is filled with easy cardio, a fifth more", () => {
  const filled = weeks(5, roomy);
  const minutes = filled.map((week) => cardioMinutes(daysOf(week)));
  minutes.slice(1).forEach((now, index) => {
    expect(now).toBeLessThanOrEqual((minutes[index] ?? 0) * 1.2 + 1);
  });
  expect(minutes[0]).toBeLessThanOrEqual(cardioBand.toned.least);
  expect(Math.max(...minutes)).toBeGreaterThan(minutes[0] ?? 0);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(cardioBand.toned.most + 30);
  // A session that stays short says so.
  for (const { kind, minutes: stated, ...session } of filled.flatMap(daysOf))
    if (kind === "training") expect(stated).toBe(sessionMinutes(session));
});

test("coach.R3 coach.I14 after bad sleep no session is filled up with cardio", () => {
  const before = designWeek(
    inputWith({ ...roomy, today: addDays(testToday, -7), validFrom: addDays(testToday, -6) }),
  );
  const tired = designWeek(
    inputWith({
      ...roomy,
      checkIns: [checkInWith({ avgSleepHours: 5 })],
      previousPlan: asPrevious(before),
      sessions: [...sessionsOf(before, addDays(testToday, -6), { difficulty: 7 })],
    }),
  );
  expect(cardioMinutes(daysOf(tired))).toBeLessThanOrEqual(cardioMinutes(daysOf(before)));
});

test("coach.C5 coach.I14 the assessment's cardio is the base of the first week", () => {
  const monday = addDays(testToday, -6);
  const first = inputWith({ ...roomy, today: addDays(testToday, -7), validFrom: monday, checkIns: [] });
  const assessed = assessmentWeek(first.profile, monday);
  const before = cardioMinutes(daysOf(assessed));
  const next = designWeek(
    inputWith({
      ...roomy,
      previousPlan: asPrevious(assessed),
      sessions: [...sessionsOf(assessed, monday, { difficulty: 7 })],
    }),
  );
  const now = cardioMinutes(daysOf(next));
  expect(now).toBeLessThanOrEqual(Math.max(before * 1.2, cardioBand.toned.least) + 1);
  const start = cardioMinutes(daysOf(designWeek(inputWith(roomy))));
  expect(before).toBeGreaterThan(0);
  expect(now).toBeGreaterThanOrEqual(start);
});

test("coach.I14 cardio of a hardly trained assessment week is no base", () => {
  const monday = addDays(testToday, -6);
  const first = inputWith({ ...roomy, today: addDays(testToday, -7), validFrom: monday, checkIns: [] });
  const assessed = assessmentWeek(first.profile, monday);
  const after = (attendance: number) => {
    const input = inputWith({
      ...roomy,
      previousPlan: asPrevious(assessed),
      sessions: [...sessionsOf(assessed, monday, { difficulty: 7, attendance })],
    });
    return { rate: personOf(input).adherence.rate ?? 0, minutes: targetOf(input) };
  };
  const fresh = targetOf(inputWith(roomy));
  expect(after(1).rate).toBeGreaterThanOrEqual(0.7);
  expect(after(1).minutes).toBeGreaterThan(fresh);
  expect(after(0.5).rate).toBeLessThan(0.7);
  expect(after(0.5).minutes).toBeLessThanOrEqual(fresh);
});

test("coach.I14 a piece of easy cardio says its pace once", () => {
  const said = weeks(2, { profile: { primaryGoal: "weight_loss" } })
    .flatMap(daysOf)
    .map(({ cardio }) => cardio)
    .filter((cardio) => cardio.exercises.length > 0 && !isHardCardio(cardio))
    .map(
      ({ notes, exercises }) =>
        [notes, ...exercises.map((one) => one.notes)].join(" ").match(/\btalk\b/g)?.length,
    );
  expect(new Set(said)).toEqual(new Set([1]));
});
