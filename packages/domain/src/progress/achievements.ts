/** Achievements, read from the log each time: what stands in the log is achieved, what is taken out of it is not. */
import type { CivilDate } from "../shared/dates.ts";
import type { Ladder } from "./goals.ts";
import type { BestSet } from "./sets/best-set.ts";
import type { Streak } from "./streak.ts";
import { achievementTitles } from "./texts/milestone.text.ts";
import { doneDays, type PastWorkout } from "./workout-history.ts";

/** One achievement with its title and whether it is reached. */
export type Achievement = {
  readonly id: string;
  readonly title: string;
  /** The day it was reached, when known. */
  readonly on: CivilDate | null;
  readonly reached: boolean;
  /** How far, of how much. */
  readonly value: number;
  readonly goal: number;
};

const workoutSteps = [1, 10, 25, 50, 100, 250, 500, 1000] as const;
const streakSteps = [4, 8, 12, 26, 52] as const;

/**
 * @param input.workouts all of the person, in any order
 * @param input.pullUps @param input.pushUps best set now, and when each best was reached, by rising date
 */
export const achievements = (input: {
  readonly workouts: readonly PastWorkout[];
  readonly streak: Streak;
  readonly pullUps: { readonly ladder: Ladder; readonly best: readonly BestSet[] };
  readonly pushUps: { readonly ladder: Ladder; readonly best: readonly BestSet[] };
}): readonly Achievement[] => {
  // Days, as the total beside it counts: two workouts on one day are one.
  const dates = [...doneDays(input.workouts)].sort();
  return [
    ...upToNext(workoutSteps, dates.length).map((goal) => ({
      id: `workouts-${goal}`,
      title: achievementTitles.workouts(goal),
      on: dates[goal - 1] ?? null,
      reached: dates.length >= goal,
      value: Math.min(goal, dates.length),
      goal,
    })),
    ...upToNext(streakSteps, input.streak.best).map((goal) => ({
      id: `streak-${goal}`,
      title: achievementTitles.weeks(goal),
      on: input.streak.firstReached.get(goal) ?? null,
      reached: input.streak.best >= goal,
      value: Math.min(goal, Math.max(input.streak.current, input.streak.best >= goal ? goal : 0)),
      goal,
    })),
    ...ladderSteps("pull-up", input.pullUps),
    ...ladderSteps("push-up", input.pushUps),
  ];
};

/** The reached steps and the one after them: a list that shows what is next, not all that is missing. */
const upToNext = (steps: readonly number[], value: number): readonly number[] =>
  steps.slice(0, steps.filter((step) => value >= step).length + 1);

const ladderSteps = (
  name: "pull-up" | "push-up",
  { ladder, best }: { readonly ladder: Ladder; readonly best: readonly BestSet[] },
): readonly Achievement[] => {
  const top = best.at(-1)?.reps ?? 0;
  const rungs = [ladder.start === 0 ? 1 : 0, ladder.week4, ladder.week8, ladder.week12].filter(
    (goal) => goal > ladder.start,
  );
  return upToNext([...new Set(rungs)], top).map((goal) => ({
    id: `${name}-${goal}`,
    title: achievementTitles.reps(goal, name),
    on: best.find((set) => set.reps >= goal)?.date ?? null,
    reached: top >= goal,
    value: Math.min(goal, top),
    goal,
  }));
};
