/**
 * What a day's card says of the lift that leads: what was done last, and what to do about it today, with its facts. Its weight stands on the
 * card alone (decision 0146).
 */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { type CivilDate, daysBetween, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Bout } from "../../state/bouts.ts";
import type { Person } from "../../state/person.ts";
import { dayText } from "../day.text.ts";
import { logged, type Said, said } from "../facts.ts";
import { turnOf } from "../variant-by-turn.ts";
import { loggedSets, plannedStep, setsInReps } from "../week/lift-log.ts";
import { amountInWords, inWords, sentences } from "../words.ts";

/** Days after which nobody remembers the sets. */
const longestMemory = 21;

/** Begin of the ids of these facts. */
export const leadFactPrefix = "lead.";

/** The session to compare with, of the last week in which it was done: of the same weekday where there are several. */
const lastOf = (
  { exerciseId }: PlannedExercise,
  person: Person,
  weekday: Weekday,
  validFrom: CivilDate,
): Bout | undefined => {
  const known = (person.exercises.get(exerciseId)?.bouts ?? []).filter(
    ({ isEasy, amounts, date }) =>
      !isEasy && amounts.length > 0 && date < validFrom && daysBetween(date, validFrom) <= longestMemory,
  );
  const last = known.at(-1);
  const ofWeek = known.filter(({ date }) => last !== undefined && turnOf(date) === turnOf(last.date));
  return ofWeek.find(({ date }) => weekdayOf(date) === weekday) ?? last;
};

/** 'last week', 'three weeks ago'. */
const whenOf = (date: CivilDate, validFrom: CivilDate): string => {
  const weeks = turnOf(validFrom) - turnOf(date);
  return weeks <= 1 ? "last week" : `${inWords(weeks)} weeks ago`;
};

/** Nobody lowers a swing slowly, nor a heavy deadlift. */
const isLoweredSlowly = (exerciseId: string): boolean => {
  const exercise = exerciseById(exerciseId);
  return exercise !== undefined && !(exercise.pattern === "hinge" && exercise.takesWeight);
};

/** What a lift at the top of its range is told where its weight stays. */
const atTop = ({ exerciseId }: PlannedExercise, isHard: boolean, stepWaits: boolean) => {
  if (isHard) return dayText.topEasier;
  if (stepWaits) return dayText.topWaits;
  return isLoweredSlowly(exerciseId) ? dayText.topSlower : dayText.sameAgain;
};

/** What follows from the last sets today. */
const todayWords = (
  planned: PlannedExercise,
  last: Bout,
  when: { readonly turn: number; readonly day: number },
  stepWaits: boolean,
): Said => {
  const { exerciseId: id, name, targetLow } = planned;
  const { weight, isOtherRange, aim, isHard, isTop } = plannedStep(planned, last);
  if (isOtherRange) return said(dayText.otherRange({ ...when, amount: amountInWords(planned), weight }));
  if (weight === "more") return said(dayText.heavier({ ...when, low: targetLow ?? 0 }));
  if (weight === "less") return said(dayText.lighter(when));
  if (aim === null) return said((isTop ? atTop(planned, isHard, stepWaits) : dayText.sameAgain)(when));
  return said(
    dayText.aim({ ...when, aim: aim.text }),
    logged(`${leadFactPrefix}aim.${id}`, `${name}: to aim for`, aim.reps, "reps", "coach.I9"),
  );
};

/**
 * The lift's last sets and what follows from them today.
 * @param stepWaits the week keeps its weights
 * @returns undefined where nothing of it was logged lately, or where numbers say little: help of a machine, holds, tests
 */
export const leadWords = (
  planned: PlannedExercise,
  person: Person,
  weekday: Weekday,
  validFrom: CivilDate,
  stepWaits: boolean,
): Said | undefined => {
  const { exerciseId: id, name, metric, targetLow, assessmentMetric, takesWeight } = planned;
  const exercise = exerciseById(id);
  if (exercise === undefined || exercise.loadKind === "assisted" || metric !== "reps") return undefined;
  if (targetLow === null || assessmentMetric !== null) return undefined;
  const last = lastOf(planned, person, weekday, validFrom);
  if (last === undefined || (last.loadLb === null) === takesWeight) return undefined;
  const turn = turnOf(validFrom);
  const sets = setsInReps(loggedSets(last));
  const when = whenOf(last.date, validFrom);
  const today = todayWords(planned, last, { turn, day: weekdays.indexOf(weekday) }, stepWaits);
  return said(
    sentences(dayText.lastTime({ turn, name, sets, when }), today.text),
    logged(`${leadFactPrefix}sets.${id}`, `${name}, ${when}`, sets, "", "coach.I9"),
    ...today.facts,
  );
};
