import fc from "fast-check";
import { expect, test } from "vitest";
import { restInPlaceOf } from "../planning/edit-day.ts";
import type { DayWorkout, WeeklyPlan } from "../planning/plan.ts";
import { movedFrom } from "../planning/plan-fields.ts";
import { addDays, type CivilDate, mondayOf, weekdayOf, weekdays, weekOf } from "../shared/dates.ts";
import { anExercise, aSession, aWorkout, finished, skipped } from "../testing/builders.ts";
import { type MissedInput, missedChoices, missedDays } from "./missed-day.ts";

const monday: CivilDate = "2026-11-16";
const day = (offset: number): CivilDate => addDays(monday, offset);
const rest = restInPlaceOf(aWorkout(), undefined);
const workout = (name: string): DayWorkout =>
  aWorkout({
    name,
    exercises: [1, 2, 3].map((id) => anExercise({ id, exerciseId: `${name}.${id}`, name: `${name} ${id}` })),
  });
/** A letter a day, Monday first; '-' rests. */
const week = (letters: string): WeeklyPlan =>
  Object.fromEntries(
    weekdays.map((weekday, index) => {
      const letter = letters[index] ?? "-";
      return [weekday, letter === "-" ? rest : workout(letter)];
    }),
    // fromEntries widens the keys; all seven are there.
  ) as WeeklyPlan;
const letters = (days: WeeklyPlan): string =>
  weekdays.map((weekday) => (days[weekday].kind === "training" ? days[weekday].name : "-")).join("");
const planned = (days: WeeklyPlan) =>
  weekOf(monday).map((date) => ({ date, workout: days[weekdayOf(date)] }));

const input = (plan: string, missed: number, over: Partial<MissedInput> = {}): MissedInput => {
  const days = week(plan);
  const date = day(missed);
  const from = day(missed + 1);
  return {
    missed: { date, workout: days[weekdayOf(date)] },
    days,
    today: from,
    from,
    keepsFree: (other) => weekdayOf(other) === "sunday",
    clash: () => false,
    fits: () => true,
    ...over,
  };
};
const choice = <K extends string>(given: MissedInput, kind: K) =>
  missedChoices(given).find((one) => one.kind === kind);
const weekAfter = (given: MissedInput, kind: "move" | "shift" | "merge"): string | undefined => {
  const found = choice(given, kind);
  return found === undefined || found.kind === "drop" ? undefined : letters(found.days);
};

test("FEAT-15 a past training day with nothing logged is missed, others not", () => {
  const days = planned(week("A-B-C--"));
  const dates = (sessions: Parameters<typeof missedDays>[1], today = day(4)) =>
    missedDays(days, sessions, today).map(({ date }) => date);
  expect(dates([])).toEqual([day(2), day(0)]);
  expect(dates([aSession({ date: day(0), ...finished })])).toEqual([day(2)]);
  expect(dates([aSession({ date: day(0), ...skipped }), aSession({ date: day(2), ...finished })])).toEqual(
    [],
  );
  // A workout that was thrown away is none.
  expect(dates([aSession({ date: day(2), discardedAt: "2026-11-18T10:00:00Z" })])).toEqual([day(2), day(0)]);
  // One that still runs after midnight is not missed.
  expect(dates([aSession({ date: day(2), finishedAt: null })])).toEqual([day(0)]);
  expect(dates([], day(0))).toEqual([]);
});

test("FEAT-15 coach.R6 a person advised to rest owes no earlier workout", () => {
  const days = planned(week("A-B-C--")).map((one) => ({
    ...one,
    plan: { phase: one.date < day(3) ? ("accumulation" as const) : ("illness" as const) },
  }));
  expect(missedDays(days, [], day(2)).map(({ date }) => date)).toEqual([day(0)]);
  expect(missedDays(days, [], day(3))).toEqual([]);
});

test("FEAT-15 a move goes to the next free day, and the week keeps its work", () => {
  const given = input("A-B-C--", 2);
  const moved = choice(given, "move");
  expect(moved).toMatchObject({ kind: "move", to: day(3) });
  expect(weekAfter(given, "move")).toBe("A--BC--");
  const days = moved?.kind === "move" ? moved.days : given.days;
  expect(movedFrom(days.thursday)).toEqual([day(2)]);
  expect(missedDays(planned(days), [aSession({ date: day(0), ...finished })], day(3))).toEqual([]);
});

test("FEAT-15 a move keeps like days apart and the free day free if it can", () => {
  const clash = (a: DayWorkout, b: DayWorkout) => a.name === "B" && b.name === "C";
  expect(weekAfter(input("A-B-C--", 2, { clash, keepsFree: () => false }), "move")).toBe("A---C-B");
  expect(weekAfter(input("A-B-C--", 2, { clash }), "move")).toBe("A--BC--");
  expect(weekAfter(input("ABCDEFG", 2), "move")).toBeUndefined();
});

test("FEAT-15 a shift moves every workout one training day on, in order", () => {
  expect(weekAfter(input("A-B-C--", 2), "shift")).toBe("A---BC-");
  expect(weekAfter(input("A-BC-D-", 2), "shift")).toBe("A--BCD-");
  const clash = () => true;
  expect(weekAfter(input("A-B-C--", 2, { clash }), "shift")).toBeUndefined();
  expect(weekAfter(input("A-B-C--", 2, { clash, keepsFree: () => false }), "shift")).toBe("A---B-C");
  // Nothing left to shift.
  expect(weekAfter(input("A-B----", 2), "shift")).toBeUndefined();
});

test("FEAT-15 a merge takes the two main exercises, no test and none twice", () => {
  const given = input("A-B-C--", 2);
  const merged = choice(given, "merge");
  expect(merged).toMatchObject({ kind: "merge", to: day(4), exercises: ["B 1", "B 2"] });
  const friday = merged?.kind === "merge" ? merged.days.friday : rest;
  expect(friday.exercises.map(({ name }) => name)).toEqual(["C 1", "C 2", "C 3", "B 1", "B 2"]);
  expect(movedFrom(friday)).toEqual([day(2)]);
  const tests = workout("T").exercises.map((exercise) => ({ ...exercise, assessmentMetric: "Max reps" }));
  const assessed = {
    ...given,
    missed: { ...given.missed, workout: { ...given.missed.workout, exercises: tests } },
  };
  expect(choice(assessed, "merge")).toBeUndefined();
});

test("FEAT-15 exercises that do not fit place or time are not merged", () => {
  const given = input("A-BC---", 0);
  const merge = (over: Partial<MissedInput>) => {
    const found = choice({ ...given, ...over }, "merge");
    return found?.kind === "merge" ? found : undefined;
  };
  expect(merge({ fits: () => false })).toBeUndefined();
  // The first two can not be done there: the third goes along.
  const not = (ids: readonly string[]) => (workout: DayWorkout) =>
    !workout.exercises.some(({ exerciseId }) => ids.includes(exerciseId));
  expect(merge({ fits: not(["A.1", "A.2"]) })?.exercises).toEqual(["A 3"]);
  // Six sets more than the day had are too many: the first comes with two.
  const setsIn = ({ exercises }: DayWorkout) => exercises.reduce((sum, { sets }) => sum + Number(sets), 0);
  const room = setsIn(given.days.wednesday) + 2;
  const short = merge({ fits: (workout) => setsIn(workout) <= room });
  expect(short?.exercises).toEqual(["A 1"]);
  expect(short?.days.wednesday.exercises.at(-1)).toMatchObject({ name: "A 1", sets: 2 });
  // Thursday trains what would come to Wednesday; Wednesday alone did not touch it.
  const clash: MissedInput["clash"] = (a, b) =>
    b.name === "C" && a.exercises.some(({ exerciseId }) => exerciseId.startsWith("A."));
  expect(merge({ clash })).toBeUndefined();
});

test("FEAT-15 dropping is always there, also on Sunday evening and when today is taken", () => {
  expect(missedChoices(input("ABCDEFG", 5)).map(({ kind }) => kind)).toEqual(["merge", "drop"]);
  const late = input("A-B-C--", 4, { today: day(6), from: day(7) });
  expect(missedChoices(late)).toEqual([{ kind: "drop" }]);
});

test("FEAT-15 no choice changes past days, loses work or goes beyond Sunday", () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      (trains, missed, later, clashes) => {
        const plan = trains.map((is, index) => (is || index === missed ? "ABCDEFG"[index] : "-")).join("");
        const today = day(Math.min(6, missed + later));
        const given = input(plan, missed, { today, from: today, clash: () => clashes });
        for (const found of missedChoices(given)) {
          if (found.kind === "drop" || found.kind === "merge") continue;
          const after = letters(found.days);
          expect([...after].sort()).toEqual([...plan].sort());
          const end = found.kind === "move" ? found.to : found.last;
          expect(end >= today && mondayOf(end) === monday).toBe(true);
          for (const date of weekOf(monday).filter((one) => one < today && one !== given.missed.date))
            expect(found.days[weekdayOf(date)]).toBe(given.days[weekdayOf(date)]);
        }
      },
    ),
  );
});
