/**
 * What of a designer's week was corrected, before and after: the sheet behind "N fixes" shows it (COACH-02). Each line
 * names the rule that the designer's week broke there; what follows from another line names none.
 */
import type { Alteration, PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { Violation } from "../rules/check-week.ts";
import { type AlteredLine, alteredWords, isReusableText, unshown } from "./altered-words.ts";

/** More lines than this are nobody's reading. */
const mostTold = 40;

type Days = DesignedWeek["days"];
const measures: readonly ((exercise: PlannedExercise) => string)[] = [
  ({ sets }) => `${sets} sets`,
  ({ reps }) => `${reps} each`,
  ({ loadLb }) => (loadLb === null ? "no weight" : `${loadLb} lb`),
  ({ targetDifficulty }) => (targetDifficulty === null ? "no effort named" : `effort ${targetDifficulty}`),
];

const changed = (
  weekday: Weekday,
  path: string,
  from: PlannedExercise,
  to: PlannedExercise,
): AlteredLine[] => {
  const moved = measures.filter((say) => say(from) !== say(to));
  if (moved.length === 0) return [];
  const said = (exercise: PlannedExercise) => moved.map((say) => say(exercise)).join(", ");
  return [{ path, subject: `${to.name}, ${weekdayNames[weekday]}`, before: said(from), after: said(to) }];
};

const wholeDay = (weekday: Weekday): string => `${weekdayNames[weekday]}, the whole day`;

const linesOf = (weekday: Weekday, from: Days[Weekday], to: Days[Weekday]): readonly AlteredLine[] => {
  const path = `days.${weekday}`;
  const subject = weekdayNames[weekday];
  const has = ({ exercises }: Days[Weekday], { exerciseId }: PlannedExercise): boolean =>
    exercises.some((exercise) => exercise.exerciseId === exerciseId);
  const stays = from.exercises.some((exercise) => has(to, exercise));
  if (from.kind !== to.kind || (from.exercises.length > 0 && !stays))
    return [
      {
        path,
        subject: wholeDay(weekday),
        before: isReusableText(from.name) ? from.name : unshown,
        after: to.name,
      },
    ];
  const came = to.exercises.filter((exercise) => !has(from, exercise));
  const lines = from.exercises.flatMap((exercise, index): readonly AlteredLine[] => {
    const at = `${path}.exercises.${index}`;
    const kept = to.exercises.find(({ exerciseId }) => exerciseId === exercise.exerciseId);
    return kept === undefined
      ? [{ path: at, subject, before: exercise.name, after: came.shift()?.name ?? "" }]
      : changed(weekday, at, exercise, kept);
  });
  return [...lines, ...came.map(({ name }) => ({ path, subject, before: "", after: name }))];
};

/**
 * @param asked the designer's week before corrections
 * @param broken what the check found in it
 * @param delivered the week as it is shown
 * @returns nothing where the delivered week is another designer's
 */
export const alterations = (
  asked: DesignedWeek,
  broken: readonly Violation[],
  delivered: DesignedWeek,
): Alteration[] => {
  if (asked.plan.source !== delivered.plan.source) return [];
  const inWeek = broken.find(
    ({ id, path }) => !path.startsWith("days.") && delivered.plan.designedBy.fixes.includes(id),
  );
  const brokenAt = (path: string) => broken.find((one) => `${one.path}.`.startsWith(`${path}.`));
  /** The rule of the very exercise, then of its day, then one of the whole week that was put right; of words only their own. */
  const ruleOf = (path: string): string => {
    const isOfWords = path.startsWith("plan.") || path.endsWith("Insight");
    const day = path.split(".").slice(0, 2).join(".");
    return (brokenAt(path) ?? (isOfWords ? undefined : (brokenAt(day) ?? inWeek)))?.id ?? "";
  };
  const lines = weekdays.flatMap((weekday) => linesOf(weekday, asked.days[weekday], delivered.days[weekday]));
  const subjects = new Set(lines.map(({ subject }) => subject));
  const replaced = new Set(weekdays.filter((weekday) => subjects.has(wholeDay(weekday))));
  return [...lines, ...alteredWords(asked, delivered, replaced)]
    .slice(0, mostTold)
    .map(({ path, ...line }) => ({ rule: ruleOf(path), ...line }));
};
