/**
 * Movements whose moves became far too easy for the person, so that one level more is earned there (coach.I11). From the
 * log alone: what an estimate says of a move that was never done earns nothing, and old ease or a hard session since
 * earns nothing either.
 */
import { daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Pattern } from "../catalogue/exercise.ts";
import type { RecentAdherence } from "./adherence.ts";
import type { Bout } from "./bouts.ts";
import { easyMemory, wasRatedFarTooEasy } from "./capability.ts";
import type { ExerciseState } from "./exercise-history.ts";
import type { DesignInput } from "./input.ts";
import { hardRating } from "./strength/strength-estimate.ts";

/** Who has an effort cap of this or lower gets no harder exercises. */
export const mostCarefulEffort = 6;

/** A novice's range in every set (ACSM 2009: 8-12): not too hard for the person, however hard the last ones felt. Fewer are planned. */
const wellDone = 8;

/** Days without training after which the first weeks are lighter (coach.R5). */
export const longGap = 10;

/** After an illness or a long break, and in the week after it: easier, never harder moves. */
export const isComingBack = (
  { previousPlan }: Pick<DesignInput, "previousPlan">,
  { gapDays }: Pick<RecentAdherence, "gapDays">,
): boolean => {
  const before = previousPlan?.plan;
  return (
    (gapDays ?? 0) >= longGap ||
    before?.phase === "illness" ||
    (before?.phase === "re-entry" && before.mesocycleWeek === 1)
  );
};

const isWellDone = ({ amounts }: Bout): boolean => amounts.length > 0 && Math.min(...amounts) >= wellDone;

const goesWell = (last: Bout | undefined): boolean =>
  last !== undefined && ((last.difficulty ?? hardRating) < hardRating || isWellDone(last));

/**
 * @param ownLevel hardest level without this; harder moves that go well keep what the easy one earned
 * @param today civil day
 */
export const outgrownIn = (
  exercises: ReadonlyMap<string, ExerciseState>,
  ownLevel: number,
  today: string,
): ReadonlySet<Pattern> => {
  const known = [...exercises.values()].flatMap((state) => {
    const exercise = exerciseById(state.exerciseId);
    return exercise === undefined ? [] : [{ exercise, state }];
  });
  const above = known.filter(
    ({ exercise }) => exercise.level > ownLevel && exercise.skill === 0 && exercise.impact === 0,
  );
  // A session of a harder move that was too hard takes the earned level back.
  const wasHard = ({ bouts }: ExerciseState, after: string): boolean =>
    bouts.some((bout) => bout.date > after && (bout.difficulty ?? 0) >= hardRating && !isWellDone(bout));
  const isRecent = (date: string): boolean => daysBetween(date, today) <= easyMemory;
  const easy = known
    .filter(
      ({ exercise, state }) =>
        wasRatedFarTooEasy(exercise, state.bouts.slice(-1)) && isRecent(state.lastDate),
    )
    .filter(({ exercise: { pattern }, state: { lastDate } }) =>
      // A hard session of a move of the own level says nothing about the harder ones.
      above.every(({ exercise, state }) => exercise.pattern !== pattern || !wasHard(state, lastDate)),
    );
  // Harder moves that go well keep what the easy one earned, also when that one is done again for more repetitions.
  // Going well alone earns nothing: who lowered their level by hand has done harder moves too, and wants them no more.
  const earned = new Set(
    known
      .filter(
        ({ exercise, state }) => exercise.level <= ownLevel && wasRatedFarTooEasy(exercise, state.bouts),
      )
      .map(({ exercise }) => exercise.pattern),
  );
  const going = above.filter(
    ({ exercise, state }) =>
      earned.has(exercise.pattern) && isRecent(state.lastDate) && goesWell(state.bouts.at(-1)),
  );
  return new Set([...easy, ...going].map(({ exercise }) => exercise.pattern));
};
