/** Craft of repetitions, rest and effort: ones that train, whatever the goal. */
import { setCount } from "@muster/coach/catalogue/session-minutes";
import { isListed } from "@muster/coach/design/prescribe/range";
import { listedRanges, listedTimes, setBounds } from "@muster/coach/design/template/prescription.data";
import { isNormal } from "@muster/coach/rules/amounts/tally";
import { type CheckContext, type Found, faultIf, ofExercises } from "@muster/coach/rules/rule";
import { difficultyReading } from "@muster/domain/progress/analysis";
import { meanOf } from "@muster/domain/shared/averages";
import type { Checks } from "./checks.ts";

/** Seconds between sets, whatever the goal. */
const restBounds = { least: 30, most: 300 } as const;
/** Rest after the heaviest lifts, when nothing is paired and time is not short. */
const heavyRest = 90;
const effortBounds = { least: 5, most: 8 } as const;

const tooEasy = (context: CheckContext): Found => {
  if (!isNormal(context) || context.person.gates.maxDifficulty < 8) return [];
  const efforts = context.workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ targetDifficulty }) => targetDifficulty ?? []),
  );
  const mean = meanOf(efforts) ?? 10;
  const got = `${Math.round(mean * 10) / 10} on average`;
  return faultIf(difficultyReading(mean) === "too-easy", "days", got, "6 and more");
};

/** Checks of coach.I1-I3. */
export const effortChecks = {
  "coach.I1": ofExercises(({ path, exercise }) => {
    const { metric, targetLow, targetHigh, sets, assessmentMetric } = exercise;
    if (assessmentMetric !== null || targetLow === null || targetHigh === null) return [];
    const list = metric === "time" ? listedTimes : listedRanges;
    const isOdd = metric !== "distance" && !isListed([targetLow, targetHigh], list);
    const { fewest, most } = setBounds;
    const count = setCount(sets);
    return [
      faultIf(isOdd, `${path}.reps`, exercise.reps, "a listed range"),
      faultIf(count < fewest || count > most, `${path}.sets`, count, `${fewest}-${most}`),
    ];
  }),
  "coach.I2": (context) => {
    const { primaryGoal, timePerSession } = context.input.profile;
    const hasTime = timePerSession === "45_60" || timePerSession === "60_plus";
    const heavy = context.training.map(({ path, workout }) => {
      const index = workout.exercises.findIndex(
        (exercise) => exercise.takesWeight && (exercise.targetHigh ?? 99) <= 8 && exercise.pair === null,
      );
      const { rest = "", restSeconds = heavyRest } = workout.exercises[index] ?? {};
      return faultIf(restSeconds < heavyRest, `${path}.exercises.${index}.rest`, rest, "90 sec and more");
    });
    const odd = context.exercises.map(({ path, exercise: { sets, rest, restSeconds } }) => {
      const isOut = restSeconds < restBounds.least || restSeconds > restBounds.most;
      const isTimed = typeof sets === "number" && rest !== "n/a";
      return faultIf(isTimed && isOut, `${path}.rest`, rest, "30 sec to 5 min");
    });
    return [primaryGoal === "strength" && hasTime && heavy, odd];
  },
  "coach.I3": (context) => [
    context.exercises.map(({ path, exercise: { targetDifficulty: effort } }) => {
      const isOut = effort !== null && (effort < effortBounds.least || effort > effortBounds.most);
      return faultIf(isOut, path, effort ?? 0, "5-8");
    }),
    tooEasy(context),
  ],
} satisfies Checks;
