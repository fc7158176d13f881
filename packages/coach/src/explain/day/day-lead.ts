/**
 * What a day's card says of the lift that leads: what was done last, and what to do about it today, with its facts. Its weight stands on the
 * card alone (decision 0146).
 */
import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { type CivilDate, daysBetween, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { Bout } from "../../state/bouts.ts";
import type { Person } from "../../state/person.ts";
import { dayText } from "../day.text.ts";
import { fact } from "../facts.ts";
import { turnOf } from "../variant-by-turn.ts";
import { aimOf, loggedSets, setsInReps } from "../week/lift-log.ts";
import { amountInWords, inWords, sentences } from "../words.ts";

/** Days after which nobody remembers the sets. */
const longestMemory = 21;
/** lb that are no step: rounding between units. */
const sameLb = 0.06;

/** Begin of the ids of these facts. */
export const leadFactPrefix = "lead.";

/** The session to compare with, of the last week in which it was done: of the same range and weekday where there are several. */
const lastOf = (
  { exerciseId, targetLow }: PlannedExercise,
  person: Person,
  weekday: Weekday,
  validFrom: CivilDate,
): Bout | undefined => {
  const known = (person.exercises.get(exerciseId)?.bouts ?? []).filter(
    ({ isEasy, amounts, date }) =>
      !isEasy && amounts.length > 0 && date < validFrom && daysBetween(date, validFrom) <= longestMemory,
  );
  const ofWeek = known.filter(({ date }) => turnOf(date) === turnOf(known.at(-1)?.date ?? date));
  const ofRange = ofWeek.filter((bout) => bout.targetLow === targetLow);
  const alike = ofRange.length > 0 ? ofRange : ofWeek;
  return alike.find(({ date }) => weekdayOf(date) === weekday) ?? alike.at(-1);
};

/** 'last week', 'three weeks ago'. */
const whenOf = (date: CivilDate, validFrom: CivilDate): string => {
  const weeks = turnOf(validFrom) - turnOf(date);
  return weeks <= 1 ? "last week" : `${inWords(weeks)} weeks ago`;
};

type When = { readonly turn: number; readonly day: number };
type Words = { readonly text: string; readonly facts: readonly Fact[] };

const todayWords = (planned: PlannedExercise, last: Bout, when: When): Words => {
  const { exerciseId: id, name, targetLow, targetHigh, loadLb, reps } = planned;
  const said = loggedSets(last);
  const change = loadLb === null || said.loadLb === null ? 0 : loadLb - said.loadLb;
  const amount = amountInWords(planned);
  if (targetLow !== last.targetLow && last.targetLow !== null && /\d/.test(reps))
    return {
      text: dayText.otherRange({
        ...when,
        amount,
        weight: said.loadLb === null ? "none" : change > sameLb ? "more" : change < -sameLb ? "less" : "same",
      }),
      facts: [],
    };
  if (change > sameLb) return { text: dayText.heavier({ ...when, low: targetLow ?? 0 }), facts: [] };
  if (change < -sameLb) return { text: dayText.lighter(when), facts: [] };
  const sets = setCount(planned.sets);
  const aim = targetHigh === null ? null : aimOf(said.amounts, targetHigh, sets);
  if (aim === null) return { text: dayText.sameAgain(when), facts: [] };
  return {
    text: dayText.aim({ ...when, ...aim, isWhole: aim.sets >= sets }),
    facts: [
      fact(`${leadFactPrefix}aim.${id}`, `${name}: to aim for`, aim.reps, "reps", "coach.I9", "your log"),
    ],
  };
};

/**
 * The lift's last sets and what follows from them today.
 * @returns undefined where nothing of it was logged lately, or where numbers say little: help of a machine, holds, tests
 */
export const leadWords = (
  planned: PlannedExercise,
  person: Person,
  weekday: Weekday,
  validFrom: CivilDate,
): Words | undefined => {
  const { exerciseId: id, name, metric, targetLow, assessmentMetric, takesWeight, loadLb } = planned;
  const exercise = exerciseById(id);
  if (exercise === undefined || exercise.loadKind === "assisted" || metric !== "reps") return undefined;
  if (targetLow === null || assessmentMetric !== null || (takesWeight && loadLb === null)) return undefined;
  const last = lastOf(planned, person, weekday, validFrom);
  if (last === undefined || (last.loadLb === null) === takesWeight) return undefined;
  const turn = turnOf(validFrom);
  const sets = setsInReps(loggedSets(last));
  const when = whenOf(last.date, validFrom);
  const today = todayWords(planned, last, { turn, day: weekdays.indexOf(weekday) });
  return {
    text: sentences(dayText.lastTime({ turn, name, sets, when }), today.text),
    facts: [
      fact(`${leadFactPrefix}sets.${id}`, `${name}, ${when}`, sets, "", "coach.I9", "your log"),
      ...today.facts,
    ],
  };
};
