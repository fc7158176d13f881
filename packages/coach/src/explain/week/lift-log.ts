/** What the last sessions of a lift say, in the numbers that the person logged: the texts of a week and of a day read it here. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Bout } from "../../state/bouts.ts";
import type { Person } from "../../state/person.ts";
import { turnOf } from "../variant-by-turn.ts";
import { listed, oneDecimal, several } from "../words.ts";

/** The first moves of a session are what it is built on (coach.X2). */
const mainPlaces = 2;
/** Sessions that tell which lifts lead. */
const sessionsOfLeads = 12;

/** What a programme is built on: no small move, no jump, nothing for balance. */
export const isMainLift = ({ compound, pattern, loadKind }: Exercise): boolean =>
  compound &&
  loadKind !== "assisted" &&
  !["core", "carry", "cardio", "mobility", "plyo", "balance"].includes(pattern);

/** Ids of the moves that led the last sessions, without jumps. */
export const leadingIds = ({ sessions }: Pick<Person, "sessions">): ReadonlySet<string> =>
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

/** A session's heaviest sets as a text may quote them. */
export type LoggedSets = {
  /** lb, null without a weight. */
  readonly loadLb: number | null;
  /** In the order in which they were done. */
  readonly amounts: readonly number[];
};

/** The same, as a text shows its weight. */
export const loggedSets = ({ loadLb, amounts }: Bout): LoggedSets => ({
  loadLb: loadLb === null ? null : oneDecimal(loadLb),
  amounts: amounts.map(Math.round),
});

/** Whole weeks from one session to another: two of one week are none apart. */
export const weeksApart = (before: Bout, last: Bout): number => turnOf(last.date) - turnOf(before.date);

/** The last one of a week before that of another session. */
export const weekBefore = (bouts: readonly Bout[], last: Bout): Bout | undefined =>
  bouts.findLast((bout) => weeksApart(bout, last) >= 1);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The same weight as the week before, and no repetition more in as many sets. */
export const isNoMore = (last: Bout, before: Bout): boolean => {
  const count = Math.min(last.amounts.length, before.amounts.length);
  return (
    count > 0 &&
    last.loadLb === before.loadLb &&
    sum(last.amounts.slice(0, count)) <= sum(before.amounts.slice(0, count))
  );
};

/** '5, 4 and 3 reps', '6 reps in every set'; '3 reps in the top set' where the other sets had less weight. */
export const setsInReps = ({ amounts, loadLb }: LoggedSets): string => {
  const [first = 0] = amounts;
  if (amounts.length === 1) return `${several(first, "rep")}${loadLb === null ? "" : " in the top set"}`;
  return amounts.every((amount) => amount === first)
    ? `${several(first, "rep")} in every set`
    : `${listed(amounts.map(String))} reps`;
};

/** What to aim for with the weight of last time: so many repetitions in so many of the first sets. */
export type Aim = { readonly reps: number; readonly sets: number };

/**
 * The weaker sets catch up with the best one, two at a time; where all are even the first takes one more.
 * @param high top of the range
 * @returns null where the top is reached in every set
 */
export const aimOf = (amounts: readonly number[], high: number, sets: number): Aim | null => {
  const best = Math.min(high, Math.max(...amounts));
  const there = amounts.filter((amount) => amount >= best).length;
  if (there < Math.min(sets, amounts.length)) return { reps: best, sets: Math.min(sets, there + 2) };
  return best < high ? { reps: best + 1, sets: 1 } : null;
};
