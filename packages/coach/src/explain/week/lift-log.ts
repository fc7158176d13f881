/** What the log says of lifts: their last sets and what a plan asks of them next, what moved up lately, and what stands still. */

import type { PlannedExercise } from "@muster/domain/planning/plan";
import { type CivilDate, daysBetween, type Weekday, weekdayOf } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { overshot, wasTooHard } from "../../design/progress/reference-bout.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import { maxFactor } from "../../state/strength/one-rep-max.ts";
import { turnOf } from "../variant-by-turn.ts";
import { aimInWords, oneDecimal, weeksInWords } from "../words.text.ts";

/** lb that are no step: rounding between units. */
const sameLb = 0.06;

/** A session's heaviest sets as a text may quote them. */
type LoggedSets = Pick<Bout, "loadLb" | "amounts">;

/** The same, as a text shows its weight. */
export const loggedSets = ({ loadLb, amounts }: Bout): LoggedSets => ({
  loadLb: loadLb === null ? null : oneDecimal(loadLb),
  amounts: amounts.map(Math.round),
});

/** What to aim for with the weight of last time: '8 reps in the first two sets'. */
type Aim = { readonly reps: number; readonly text: string };

/**
 * The weaker sets catch up with the best one, two at a time; where all are even the first takes one more.
 * @returns null where the top of the range is reached in every set, or there is no range
 */
export const aimOf = (
  amounts: readonly number[],
  { targetHigh, sets }: Pick<PlannedExercise, "targetHigh" | "sets">,
): Aim | null => {
  if (targetHigh === null) return null;
  const count = setCount(sets);
  const aim = (reps: number, first: number): Aim => ({
    reps,
    text: aimInWords(reps, first, first >= count),
  });
  const best = Math.min(targetHigh, Math.max(...amounts));
  const there = amounts.filter((amount) => amount >= best).length;
  if (there < Math.min(count, amounts.length)) return aim(best, Math.min(count, there + 2));
  return best < targetHigh ? aim(best + 1, 1) : null;
};

/** What a plan asks of a lift beside its last sets: its weight, its range, and what to aim for where both stay. */
export const plannedStep = (planned: PlannedExercise, last: Bout) => {
  const { loadLb, amounts } = loggedSets(last);
  const { targetDifficulty } = planned;
  // What was very hard, or far harder than planned, gets cleaner before it gets longer.
  const isHard = wasTooHard(last) || (targetDifficulty !== null && overshot(last, targetDifficulty));
  const changeLb = loadLb === null || planned.loadLb === null ? 0 : planned.loadLb - loadLb;
  return {
    weight: loadLb === null ? "none" : changeLb > sameLb ? "more" : changeLb < -sameLb ? "less" : "same",
    isOtherRange: last.targetLow !== null && planned.targetLow !== last.targetLow,
    aim: isHard ? null : aimOf(amounts, planned),
    /** Nothing more is asked: it was hard, or the top of the range is reached. */
    isHard,
    isTop: planned.targetHigh !== null && Math.min(...amounts) >= planned.targetHigh,
  } as const;
};

/** Days after which nobody remembers the sets. */
const longestMemory = 21;

/** The session to compare with, of the last week in which it was done: of the same weekday where there are several. */
export const lastBoutOf = (
  { exerciseId }: Pick<PlannedExercise, "exerciseId">,
  { exercises }: Pick<Person, "exercises">,
  weekday: Weekday,
  validFrom: CivilDate,
): Bout | undefined => {
  const known = (exercises.get(exerciseId)?.bouts ?? []).filter(
    ({ isEasy, amounts, date }) =>
      !isEasy && amounts.length > 0 && date < validFrom && daysBetween(date, validFrom) <= longestMemory,
  );
  const last = known.at(-1);
  const ofWeek = last === undefined ? [] : ofItsWeek(known, last);
  return ofWeek.find(({ date }) => weekdayOf(date) === weekday) ?? last;
};

/** The first moves of a session are what it is built on (coach.X2). */
const mainPlaces = 2;
/** Sessions that tell which lifts lead. */
const sessionsOfLeads = 12;
/** Weeks that progress looks back: what was before a long break is another story. */
const longestSpan = 6;
/** A heavier weight for so much less by the estimate is no gain. */
const mostFall = 0.97;
/** The week that is looked back on ends where the new one begins. */
const daysInWeek = 7;
/** Rated this or easier, the weight had room: nothing stalls. */
const roomyRating = 6;

/** A main lift with its log. */
export type MainLift = ExerciseState & {
  readonly name: string;
  /** It led days lately: lifts that do come first. */
  readonly isLead: boolean;
  /** Done in the week that is looked back on. */
  readonly isOfLastWeek: boolean;
  /** Sessions that were as hard as they were meant to be, of repetitions. */
  readonly real: readonly Bout[];
};

/** What a programme is built on: no small move, no jump, nothing for balance. All of it is counted in repetitions. */
const isMainLift = ({ compound, pattern, loadKind }: Exercise): boolean =>
  compound &&
  loadKind !== "assisted" &&
  !["core", "carry", "cardio", "mobility", "plyo", "balance"].includes(pattern);

/** Ids of the moves that led the last sessions, without jumps. */
const leadingIds = ({ sessions }: Person): ReadonlySet<string> =>
  new Set(
    sessions
      .filter(({ skipped }) => !skipped)
      .slice(-sessionsOfLeads)
      .flatMap(({ exercises }) =>
        exercises
          .filter(({ exerciseId }) => exerciseById(exerciseId)?.pattern !== "plyo")
          .slice(0, mainPlaces)
          .map(({ exerciseId }) => exerciseId),
      ),
  );

/** The main lifts of a log, what leads days first. @param validFrom first day of the new week */
export const mainLiftsOf = (person: Person, validFrom: CivilDate): readonly MainLift[] => {
  const leads = leadingIds(person);
  return [...person.exercises.values()]
    .flatMap((state) => {
      const exercise = exerciseById(state.exerciseId);
      if (exercise === undefined || !isMainLift(exercise)) return [];
      const real = state.bouts.filter(({ isEasy, amounts }) => !isEasy && amounts.length > 0);
      const last = state.bouts.at(-1);
      const isOfLastWeek = last !== undefined && daysBetween(last.date, validFrom) <= daysInWeek;
      return [{ ...state, name: exercise.name, isLead: leads.has(exercise.id), isOfLastWeek, real }];
    })
    .toSorted((a, b) => Number(b.isLead) - Number(a.isLead));
};

/** No set got into the range. */
const isShort = ({ amounts, targetLow }: Bout): boolean => Math.max(...amounts) < (targetLow ?? 0);

/** Whole weeks from one session to another: two of one week are none apart. */
const weeksApart = (before: Bout, last: Bout): number => turnOf(last.date) - turnOf(before.date);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The sessions of the week that a session lies in. */
const ofItsWeek = (bouts: readonly Bout[], { date }: Bout): readonly Bout[] =>
  bouts.filter((bout) => turnOf(bout.date) === turnOf(date));

/** The heaviest session, of two with one weight the one with the longest set. */
const bestOf = (bouts: readonly Bout[]): Bout | undefined =>
  bouts.toSorted(
    (a, b) => (b.loadLb ?? 0) - (a.loadLb ?? 0) || Math.max(...b.amounts) - Math.max(...a.amounts),
  )[0];

/** The same weight, and no repetition more in as many sets. */
const isNoMoreThan = (bout: Bout, before: Bout): boolean => {
  const count = Math.min(bout.amounts.length, before.amounts.length);
  return (
    bout.loadLb === before.loadLb && sum(bout.amounts.slice(0, count)) <= sum(before.amounts.slice(0, count))
  );
};

/** No session of the last week did more than one of the week before. */
const isNoMore = ({ real }: MainLift): boolean => {
  const last = real.at(-1);
  const before = last && real.findLast((bout) => weeksApart(bout, last) >= 1);
  if (last === undefined || before === undefined) return false;
  const earlier = ofItsWeek(real, before);
  return ofItsWeek(real, last).every((bout) => earlier.some((one) => isNoMoreThan(bout, one)));
};

/** A change somebody can be proud of: in lb, or in repetitions, with the same weight or with none. */
export type Grown = Pick<MainLift, "name" | "isLead"> & {
  readonly id: string;
  readonly unit: "lb" | "reps";
  readonly from: number;
  readonly to: number;
  /** lb of the sets whose repetitions grew; null without a weight. */
  readonly loadLb: number | null;
  /** Between the two sessions: 'a week', 'three weeks'. */
  readonly span: string;
};

const strengthOf = ({ loadLb, amounts, carriedLb = 0 }: Bout): number =>
  ((loadLb ?? 0) + carriedLb) * maxFactor(Math.max(1, ...amounts));

/** From the first to the last of the sessions that are remembered, a heavy and a light day of one lift each by its own. */
const grownOf = (lift: MainLift): readonly Grown[] => {
  const { exerciseId: id, name, isLead, real } = lift;
  const newest = real.at(-1);
  // What stood still last week, or was not done in it, is no news, however much it grew before.
  if (newest === undefined || !lift.isOfLastWeek || isShort(newest) || isNoMore(lift)) return [];
  // Of each week its best session: the texts of days name the others, and nobody reads two numbers for one week.
  const bestOfWeek = (bout: Bout): Bout =>
    bestOf(ofItsWeek(real, bout).filter(({ targetLow }) => targetLow === bout.targetLow)) ?? bout;
  const last = bestOfWeek(newest);
  const earlier = real.filter((bout) => weeksApart(bout, last) >= 1 && weeksApart(bout, last) <= longestSpan);
  const oldest = earlier.find(({ targetLow }) => targetLow === last.targetLow) ?? earlier[0];
  if (oldest === undefined) return [];
  const first = bestOfWeek(oldest);
  const [then, now] = [loggedSets(first), loggedSets(last)];
  const grown = { id, name, isLead, span: weeksInWords(weeksApart(first, last)) };
  if (then.loadLb !== null && now.loadLb !== null && now.loadLb > then.loadLb)
    return strengthOf(last) < mostFall * strengthOf(first)
      ? []
      : [{ ...grown, unit: "lb", from: then.loadLb, to: now.loadLb, loadLb: null }];
  const [from, to] = [Math.max(...then.amounts), Math.max(...now.amounts)];
  return now.loadLb === then.loadLb && to > from
    ? [{ ...grown, unit: "reps", from, to, loadLb: now.loadLb }]
    : [];
};

/** Lifts that grew by the log, what leads days first, then by how much: by weight where there is one, else by repetitions. */
export const grownLifts = (lifts: readonly MainLift[]): readonly Grown[] => {
  const rank = ({ isLead, unit }: Grown) => (isLead ? 0 : 2) + (unit === "lb" ? 0 : 1);
  return lifts
    .flatMap(grownOf)
    .toSorted((a, b) => rank(a) - rank(b) || b.to / b.from - a.to / a.from || (a.id < b.id ? -1 : 1));
};

/** Did the same weight again and no repetition more, short of the top of the range. */
const isStill = (lift: MainLift): boolean => {
  const last = lift.real.at(-1);
  const { targetHigh = null, amounts = [], difficulty = null } = last ?? {};
  const isTop = targetHigh !== null && amounts.every((amount) => amount >= targetHigh);
  return isNoMore(lift) && !isTop && (difficulty === null || difficulty > roomyRating);
};

/** Lifts of last week that did no more than the week before. */
export const stalledLifts = (lifts: readonly MainLift[]): readonly MainLift[] =>
  lifts.filter((lift) => lift.isOfLastWeek && isStill(lift));

/** The set to be named where nothing has grown yet: of last week, of what leads days and as long as planned, the heaviest, else the longest. */
export const bestSet = (lifts: readonly MainLift[]) =>
  lifts
    .filter((lift) => lift.isLead && lift.isOfLastWeek)
    .flatMap(({ exerciseId: id, name, bouts }) => {
      const last = bouts.at(-1);
      const best = last && bestOf(ofItsWeek(bouts, last).filter((bout) => !isShort(bout)));
      if (best === undefined || best.amounts.length === 0) return [];
      const { loadLb, amounts } = loggedSets(best);
      return [{ id, name, reps: Math.max(...amounts), loadLb }];
    })
    .toSorted((a, b) => (b.loadLb ?? 0) - (a.loadLb ?? 0) || b.reps - a.reps || (a.id < b.id ? -1 : 1))[0];
