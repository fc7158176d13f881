import type { DayWorkout } from "@muster/domain/planning/plan";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { personOf } from "../state/person.ts";
import { cardioBand, cardioMinutes, cardioTarget, isHardCardio } from "./cardio.ts";
import { designWeek } from "./design-week.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { phaseOf } from "./phase.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, today } from "./testing/inputs.ts";

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

/** Designed weeks one after the other, everything done. */
const weeks = (count: number, profile: Parameters<typeof inputWith>[0]): readonly DesignedWeek[] => {
  const designed: DesignedWeek[] = [];
  let input = inputWith(profile);
  for (let number = 0; number < count; number += 1) {
    const validFrom = addDays(today, 7 * number + 1);
    const week = designWeek({
      ...input,
      today: addDays(validFrom, -1),
      validFrom,
      checkIns: [checkInWith({ date: addDays(validFrom, -1) })],
    });
    designed.push(week);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
  return designed;
};

test("coach.I14 minutes grow by a fifth a week at most", () => {
  const minutes = weeks(5, { profile: { primaryGoal: "weight_loss" } }).map((week) =>
    cardioMinutes(daysOf(week)),
  );
  minutes.slice(1).forEach((now, index) => {
    const before = minutes[index] ?? 0;
    if (before >= 25) expect(now).toBeLessThanOrEqual(before * 1.2 + 10);
  });
});

test("coach.I14 hard intervals: two a week at most, never the day before legs, never for who must be careful", () => {
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

test.each([5, 6])(
  "%i days of a beginner: three full-body days, the others conditioning and mobility",
  (daysPerWeek) => {
    const week = designWeek(inputWith({ profile: { fitnessLevel: "beginner", daysPerWeek, restDays: [] } }));
    const names = daysOf(week).flatMap(({ kind, name }) => (kind === "training" ? [name] : []));
    expect(names.filter((name) => /full body/i.test(name)).length).toBe(3);
    expect(names.filter((name) => /conditioning|mobility|engine/i.test(name)).length).toBe(daysPerWeek - 3);
  },
);

test("coach.C5 a session far shorter than the person asked for ends with easy cardio, within the week's band", () => {
  const input = inputWith({
    profile: { primaryGoal: "toned", fitnessLevel: "beginner", daysPerWeek: 3, timePerSession: "60_plus" },
  });
  const { days } = designWeek(input);
  const training = Object.values(days).filter(({ kind }) => kind === "training");
  expect(training.length).toBe(3);
  for (const { minutes, cardio } of training) {
    expect(minutes).toBeGreaterThanOrEqual(55);
    expect(cardio.type).toBe("Easy cardio");
  }
  expect(cardioMinutes(Object.values(days))).toBeLessThanOrEqual(cardioBand.toned.most + 30);
});
