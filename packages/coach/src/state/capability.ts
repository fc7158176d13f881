/**
 * How many repetitions of a bodyweight move a person can be expected to do, from the tested pull-ups and push-ups:
 * a move of share f of body weight is read as a load, the test as a maximum (push-up shares: Ebben 2011).
 */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Person } from "./person.ts";

/** Share of body weight in a strict push-up (Ebben 2011). */
const pushUpShare = 0.64;
/** Share of body weight in a strict pull-up: all but the forearms. */
const pullUpShare = 0.95;
/** Somebody without a pull-up still holds about this share of their weight. */
const shareWithoutPullup = 0.8;
const shareWithoutPushup = 0.55;

/** Pressing overhead allows about this share of what pressing forward allows. */
const overheadShare = 0.7;

/** Epley, read backwards: repetitions possible with `share` when `capacity` is the one-repetition share. */
const repetitionsAt = (capacity: number, share: number): number => Math.max(0, 30 * (capacity / share - 1));

/** Rungs that are easier than the weight they hang from: lowering, and moving the shoulder blades alone. */
const effectiveShare: Readonly<Record<string, number>> = {
  "v_pull.negative": 0.68,
  "v_pull.scapular": 0.55,
};

const pushes: ReadonlySet<Exercise["pattern"]> = new Set(["h_push", "v_push", "arm_ext"] as const);
const pulls: ReadonlySet<Exercise["pattern"]> = new Set(["v_pull", "h_pull", "arm_flex"] as const);

/**
 * Expected most repetitions in one set, not rounded; null when nothing is known (legs, core, external loads, holds).
 * A logged best beats the estimate.
 */
export const expectedMax = (
  exercise: Exercise,
  person: Pick<Person, "body" | "exercises">,
): number | null => {
  if (exercise.metric !== "reps" || exercise.loadKind !== "bodyweightPlus") return null;
  const logged = person.exercises.get(exercise.id)?.bestReps ?? null;
  const share = effectiveShare[exercise.id] ?? exercise.bodyweightFraction;
  if (share <= 0) return logged;
  const { maxPullups, maxPushups } = person.body;
  const capacity = pulls.has(exercise.pattern)
    ? maxPullups > 0
      ? pullUpShare * (1 + maxPullups / 30)
      : shareWithoutPullup
    : pushes.has(exercise.pattern)
      ? maxPushups > 0
        ? (exercise.pattern === "v_push" ? overheadShare : 1) * pushUpShare * (1 + maxPushups / 30)
        : (exercise.pattern === "v_push" ? overheadShare : 1) * shareWithoutPushup
      : null;
  if (capacity === null) return logged;
  return Math.max(logged ?? 0, repetitionsAt(capacity, share));
};

/** Fewest expected repetitions that make a move worth prescribing; below it an easier rung serves better. */
export const leastUsefulMax = 2;

/** False for a move that the person cannot be expected to do even once (coach.I9). */
export const canDoOnce = (exercise: Exercise, person: Pick<Person, "body" | "exercises">): boolean => {
  const most = expectedMax(exercise, person);
  return most === null || most >= 1;
};

/** False for a move that the person cannot be expected to do twice; only the ladders train singles. */
export const canDo = (exercise: Exercise, person: Pick<Person, "body" | "exercises">): boolean => {
  const most = expectedMax(exercise, person);
  return most === null || most >= leastUsefulMax;
};
