/**
 * How many repetitions of a bodyweight move a person can be expected to do, from the tested pull-ups and push-ups:
 * a move of share f of body weight is read as a load, the test as a maximum (push-up shares: Ebben 2011).
 */
import { exerciseById } from "../catalogue/catalogue.ts";
import { type Exercise, legLifts } from "../catalogue/exercise.ts";
import type { Body } from "./body.ts";
import type { Bout } from "./bouts.ts";
import type { ExerciseState } from "./exercise-history.ts";
import { reserveOf } from "./strength/one-rep-max.ts";

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

/**
 * Rungs that are easier or harder than the weight they move: lowering, moving the shoulder blades alone; one arm that does more than its
 * half, long levers, the turn over the bar. Estimates: a first muscle-up comes with some twelve strict pull-ups.
 */
const effectiveShare: Readonly<Record<string, number>> = {
  "v_pull.negative": 0.68,
  "v_pull.scapular": 0.55,
  "v_pull.archer": 1.2,
  "v_pull.muscle-up": 1.25,
  "h_pull.tuck-lever": 1.05,
  "h_push.archer": 0.95,
};

const pushes: ReadonlySet<Exercise["pattern"]> = new Set(["h_push", "v_push", "arm_ext"] as const);
const pulls: ReadonlySet<Exercise["pattern"]> = new Set(["v_pull", "h_pull", "arm_flex"] as const);

/** The first set of a few allows about so much more than the last. */
const firstOverLast = 1.1;

/** Counted by the person's own tests. */
const testedPull = "v_pull.pull-up";
const testedPush = "h_push.push-up";

/** What is asked of a person to know what they can do. */
type MeasuredPerson = { readonly body: Body; readonly exercises: ReadonlyMap<string, ExerciseState> };

/** Beyond so many repetitions a bodyweight move trains patience, not strength: a harder one serves better. */
const mostUseful = 34;

/** Days for which an easy session says something about the next one. */
export const easyMemory = 28;

/** Days without pull-ups or push-ups after which the person's own count says more than what the last tired sets showed. */
const testOutlives = 21;

const isBodyweightReps = ({ metric, takesWeight }: Exercise): boolean => metric === "reps" && !takesWeight;

/** Many sets of a few: the last says how tired the person was, the best what can be done fresh. */
const isPullUpRung = ({ family, pattern }: Exercise): boolean => family === "pull-up" && pattern === "v_pull";

const lastingMax = (state: ExerciseState | undefined): number | null =>
  state?.lastingReps == null ? null : state.lastingReps * firstOverLast;

/** A count of the person's own, less where sets lately fell short of it. */
const lowered = (count: number, lately: number | null, state: ExerciseState | undefined): number => {
  const known = Math.max(count, state?.bestReps ?? 0);
  return lately === null || (state?.restedDays ?? 0) > testOutlives
    ? known
    : Math.min(known, Math.max(1, lately));
};

const pullUpsOf = ({ body, exercises }: MeasuredPerson): number => {
  const state = exercises.get(testedPull);
  const fresh = state?.fresh ?? null;
  return lowered(body.maxPullups, fresh?.isAtLeast === false ? fresh.reps : null, state);
};

/**
 * Expected most repetitions in one set, not rounded; null when nothing is known (legs and core before the first log,
 * external loads, holds). What was done lately beats the estimate from the tests; a test is only ever lowered by it.
 */
export const expectedMax = (exercise: Exercise, person: MeasuredPerson): number | null => {
  if (!isBodyweightReps(exercise)) return null;
  if (exercise.id === testedPull) return pullUpsOf(person);
  const state = person.exercises.get(exercise.id);
  const lately = isPullUpRung(exercise) ? (state?.fresh?.reps ?? null) : lastingMax(state);
  const estimate = fromTests(exercise, person);
  if (estimate === null) return lately ?? state?.bestReps ?? null;
  return exercise.id === testedPush
    ? lowered(estimate, lately, state)
    : (lately ?? Math.max(estimate, state?.bestReps ?? 0));
};

/** From tested pull-ups and push-ups; null for moves that they say nothing about. */
const fromTests = (exercise: Exercise, person: MeasuredPerson): number | null => {
  const share = effectiveShare[exercise.id] ?? exercise.bodyweightFraction;
  if (exercise.loadKind !== "bodyweightPlus" || share <= 0) return null;
  const maxPullups = pullUpsOf(person);
  const { maxPushups } = person.body;
  const pulled = maxPullups > 0 ? pullUpShare * (1 + maxPullups / 30) : shareWithoutPullup;
  const pushed = maxPushups > 0 ? pushUpShare * (1 + maxPushups / 30) : shareWithoutPushup;
  if (pulls.has(exercise.pattern)) return repetitionsAt(pulled, share);
  if (!pushes.has(exercise.pattern)) return null;
  return repetitionsAt(exercise.pattern === "v_push" ? overheadShare * pushed : pushed, share);
};

/** Repetitions that the body alone would have allowed where a weight was lifted besides; 0 where the body was not lifted with it. */
const repsWithoutWeight = (state: ExerciseState): number => {
  const { loadLb = null, carriedLb = 0, amounts = [], difficulty = null } = state.bouts.at(-1) ?? {};
  if (loadLb === null || carriedLb <= 0 || amounts.length === 0 || state.restedDays > easyMemory) return 0;
  const possible = Math.min(...amounts) + reserveOf(difficulty ?? 10, false);
  return repetitionsAt((loadLb + carriedLb) * (1 + possible / 30), carriedLb);
};

/** Two legs do at least twice what one does alone: each carries half. */
const bothLegs = 2;

/** Repetitions that were lately possible of other moves of legs and hips, as without a weight. */
const doneOfLegs = (
  exercise: Exercise,
  person: MeasuredPerson,
  isComparable: (done: Exercise) => boolean,
): readonly number[] =>
  exercise.takesWeight || !legLifts.has(exercise.pattern)
    ? []
    : [...person.exercises.values()].flatMap((state) => {
        const other = exerciseById(state.exerciseId);
        if (other === undefined || !isComparable(other)) return [];
        const lastingReps = other.takesWeight ? repsWithoutWeight(state) : (state.lastingReps ?? 0);
        if (lastingReps <= 0) return [];
        const share =
          other.unilateral === exercise.unilateral ? 1 : other.unilateral ? bothLegs : 1 / bothLegs;
        return [lastingReps * firstOverLast * share];
      });

/**
 * The expected most; of a leg move that was never done no more than was lately done of one that is no harder. It says what to choose
 * and to ask for first; what may be done at all is for the log to say.
 */
export const likelyMax = (exercise: Exercise, person: MeasuredPerson): number | null => {
  const known = expectedMax(exercise, person);
  if (known !== null) return known;
  const done = doneOfLegs(exercise, person, (other) => isNoHarder(other, exercise));
  return done.length === 0 ? null : Math.min(...done);
};

/** The expected most; of a leg move that was not done lately no less than was lately done of one that is no easier. */
export const sureMax = (exercise: Exercise, person: MeasuredPerson): number | null => {
  const known = expectedMax(exercise, person) ?? [];
  const isFresh = person.exercises.get(exercise.id)?.lastingReps != null;
  const done = isFresh ? [] : doneOfLegs(exercise, person, (other) => isNoHarder(exercise, other));
  const all = [known, done].flat();
  return all.length === 0 ? null : Math.max(...all);
};

/** A foot or a band carries as much as the person lets it: easy asks for less help, and no harder move. */
export const isHelped = ({ id }: Pick<Exercise, "id">): boolean =>
  id === "v_pull.foot-assisted" || id === "v_pull.banded";

/** Rated three or less over sets of twelve and more. */
export const wasFarTooEasy = ({ difficulty, amounts }: Bout): boolean =>
  difficulty !== null && difficulty <= 3 && amounts.length > 0 && Math.min(...amounts) >= 12;

/** One of these sessions was rated three or less over long sets of the body's own weight. */
export const wasRatedFarTooEasy = (exercise: Exercise, bouts: readonly Bout[]): boolean =>
  isBodyweightReps(exercise) && bouts.some(wasFarTooEasy);

/** A lunge is a squat on one leg. */
const bendsKnees: ReadonlySet<Exercise["pattern"]> = new Set(["squat", "lunge"] as const);

/** A move of legs or hips that carries no more of the body's weight on no fewer legs, or no weight besides: easier, whoever does it. */
const isNoHarder = (move: Exercise, than: Exercise): boolean =>
  (move.pattern === than.pattern || (bendsKnees.has(move.pattern) && bendsKnees.has(than.pattern))) &&
  move.loadKind === "bodyweightPlus" &&
  (!move.unilateral || than.unilateral) &&
  (than.takesWeight
    ? than.compound && than.bodyweightFraction > 0
    : move.level <= than.level && move.bodyweightFraction <= than.bodyweightFraction);

/**
 * True for a bodyweight move that became far too easy: by its own log, or because one of legs or hips that is no easier was:
 * somebody who did twelve repetitions too many of one would do so of the other, and rotation would try them one by one.
 */
export const isOutgrown = (exercise: Exercise, person: MeasuredPerson): boolean => {
  if (!isBodyweightReps(exercise) || isHelped(exercise)) return false;
  // Of legs nobody was tested: only the log says what is too easy.
  if (legLifts.has(exercise.pattern))
    for (const state of person.exercises.values()) {
      const easy = exerciseById(state.exerciseId);
      if (easy !== undefined && isNoHarder(exercise, easy) && wasRatedFarTooEasy(easy, state.bouts.slice(-1)))
        return true;
    }
  const most = expectedMax(exercise, person);
  const state = person.exercises.get(exercise.id);
  const isRecent = state !== undefined && state.restedDays <= easyMemory;
  return (
    (most !== null && most > mostUseful) || (isRecent && wasRatedFarTooEasy(exercise, state.bouts.slice(-1)))
  );
};

/** False for a move that the person cannot be expected to do even once (coach.I9); what nothing is known of may be tried. */
export const canDoOnce = (exercise: Exercise, person: MeasuredPerson): boolean =>
  (expectedMax(exercise, person) ?? 1) >= 1;

/** False for a move that the person cannot be expected to do twice: an easier rung serves better; only the ladders train singles. */
export const canDo = (exercise: Exercise, person: MeasuredPerson): boolean =>
  (expectedMax(exercise, person) ?? 2) >= 2;
