/**
 * Movements whose moves became far too easy for the person, so that one level more is earned there (coach.I11). From the
 * log alone: what an estimate says of a move that was never done earns nothing, and old ease or a hard session since
 * earns nothing either.
 */
import { daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Pattern } from "../catalogue/exercise.ts";
import type { DesignInput } from "../design/input.ts";
import type { Adherence } from "./adherence.ts";
import { easyMemory, feltFarTooEasy } from "./capability.ts";
import type { ExerciseState } from "./exercise-history.ts";

/** Whose effort is capped here or lower is not asked for harder moves. */
export const mostCarefulEffort = 6;

/** A session rated so or higher after the easy one takes the earned level back. */
const hardRating = 8;

/** Days without training after which the first weeks are lighter (coach.R5). */
const longGap = 10;

/** After an illness or a long break, and in the week after it: easier, never harder moves. */
export const isComingBack = (
  { previousPlan }: Pick<DesignInput, "previousPlan">,
  { gapDays }: Pick<Adherence, "gapDays">,
): boolean => {
  const before = previousPlan?.plan;
  return (
    (gapDays ?? 0) >= longGap ||
    before?.phase === "illness" ||
    (before?.phase === "re-entry" && before.mesocycleWeek === 1)
  );
};

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
  const isEarned = (pattern: Pattern, easyDate: string): boolean => {
    const alike = known.filter(({ exercise }) => exercise.pattern === pattern);
    const wasHardSince = alike.some(({ state }) =>
      state.bouts.some(({ date, difficulty }) => date > easyDate && (difficulty ?? 0) >= hardRating),
    );
    const dates = alike
      .filter(({ exercise }) => exercise.level > ownLevel)
      .map(({ state }) => state.lastDate)
      .filter((date) => date > easyDate);
    return !wasHardSince && [easyDate, ...dates].some((date) => daysBetween(date, today) <= easyMemory);
  };
  return new Set(
    known
      .filter(
        ({ exercise, state }) =>
          feltFarTooEasy(exercise, state) && isEarned(exercise.pattern, state.lastDate),
      )
      .map(({ exercise }) => exercise.pattern),
  );
};
