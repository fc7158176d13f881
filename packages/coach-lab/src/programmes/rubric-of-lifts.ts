/** What a trainer asks of every single prescription of a programme: sets, range, rest, load, words. */

import { setCount } from "@muster/coach/catalogue/session-minutes";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { FitnessLevel } from "@muster/domain/profiles/options.text";
import { gearOf } from "@muster/domain/training/weights/gear";
import { isLoadable } from "@muster/domain/training/weights/loadable";
import { isFiller, isPublished } from "../shape/published.data.ts";
import { type Given, idsOf, isFit, restRoleOf, strengthWork } from "../shape/shape-of-life.ts";
import type { SimulatedWeek } from "../simulate/life.ts";

/** One demand on a programme: met, or what is missing. */
export type RubricAnswer = { readonly isGood: boolean; readonly what: string };

type Lift = Given & {
  readonly week: SimulatedWeek;
  readonly weekday: string;
  readonly day: DayWorkout;
  readonly work: readonly Given[];
  readonly index: number;
};

/** Everything lifted or held in a week, with its place in it. */
export const liftsOf = (week: SimulatedWeek): readonly Lift[] =>
  Object.entries(week.plan.days).flatMap(([weekday, day]) => {
    const work = strengthWork(day);
    return work.map((given, index) => ({ ...given, week, weekday, day, work, index }));
  });
/** A lift as a report names it. */
export const where = ({ week, weekday, exercise }: Lift): string =>
  `week ${week.week} ${weekday} ${exercise.name}`;
const each = (
  weeks: readonly SimulatedWeek[],
  ask: (lift: Lift) => RubricAnswer | undefined,
): readonly RubricAnswer[] => weeks.flatMap(liftsOf).flatMap((lift) => ask(lift) ?? []);

/** Hardest catalogue level by what the person said. */
export const levels: Readonly<Record<FitnessLevel, number>> = {
  beginner: 1,
  returning: 2,
  intermediate: 2,
  advanced: 3,
};

const load = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] => {
  const seen = new Set<string>();
  return weeks.flatMap((week) => {
    const found = each([week], (lift) =>
      lift.planned.takesWeight && seen.has(lift.exercise.id)
        ? { isGood: lift.planned.loadLb !== null, what: `${where(lift)}: no load` }
        : undefined,
    );
    for (const id of idsOf(week)) seen.add(id);
    return found;
  });
};

const reachable = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  each(weeks, (lift) => {
    const { input } = lift.week;
    const { loadLb } = lift.planned;
    if (loadLb === null || loadLb === 0) return undefined;
    const gear = gearOf(placeOfDay(lift.day), "imperial", input.gear ?? {}, input.profile);
    return { isGood: isLoadable(loadLb, lift.planned, gear), what: `${where(lift)}: ${loadLb} lb` };
  });

/** Weights that a text names, but for the next one: 'then 45 lb' is the way up. */
const weightsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!(?:then|next|add|try|to|step of) (?:to )?)\b(\d+(?:\.\d+)?) ?lb\b/gi)].map(
    ([, found]) => Number(found),
  );

const oneNumber = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  each(weeks, (lift) => {
    const { notes, reps, loadLb } = lift.planned;
    const other = weightsIn(`${notes} ${reps}`).find((weight) => weight !== loadLb);
    return { isGood: other === undefined, what: `${where(lift)}: ${loadLb} lb, and ${other} lb in its note` };
  });

/** Repetitions at which a text says that something gets harder. */
const repetitionsIn = (text: string): readonly number[] =>
  [
    ...text.matchAll(
      /\b(?:up to |of |when |reach |do )?(\d+) (?:clean )?(?:reps?\b|repetitions|a side|each side|are clean)/gi,
    ),
  ].map(([, found]) => Number(found));

/** Said, and not at odds with the range: who works in 3-5 does not wait for ten. */
const wayUp = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  each(weeks, (lift) => {
    const { progressionTips, notes, targetLow, targetHigh } = lift.planned;
    const text = `${notes} ${progressionTips}`.trim();
    const high = targetHigh ?? targetLow;
    const other = high === null ? undefined : repetitionsIn(text).find((named) => named > high);
    return {
      isGood: text !== "" && other === undefined,
      what:
        other === undefined
          ? `${where(lift)} says nothing of the next step`
          : `${where(lift)}: ${other} repetitions are named, and the range ends at ${high}`,
    };
  });

/** Questions about each prescription, by id. */
export const liftQuestions: Readonly<
  Record<string, (weeks: readonly SimulatedWeek[]) => readonly RubricAnswer[]>
> = {
  load,
  reachable,
  "one-number": oneNumber,
  sets: (weeks) =>
    each(weeks, (lift) => {
      const sets = setCount(lift.planned.sets);
      return { isGood: sets >= 2 && sets <= 5, what: `${where(lift)}: ${sets} sets` };
    }),
  range: (weeks) =>
    each(weeks, (lift) => {
      const low = lift.planned.targetLow ?? lift.planned.targetHigh ?? 0;
      const high = lift.planned.targetHigh ?? low;
      return { isGood: isPublished(lift.exercise, low, high), what: `${where(lift)}: ${low}-${high}` };
    }),
  rest: (weeks) =>
    each(weeks, (lift) => ({
      isGood: restRoleOf(lift.work, lift.index, lift.week.input.profile.primaryGoal) !== undefined,
      what: `${where(lift)}: rest ${lift.planned.restSeconds} s`,
    })),
  "way-up": wayUp,
  level: (weeks) =>
    each(weeks, (lift) => ({
      isGood:
        // A rung without weight is reached by what the person did on the one below.
        lift.exercise.level <=
          levels[lift.week.input.profile.fitnessLevel] + (lift.exercise.takesWeight ? 0 : 1) &&
        !(isFit(lift.week) && isFiller(lift.exercise)),
      what: where(lift),
    })),
};
