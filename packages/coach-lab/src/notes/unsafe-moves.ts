/** Holds a planned week against the table of what may not be planned (`out-of-plan.data.ts`). */
import { exerciseById, findByName } from "@muster/coach/catalogue/catalogue";
import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { ExpectedOfNote, Respect } from "./note.ts";
import { outForArea, outForCondition, type UnsafeMoves } from "./out-of-plan.data.ts";

const fits = (id: string, pattern: string): boolean => {
  const [before = "", after] = pattern.split("*");
  return after === undefined
    ? id === pattern
    : id.length >= pattern.length - 1 && id.startsWith(before) && id.endsWith(after);
};

/** True when the table names the move in any of its lists. */
export const isOut = (exercise: Exercise, { tags, patterns, muscles, ids, except }: UnsafeMoves): boolean =>
  except?.includes(exercise.id) !== true &&
  (exercise.contra.some((tag) => tags?.includes(tag) === true) ||
    patterns?.includes(exercise.pattern) === true ||
    muscles?.some((muscle) => exercise.muscles[muscle] === 1) === true ||
    ids?.some((pattern) => fits(exercise.id, pattern)) === true);

const plannedIn = (week: DesignedWeek): readonly Exercise[] => {
  const ids = Object.values(week.days).flatMap((day) => [
    ...day.exercises.map(({ exerciseId }) => exerciseId),
    ...(day.homeAlternative?.exercises ?? []).map(({ exerciseId }) => exerciseId),
  ]);
  const cardio = Object.values(week.days).flatMap((day) => day.cardio.exercises.map(({ name }) => name));
  return [
    ...[...new Set(ids)].flatMap((id) => exerciseById(id) ?? []),
    ...[...new Set(cardio)].flatMap((name) => findByName(name) ?? []),
  ];
};

const outOf = ({ areas = [], conditions = [], exercises = [] }: Respect) => {
  const rules = [
    ...areas.map((area) => outForArea[area]),
    ...conditions.map((condition) => outForCondition[condition]),
  ];
  return (exercise: Exercise): boolean =>
    rules.some((rule) => isOut(exercise, rule)) ||
    exercises.some((name) => [exercise.name, ...exercise.aliases].some((known) => name.test(known)));
};

/** What a week holds that it may not after such a note: ids of exercises, or `training` where none may be. */
export const unsafeAfterNote = (week: DesignedWeek, expected: ExpectedOfNote): readonly string[] => {
  if ("stop" in expected)
    return Object.values(week.days).some(({ kind }) => kind === "training") ? ["training"] : [];
  if (!("respect" in expected)) return [];
  const out = outOf(expected.respect);
  return plannedIn(week)
    .filter(out)
    .map(({ id }) => id);
};
