/** How an exercise is measured in the assessment week: sets, repetitions, rest, and what is written down (ONB-06). */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Prescription } from "../catalogue/planned.ts";
import { firstUnloaded, mostRepetitions } from "../design/prescribe/range.ts";
import { firstLoad } from "../design/progress/load.ts";
import { isGuess } from "../design/progress/load-rule.ts";
import { fact } from "../explain/facts.ts";
import { expectedMax } from "../state/capability.ts";
import { mostRepsOfYouth } from "../state/gates.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";
import type { SlotTest } from "./assessment-programs.data.ts";

/** What a session can spare, from `fitSession`. */
export type Room = {
  /** Sets of calm work. */
  readonly sets: number;
  /** How many slots may be tested with heavy or longest sets; the others are calm work. */
  readonly tests: number;
  /** 1, or less when rests must be short. */
  readonly restShare: number;
};

/** Kind of test -> what the person writes down. */
export const assessmentMetrics = {
  heavy: "3-rep weight",
  work: "10-rep weight",
  help: "Help for 10 reps",
  carry: "Weight for 40 m",
  max: "Max reps",
  clean: "Good-form reps",
  hold: "Hold time",
  moving: "Good-form time",
  clock: "Best time",
  twoMinutes: "Reps in 2 min",
  steps: "Steps in 2 min",
  distance: "Clean distance",
} as const;

const mileMeters = 1600;
const twoMinutes = 120;

/** Share of the best set that a calm set is chosen for: who must do eight gets moves that allow more. */
export const cleanShare = 0.75;
/** Share of the best set that a calm set may reach; of a ladder's rungs 85% (coach.I9). */
const longestShare = 0.95;

/** Within how many repetitions a weight is found: the range of ACSM 2009 for who is new, also for who is not tested to a limit. */
const finding = { targetLow: 8, targetHigh: 12 };

/** From half of the expected best set on; the effort ends it, so that clean repetitions are left over (coach.I9). */
const cleanReps = (exercise: Exercise, frame: AssessmentFrame): { low: number; high: number } => {
  const { minReps } = frame.person.gates;
  // Small jumps take the place of high ones where few repetitions are out (coach.F4).
  if (exercise.pattern === "plyo")
    return minReps > 1 ? { low: minReps, high: minReps + 2 } : { low: 3, high: 5 };
  const most = expectedMax(exercise, frame.person);
  const longest = frame.person.gates.ageGroup === "youth" ? mostRepsOfYouth : 20;
  // Nobody knows yet: the effort ends the set.
  if (most === null) return { low: Math.max(minReps, firstUnloaded(exercise)[0]), high: longest };
  const high = Math.min(
    longest,
    Math.max(2, Math.min(mostRepetitions(exercise, most), Math.round(most * longestShare))),
  );
  const low = Math.max(1, Math.min(Math.round(high * 0.75), Math.round(most * 0.5)));
  return { low: Math.min(high, Math.max(low, minReps)), high };
};

const measured = (exercise: Exercise, metric: string) =>
  fact(`test.${exercise.id}`, `${exercise.name}: what we measure`, metric, "", "coach.F8", "spec §3");

/**
 * @param isTested false for a slot that is calm work today, also when the program would test it
 */
export const prescribe = (
  exercise: Exercise,
  test: SlotTest,
  isTested: boolean,
  frame: AssessmentFrame,
  room: Room,
): Prescription => {
  const { maxDifficulty } = frame.person.gates;
  const hard = Math.min(8, maxDifficulty);
  const calm = Math.min(7.5, maxDifficulty);
  const rest = (seconds: number): number =>
    Math.min(180, Math.max(frame.leastRest, Math.round((seconds * room.restShare) / 15) * 15));
  const cue = exercise.cues[0] ?? "";
  const as = (metric: string, rules: Omit<Prescription, "assessmentMetric" | "facts">): Prescription => ({
    ...rules,
    assessmentMetric: metric,
    facts: [measured(exercise, metric)],
  });
  const open = { targetLow: null, targetHigh: null };
  const clock = { sets: 1, restSeconds: 0, targetDifficulty: hard };
  const pace = frame.allowMax ? "the best even pace that you can hold" : "a pace at which you can still talk";

  if (exercise.pattern === "cardio" && exercise.metric === "distance")
    return as(assessmentMetrics.clock, {
      ...clock,
      targetLow: mileMeters,
      targetHigh: mileMeters,
      notes: `One mile at ${pace}. Write down your time.`,
    });
  if (exercise.pattern === "cardio" && exercise.metric === "reps")
    return as(assessmentMetrics.twoMinutes, {
      ...clock,
      ...open,
      reps: "2 min",
      notes: `Two minutes at ${pace}. Count the reps.`,
    });
  if (exercise.pattern === "cardio")
    return as(assessmentMetrics.steps, {
      ...clock,
      // Steps are logged as repetitions; who may not count to a limit keeps to the time (coach.F4, F5).
      ...(frame.allowMax
        ? { ...open, metric: "reps", reps: "2 min" }
        : { targetLow: twoMinutes, targetHigh: twoMinutes }),
      notes: `Two minutes at ${pace}. Count each time your right knee comes up, and ${frame.allowMax ? "log that number" : "write the number into the notes"}.`,
    });
  if (exercise.metric === "distance")
    return as(exercise.takesWeight ? assessmentMetrics.carry : assessmentMetrics.distance, {
      sets: Math.min(2, room.sets),
      targetLow: exercise.pattern === "carry" ? 40 : 10,
      targetHigh: exercise.pattern === "carry" ? 40 : 10,
      restSeconds: rest(75),
      targetDifficulty: calm,
      notes: cue,
    });
  if (exercise.metric === "time") {
    const isMax = isTested && test !== "work" && frame.allowMax && !exercise.contra.includes("valsalva");
    return as(exercise.impact > 0 ? assessmentMetrics.moving : assessmentMetrics.hold, {
      sets: Math.min(2, room.sets),
      ...(isMax ? { ...open, reps: "Max" } : { targetLow: 20, targetHigh: 30 }),
      restSeconds: rest(isMax ? 90 : 60),
      targetDifficulty: isMax ? hard : calm,
      notes: isMax
        ? `Hold as long as your form is good, breathing all the time. ${cue}`
        : `Stop well before you shake. ${cue}`,
    });
  }
  if (exercise.takesWeight) {
    const first = firstLoad(
      exercise,
      { low: finding.targetLow, high: finding.targetHigh, difficulty: calm },
      frame.person,
    );
    const { loadLb } = first;
    const loadIsGuess = isGuess(first, frame.person);
    const begin = loadLb === null ? "" : "Begin with the weight shown: it is a careful guess. ";
    // Three heavy repetitions only where the equipment catches a failed one: a machine, a rack, a Smith machine.
    const isHeavy =
      isTested && test === "load" && frame.allowHeavy && exercise.compound && exercise.gymClass !== null;
    if (isHeavy && exercise.loadKind === "external")
      return as(assessmentMetrics.heavy, {
        sets: 4,
        targetLow: 3,
        targetHigh: 3,
        restSeconds: rest(150),
        targetDifficulty: hard,
        loadLb,
        loadIsGuess,
        notes: `${begin}Go up in small steps until three reps are hard but clean, one more would still go. Log every set. ${cue}`,
      });
    return as(exercise.loadKind === "assisted" ? assessmentMetrics.help : assessmentMetrics.work, {
      sets: test === "load" ? Math.max(2, room.sets) : room.sets,
      // A first guess is off by a few repetitions: stopping at the effort says more than stopping at ten.
      ...finding,
      restSeconds: rest(test === "load" ? 90 : 75),
      targetDifficulty: calm,
      loadLb,
      loadIsGuess,
      notes: `${begin}Find the weight that leaves two clean reps in the tank after about ten. ${cue}`,
    });
  }
  const isMax = isTested && test === "reps" && frame.allowMax && exercise.loadKind === "bodyweightPlus";
  const clean = cleanReps(exercise, frame);
  return isMax
    ? as(assessmentMetrics.max, {
        ...open,
        sets: Math.min(2, room.sets),
        restSeconds: rest(180),
        targetDifficulty: hard,
        notes: `First set: as many clean reps as you can. Stop when your form breaks. ${cue}`,
      })
    : as(assessmentMetrics.clean, {
        sets: room.sets,
        targetLow: clean.low,
        targetHigh: clean.high,
        restSeconds: rest(exercise.pattern === "plyo" ? 90 : 60),
        targetDifficulty: calm,
        notes: `Stop with two clean reps left. ${cue}`,
      });
};
