/**
 * Days and exercises that stay when the week is designed again. A lock is a wish: it holds as long as
 * the week still passes every rule, and dropped, never bent, where it does not (COACH-02).
 */
import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { eachWeekday } from "@muster/domain/shared/dates";
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

type DayLock = Locks["days"][number];
/** One thing that must stay: a whole day, or an exercise of one. */
type Lock = DayLock | Locks["exercises"][number];
const isOfDay = (lock: Lock): lock is DayLock => "workout" in lock;

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
const withLocks = (week: DesignedWeek, locks: readonly Lock[]): DesignedWeek => {
  const days = eachWeekday((weekday) => {
    const fresh = week.days[weekday];
    const here = locks.filter((lock) => lock.weekday === weekday);
    const whole = here.find(isOfDay);
    if (whole !== undefined) return lockedDay(whole.workout, fresh);
    const own = here.flatMap((lock) => (isOfDay(lock) ? [] : [lock.exercise]));
    return own.length === 0 ? fresh : withExercises(fresh, own);
  });
  return { ...week, days };
};

const isSameExercise = (a: PlannedExercise, b: PlannedExercise | undefined): boolean =>
  a.exerciseId === b?.exerciseId && a.sets === b.sets && a.reps === b.reps && a.loadLb === b.loadLb;

/**
 * True when the week holds what was locked as it was locked: an exercise with its sets, repetitions and load, a day with all of its
 * exercises in the same order.
 */
export const satisfiesLock = ({ days }: DesignedWeek, lock: Lock): boolean => {
  const { kind, exercises } = days[lock.weekday];
  if (!isOfDay(lock)) return exercises.some((planned) => isSameExercise(planned, lock.exercise));
  const { workout } = lock;
  return (
    kind === workout.kind &&
    exercises.length === workout.exercises.length &&
    exercises.every((planned, index) => isSameExercise(planned, workout.exercises[index]))
  );
};

type Scene = { readonly week: DesignedWeek; readonly draft: WeekDraft };

/** A locked day keeps its exercises; warm-up and cool-down are made for the person's present state. */
const candidateOf = ({ week, draft }: Scene, locks: readonly Lock[]): DesignedWeek => {
  const prepared = locks.map((lock) =>
    isOfDay(lock) ? { ...lock, workout: preparedDay(lock.workout, draft) } : lock,
  );
  return withFreshTexts(refreshed(withLocks(week, prepared)), draft);
};

type Satisfied = { readonly week: DesignedWeek; readonly locks: readonly Lock[] };

/** The week with these locks, repaired around them; undefined when a rule still breaks or a lock was altered. */
const withAll = (scene: Scene, locks: readonly Lock[]): Satisfied | undefined => {
  const { week, remaining } = repairWeek(candidateOf(scene, locks), scene.draft);
  return errorsOf(remaining).length === 0 && locks.every((lock) => satisfiesLock(week, lock))
    ? { week, locks }
    : undefined;
};

/** That a lock could not stay beside those that did, and why: the first rule that it breaks. */
const droppedFact = (scene: Scene, satisfied: readonly Lock[], lock: Lock): Fact => {
  const candidate = candidateOf(scene, [...satisfied, lock]);
  const { remaining } = repairWeek(candidate, scene.draft);
  const [broken] = [...errorsOf(remaining), ...errorsOf(brokenRules(candidate, scene.draft))];
  const { id, sentence } = (broken && ruleOf(broken.id)) ?? { id: "COACH-02", sentence: deliverText.noRoom };
  const day = weekdayNames[lock.weekday];
  const [place, subject] = isOfDay(lock)
    ? [lock.weekday, deliverText.day(day)]
    : [`${lock.weekday}.${lock.exercise.exerciseId}`, deliverText.exercise(lock.exercise.name, day)];
  return fact(`${droppedLockPrefix}${place}`, subject, sentence, "", id, deliverText.lock);
};

/**
 * All locks, else as many as can stay one after another, whole days first.
 * @param week as it was designed without locks; it is the last word where none can stay
 */
export const solveLocks = (week: DesignedWeek, draft: WeekDraft): DesignedWeek => {
  const { days: ofDays, exercises } = draft.input.locks ?? { days: [], exercises: [] };
  const wanted: readonly Lock[] = [...ofDays, ...exercises];
  if (wanted.length === 0) return week;
  const scene: Scene = { week, draft };
  const { week: found, locks }: Satisfied =
    withAll(scene, wanted) ??
    wanted.reduce<Satisfied>((best, lock) => withAll(scene, [...best.locks, lock]) ?? best, {
      week,
      locks: [],
    });
  const { plan, days } = found;
  // A delivered week is checked again on the device: its lock notes are written again.
  const facts = plan.facts.filter(({ id }) => !id.startsWith(droppedLockPrefix));
  const dropped = wanted.filter((lock) => !locks.includes(lock));
  return {
    plan: { ...plan, facts: [...facts, ...dropped.map((lock) => droppedFact(scene, locks, lock))] },
    days,
  };
};
