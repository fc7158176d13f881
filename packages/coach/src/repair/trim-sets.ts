/** Repairs that make a week or a day smaller, set by set. */
import { weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { sessionMinutes, setCount } from "../catalogue/session-minutes.ts";
import { fewestIn } from "../design/budget/change-sets.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { setBounds } from "../design/template/prescription.data.ts";
import { lengthOn } from "../design/template/wished-input.ts";
import { plannedMuscleSets } from "../rules/amounts/tally.ts";
import type { Violation } from "../rules/violation.ts";
import { type Repair, replaceDay, weekdayIn } from "./scene.ts";

/** The fewest sets that the rules allow the whole week; Infinity where none names a number. */
const mostSetsIn = (broken: readonly Violation[]): number =>
  Math.min(
    ...broken.map(
      ({ most, muscle }) => (muscle === undefined ? most : undefined) ?? Number.POSITIVE_INFINITY,
    ),
  );

/**
 * One set less for the exercise with most sets, over and over, then one exercise less on the longest day, until the
 * week has as many as the rule names, or as the built-in one.
 */
export const trimSets: Repair = (week, broken, { builtIn, frame }) => {
  const total = (candidate: DesignedWeek) =>
    Object.values(candidate.days).reduce(
      (sum, { exercises }) => sum + exercises.reduce((day, { sets }) => day + setCount(sets), 0),
      0,
    );
  const aim = Math.min(total(builtIn), mostSetsIn(broken));
  let current = week;
  while (total(current) > aim) {
    const target = weekdays
      .flatMap((weekday) =>
        current.days[weekday].exercises.map((exercise, index) => ({ weekday, exercise, index })),
      )
      .filter(({ exercise }) => typeof exercise.sets === "number" && exercise.sets > setBounds.fewest)
      .sort((a, b) => setCount(b.exercise.sets) - setCount(a.exercise.sets) || b.index - a.index)[0];
    if (target === undefined) {
      const longest = weekdays
        .filter(
          (weekday) =>
            current.days[weekday].exercises.length >
            fewestIn(frame.phase, frame.person, lengthOn(frame, weekday)),
        )
        .sort((a, b) => current.days[b].exercises.length - current.days[a].exercises.length)[0];
      if (longest === undefined) return current;
      const { exercises } = current.days[longest];
      const pair = exercises.at(-1)?.pair ?? null;
      current = replaceDay(current, longest, {
        ...current.days[longest],
        exercises: exercises
          .slice(0, -1)
          .map((exercise) => (exercise.pair === pair ? { ...exercise, pair: null } : exercise)),
      });
      continue;
    }
    const workout = current.days[target.weekday];
    current = replaceDay(current, target.weekday, {
      ...workout,
      exercises: workout.exercises.map((exercise, index) =>
        index === target.index ? { ...exercise, sets: setCount(exercise.sets) - 1 } : exercise,
      ),
    });
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
      const target = weekdays
        .flatMap((weekday) =>
          current.days[weekday].exercises.map((exercise, index) => ({
            weekday,
            index,
            sets: setCount(exercise.sets),
            share: exerciseById(exercise.exerciseId)?.muscles[muscle] ?? 0,
          })),
        )
        .filter(({ share, sets }) => share > 0 && sets > setBounds.fewest)
        .sort((a, b) => b.sets - a.sets || b.share - a.share || b.index - a.index)[0];
      if (target === undefined) break;
      const workout = current.days[target.weekday];
      current = replaceDay(current, target.weekday, {
        ...workout,
        exercises: workout.exercises.map((exercise, index) =>
          index === target.index ? { ...exercise, sets: target.sets - 1 } : exercise,
        ),
      });
    }
  }
  return current;
};

/** Trims the sets of days that take too long, and writes the minutes that remain. */
export const shortenDays: Repair = (week, broken, { builtIn }) =>
  broken.reduce((kept, { path, most = 60 }) => {
    const weekday = weekdayIn(path);
    if (weekday === undefined) return kept;
    const workout = kept.days[weekday];
    if (path.includes("homeAlternative"))
      return replaceDay(kept, weekday, {
        ...workout,
        homeAlternative: builtIn.days[weekday].homeAlternative ?? workout.homeAlternative,
      });
    let exercises = workout.exercises.map((exercise) => ({
      ...exercise,
      sets: Math.min(setCount(exercise.sets), 10),
    }));
    const minutes = () => sessionMinutes({ ...workout, exercises });
    while (minutes() > most) {
      const largest = Math.max(...exercises.map(({ sets }) => sets));
      if (largest <= setBounds.fewest) break;
      const index = exercises.findLastIndex(({ sets }) => sets === largest);
      exercises = exercises.map((exercise, at) =>
        at === index ? { ...exercise, sets: exercise.sets - 1 } : exercise,
      );
    }
    return replaceDay(kept, weekday, {
      ...workout,
      exercises,
      minutes: minutes(),
      duration: `${Math.round(minutes())} min`,
    });
  }, week);
