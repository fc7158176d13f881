/**
 * Days and exercises that stay when the week is designed again. A lock is a wish: it holds as long as
 * the week still passes every rule, and dropped, never bent, where it does not (COACH-02).
 */
import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { eachWeekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { withFreshTexts } from "../compose/design-week.ts";
import { preparedDay } from "../design/cardio/mobility.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { droppedLockPrefix } from "../explain/answer-prefixes.ts";
import { fact } from "../explain/facts.ts";
import { refreshed } from "../repair/repair-context.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { brokenRules, errorsOf } from "../rules/check-week.ts";
import { ruleOf } from "../rules/rules.ts";
import type { Locks } from "../state/input.ts";
import { deliverText } from "./deliver.text.ts";

/** Nothing of the day changes but what the whole week decides: food, so that the week still averages its goal. */
const lockedDay = (locked: DayWorkout, fresh: DayWorkout): DayWorkout => ({
  ...locked,
  calorieGoal: fresh.calorieGoal,
  proteinGoal: fresh.proteinGoal,
  nutritionNotes: fresh.nutritionNotes,
});

/** Where a locked exercise goes: its own place, else a free one of its movement, else the last free one. */
const placeFor = (
  exercises: readonly PlannedExercise[],
  { exerciseId }: PlannedExercise,
  locked: ReadonlySet<string>,
): number => {
  const same = exercises.findIndex((planned) => planned.exerciseId === exerciseId);
  if (same >= 0) return same;
  const isFree = (planned: PlannedExercise) => !locked.has(planned.exerciseId);
  const pattern = exerciseById(exerciseId)?.pattern;
  const alike = exercises.findIndex(
    (planned) => isFree(planned) && exerciseById(planned.exerciseId)?.pattern === pattern,
  );
  return alike >= 0 ? alike : exercises.findLastIndex(isFree);
};

/** The place keeps its partner in a superset; sets, repetitions, load and words are the locked ones. */
const withExercises = (day: DayWorkout, locked: readonly PlannedExercise[]): DayWorkout => {
  if (day.kind !== "training") return day;
  const ids = new Set(locked.map(({ exerciseId }) => exerciseId));
  const exercises = locked.reduce((list, exercise) => {
    const index = placeFor(list, exercise, ids);
    const there = list[index];
    return there === undefined ? list : list.with(index, { ...exercise, pair: there.pair });
  }, day.exercises);
  return { ...day, exercises };
};

/** The week with everything locked put back. Days that are no training days any more take no exercise. */
const withLocks = (week: DesignedWeek, locks: Locks): DesignedWeek => {
  const days = eachWeekday((weekday) => {
    const fresh = week.days[weekday];
    const whole = locks.days.find((lock) => lock.weekday === weekday);
    if (whole !== undefined) return lockedDay(whole.workout, fresh);
    const own = locks.exercises.filter((lock) => lock.weekday === weekday).map(({ exercise }) => exercise);
    return own.length === 0 ? fresh : withExercises(fresh, own);
  });
  return { ...week, days };
};

const isSameExercise = (a: PlannedExercise, b: PlannedExercise): boolean =>
  a.exerciseId === b.exerciseId && a.sets === b.sets && a.reps === b.reps && a.loadLb === b.loadLb;

/** True when the week holds the exercise on that day as it was locked: sets, repetitions and load. */
export const satisfiesExerciseLock = (
  week: DesignedWeek,
  { weekday, exercise }: Locks["exercises"][number],
) => week.days[weekday].exercises.some((planned) => isSameExercise(planned, exercise));

/** True when the day has the same exercises in the same order, as they were locked. */
export const satisfiesDayLock = (
  week: DesignedWeek,
  { weekday, workout }: Locks["days"][number],
): boolean => {
  const { kind, exercises } = week.days[weekday];
  return (
    kind === workout.kind &&
    exercises.length === workout.exercises.length &&
    exercises.every((planned, index) => isSameExercise(planned, workout.exercises[index] ?? planned))
  );
};

/** True when the week holds every locked day and exercise exactly as it was locked. */
export const satisfiesLocks = (week: DesignedWeek, locks: Locks): boolean =>
  locks.days.every((lock) => satisfiesDayLock(week, lock)) &&
  locks.exercises.every((lock) => satisfiesExerciseLock(week, lock));

/** True when anything is locked. */
const hasLocks = (locks: Locks | undefined): locks is Locks =>
  locks !== undefined && locks.days.length + locks.exercises.length > 0;

/** More than this is decided day by day, so that the search for what can stay ends soon. */
const mostUnits = 16;

/** Locks one by one; many of them by weekday. */
export const lockUnits = (locks: Locks): readonly Locks[] => {
  const single = [
    ...locks.days.map((day) => ({ days: [day], exercises: [] })),
    ...locks.exercises.map((exercise) => ({ days: [], exercises: [exercise] })),
  ];
  if (single.length <= mostUnits) return single;
  return weekdays
    .map((weekday) => ({
      days: locks.days.filter((lock) => lock.weekday === weekday),
      exercises: locks.exercises.filter((lock) => lock.weekday === weekday),
    }))
    .filter(hasLocks);
};

/** Several sets of locks as one. */
export const joinedLocks = (units: readonly Locks[]): Locks => ({
  days: units.flatMap(({ days }) => days),
  exercises: units.flatMap(({ exercises }) => exercises),
});

type Scene = { readonly week: DesignedWeek; readonly draft: WeekDraft };

/** A locked day keeps its exercises; warm-up and cool-down are made for the person's present state. */
const candidateOf = ({ week, draft }: Scene, { days, exercises }: Locks): DesignedWeek => {
  const prepared = days.map(({ weekday, workout }) => ({
    weekday,
    workout: preparedDay(workout, draft),
  }));
  return withFreshTexts(refreshed(withLocks(week, { days: prepared, exercises })), draft);
};

type Satisfied = { readonly week: DesignedWeek; readonly units: readonly Locks[] };

/** The week with these locks, repaired around them; undefined when a rule still breaks or a lock was altered. */
const withUnits = (scene: Scene, units: readonly Locks[]): Satisfied | undefined => {
  const locks = joinedLocks(units);
  const { week, remaining } = repairWeek(candidateOf(scene, locks), scene.draft);
  return errorsOf(remaining).length === 0 && satisfiesLocks(week, locks) ? { week, units } : undefined;
};

/** Whole days before single exercises, and days that the broken rules name last: less is lost with them. */
const dearestFirst = (scene: Scene, units: readonly Locks[]): readonly Locks[] => {
  const paths = errorsOf(brokenRules(candidateOf(scene, joinedLocks(units)), scene.draft)).map(
    ({ path }) => path,
  );
  const isNamed = (unit: Locks): boolean =>
    [...unit.days, ...unit.exercises].some(({ weekday }) =>
      paths.some((path) => path.startsWith(`days.${weekday}`)),
    );
  const loss = (unit: Locks): number => (isNamed(unit) ? 0 : 2) + (unit.days.length > 0 ? 1 : 0);
  return units.toSorted((a, b) => loss(b) - loss(a));
};

/** Why a lock could not stay beside those that did: the first rule that it breaks. */
const reasonAgainst = (
  scene: Scene,
  satisfied: readonly Locks[],
  unit: Locks,
): { id: string; sentence: string } => {
  const candidate = candidateOf(scene, joinedLocks([...satisfied, unit]));
  const { remaining } = repairWeek(candidate, scene.draft);
  const [broken] = [...errorsOf(remaining), ...errorsOf(brokenRules(candidate, scene.draft))];
  return broken === undefined
    ? { id: "COACH-02", sentence: deliverText.noRoom }
    : { id: broken.id, sentence: ruleOf(broken.id)?.sentence ?? "" };
};

const droppedFacts = (scene: Scene, satisfied: readonly Locks[], all: readonly Locks[]): readonly Fact[] =>
  all
    .filter((unit) => !satisfied.includes(unit))
    .flatMap((unit) => {
      const { id, sentence } = reasonAgainst(scene, satisfied, unit);
      const said = (place: string, subject: string): Fact =>
        fact(`${droppedLockPrefix}${place}`, subject, sentence, "", id, deliverText.lock);
      return [
        ...unit.days.map(({ weekday }) => said(weekday, deliverText.day(weekdayNames[weekday]))),
        ...unit.exercises.map(({ weekday, exercise }) =>
          said(
            `${weekday}.${exercise.exerciseId}`,
            deliverText.exercise(exercise.name, weekdayNames[weekday]),
          ),
        ),
      ];
    });

/** @param week as it was designed without locks; it is the last word where none can stay */
export const solveLocks = (week: DesignedWeek, draft: WeekDraft): DesignedWeek => {
  const { locks } = draft.input;
  if (!hasLocks(locks)) return week;
  const scene: Scene = { week, draft };
  const all = lockUnits(locks);
  const { week: found, units }: Satisfied =
    withUnits(scene, all) ??
    dearestFirst(scene, all).reduce<Satisfied>(
      (best, unit) => withUnits(scene, [...best.units, unit]) ?? best,
      { week, units: [] },
    );
  const { plan, days } = found;
  // A delivered week is checked again on the device: its lock notes are written again.
  const facts = plan.facts.filter(({ id }) => !id.startsWith(droppedLockPrefix));
  return { plan: { ...plan, facts: [...facts, ...droppedFacts(scene, units, all)] }, days };
};
