/** Repairs that make a week or a day smaller, set by set. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { sessionMinutes, setCount } from "../catalogue/session-minutes.ts";
import { fewestIn, unpairedEnds } from "../design/budget/change-sets.ts";
import { setsOf } from "../design/budget/set-total.ts";
import { plannedMuscleSets } from "../design/budget/volume-budget.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { setBounds } from "../design/template/prescription.data.ts";
import { timeOn } from "../design/template/wished-input.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import type { Violation } from "../rules/check-week.ts";
import { changeDay, putAt, type Repair, weekdayIn } from "./repair-context.ts";

/** The fewest sets that the rules allow the whole week; Infinity where none names a number. */
const mostSetsIn = (broken: readonly Violation[]): number =>
  Math.min(...broken.flatMap(({ most, muscle }) => (muscle === undefined ? (most ?? []) : [])));

/**
 * One set less for the exercise with most sets.
 * @param shareOf how much an exercise counts among equals; 0: it is not meant
 * @returns undefined when nothing that is meant has more than the fewest sets
 */
const oneSetLess = (
  week: DesignedWeek,
  shareOf: (exercise: PlannedExercise, weekday: Weekday) => number,
): DesignedWeek | undefined => {
  const target = weekdays
    .flatMap((weekday) => {
      const list = week.days[weekday].exercises;
      return list.map((exercise, index) => ({
        ...{ weekday, home: null, list, index, exercise },
        sets: setCount(exercise.sets),
        share: shareOf(exercise, weekday),
      }));
    })
    .filter(({ share, sets }) => share > 0 && sets > setBounds.fewest)
    .sort((a, b) => b.sets - a.sets || b.share - a.share || b.index - a.index)[0];
  return target && putAt(week, target, { ...target.exercise, sets: target.sets - 1 });
};

/** The longest day without its last exercise; undefined when all days are as short as they may be. */
const oneExerciseLess = (week: DesignedWeek, frame: WeekDraft): DesignedWeek | undefined => {
  const [longest] = weekdays
    .filter(
      (day) => week.days[day].exercises.length > fewestIn(frame.phase, frame.person, timeOn(frame, day)),
    )
    .sort((a, b) => week.days[b].exercises.length - week.days[a].exercises.length);
  if (longest === undefined) return undefined;
  return changeDay(week, longest, { exercises: unpairedEnds(week.days[longest].exercises.slice(0, -1)) });
};

/**
 * One set less for the exercise with most sets, over and over, then one exercise less on the longest day, until the
 * week has as many as the rule names, or as the built-in one.
 */
export const trimSets: Repair = (week, broken, { builtIn, frame }) => {
  const total = ({ days }: DesignedWeek) => setsOf(Object.values(days));
  const aim = Math.min(total(builtIn), mostSetsIn(broken));
  let current = week;
  while (total(current) > aim) {
    const next =
      oneSetLess(current, ({ sets }) => (typeof sets === "number" ? 1 : 0)) ??
      oneExerciseLess(current, frame);
    if (next === undefined) return current;
    current = next;
  }
  return current;
};

/**
 * One set less for the largest exercise of a muscle that gets too many, over and over, until it has as many as its level
 * allows; all other moves keep theirs (coach.V1).
 */
export const trimMuscles: Repair = (week, broken) => {
  let current = week;
  for (const { muscle, most } of broken) {
    if (muscle === undefined || most === undefined) continue;
    while ((plannedMuscleSets(Object.values(current.days)).get(muscle) ?? 0) > most) {
      const next = oneSetLess(current, ({ exerciseId }) => exerciseById(exerciseId)?.muscles[muscle] ?? 0);
      if (next === undefined) break;
      current = next;
    }
  }
  return current;
};

/** Trims the sets of days that take too long. */
export const shortenDays: Repair = (week, broken, { builtIn }) =>
  broken.reduce((current, { path, most = 60 }) => {
    const weekday = weekdayIn(path);
    if (weekday === undefined) return current;
    const workout = current.days[weekday];
    if (path.includes("homeAlternative"))
      return changeDay(current, weekday, {
        homeAlternative: builtIn.days[weekday].homeAlternative ?? workout.homeAlternative,
      });
    let shorter = current;
    while (sessionMinutes(shorter.days[weekday]) > most) {
      const next = oneSetLess(shorter, (_, day) => (day === weekday ? 1 : 0));
      if (next === undefined) break;
      shorter = next;
    }
    return shorter;
  }, week);
