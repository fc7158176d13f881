/** Which move suits a slot best: legal, useful for the goal, within the muscle budget (coach.md 3a-7). */
import type { Exercise, Muscle, Pattern } from "../catalogue/exercise.ts";
import { fallsBetweenSteps } from "../state/between-steps.ts";
import { expectedMax, isOutgrown } from "../state/capability.ts";
import { knownStrength } from "../state/known-strength.ts";
import { levelFor, type Person } from "../state/person.ts";
import type { Slot } from "./day-types.data.ts";
import type { DesignInput } from "./input.ts";
import { legalExercises } from "./legal.ts";
import { bigLiftOf } from "./lift-balance.ts";
import { sharesOf } from "./muscle-shares.ts";
import type { SplitDay } from "./split.ts";
import { hashOf } from "./tie-break.ts";
import { landmarks } from "./volume.data.ts";
import { addSets, targetMuscles, type VolumeBudget } from "./volume-budget.ts";

export type ChosenSlot = { readonly slot: Slot; readonly exercise: Exercise };
export type ChosenDay = SplitDay & { readonly slots: readonly ChosenSlot[] };

/** An exercise appears at most this often a week (coach.X3). */
export const mostDaysPerWeek = 3;

/** Tried when none of a slot's own patterns has a legal move. */
const substitutes: readonly Pattern[] = [
  "core",
  "hinge",
  "squat",
  "h_push",
  "h_pull",
  "lunge",
  "calf",
  "arm_flex",
  "arm_ext",
  "lateral",
  "carry",
  "balance",
  "mobility",
  "cardio",
];

export type Board = {
  readonly input: DesignInput;
  readonly person: Person;
  readonly budget: VolumeBudget;
  readonly legal: Readonly<Record<"home" | "gym", readonly Exercise[]>>;
  readonly wished: ReadonlySet<Muscle>;
  readonly disliked: ReadonlySet<string>;
  /** Planned fractional sets so far, at two sets an exercise. */
  readonly tally: Map<Muscle, number>;
  readonly uses: Map<string, number>;
};

/** Left without a set in two finished sessions of the last four weeks. */
const dislikedOf = (person: Person, today: string): ReadonlySet<string> => {
  const skips = new Map<string, number>();
  for (const session of person.sessions)
    if (!session.skipped && Date.parse(today) - Date.parse(session.date) < 28 * 86_400_000)
      for (const done of session.exercises)
        if (done.sets.length === 0) skips.set(done.exerciseId, (skips.get(done.exerciseId) ?? 0) + 1);
  return new Set([...skips].filter(([, count]) => count >= 2).map(([id]) => id));
};

/** A wish among equals: less than the muscle's need, more than a tie (coach.md 3a-7). */
const favouriteShare = 0.75;

/** A big lift that became far too easy gives way to any other that can be done. */
const outgrownShare = 3;

/** Where one easy move was outgrown, its like of the same level is no better. */
const outgrownGap = 1.5;

const usualSets = 2;

/** Sets by which one exercise more would pass its muscles' weekly maximum. */
export const overflow = (board: Board, exercise: Exercise): number => {
  const { max } = landmarks[board.person.volumeLevel];
  return sharesOf(exercise).direct.reduce(
    (sum, muscle) => sum + Math.max(0, (board.tally.get(muscle) ?? 0) + usualSets - max),
    0,
  );
};

const progressable = (exercise: Exercise, person: Person): number => {
  const most = expectedMax(exercise, person);
  if (most !== null) return most >= 5 && most <= 20 ? 1 : most > 20 ? 0.2 : 0.5;
  if (!exercise.takesWeight) return exercise.metric === "reps" ? 0.5 : 0.3;
  // One step of the kit is too much and one less too little: there is hardly a weight that fits.
  const weight = likelyLoad(exercise, person);
  if (weight === null || exercise.loadKind === "assisted") return 1;
  return exercise.loadStepLb > wildShare * weight
    ? 0.2
    : exercise.loadStepLb > coarseShare * weight
      ? 0.4
      : 1;
};
/** Step ÷ weight above which a load can hardly be dosed, and above which a range of twenty repetitions does not help either. */
const coarseShare = 0.3;
const wildShare = 0.5;

/** A set of eight to twelve with two left is lifted with about this share of the estimate (Epley, Brzycki). */
const usualShare = 0.72;

/** Weight in lb of the last time, else what the estimate of a related lift leads to; null when nothing is known. */
const likelyLoad = (exercise: Exercise, person: Person): number | null => {
  const last = person.exercises.get(exercise.id)?.lastLoadLb;
  if (last !== undefined && last !== null) return last;
  const known = knownStrength(exercise, person);
  return known === undefined ? null : usualShare * known.e1rmLb;
};

/**
 * Gym days take the load-hungry lifts, home days the bodyweight skills (coach.md 3a-6); goals of strength and size
 * ask for weight wherever it is. A pull-up that can be done is worth training: it is tested every week.
 */
const placeFit = (board: Board, at: SplitDay["place"], slot: Slot, exercise: Exercise): number => {
  const isBig = slot.role === "main" || slot.role === "secondary";
  if (!isBig) return 0;
  const goal = board.input.profile.primaryGoal;
  const wantsWeight = goal === "strength" || goal === "muscle";
  const isSkill = exercise.loadKind === "bodyweightPlus" && expectedMax(exercise, board.person) !== null;
  const isPullUp = isSkill && exercise.pattern === "v_pull" && exercise.bodyweightFraction >= 0.9;
  return (
    (exercise.takesWeight ? (at === "gym" ? 1.5 : 0) + (wantsWeight ? 0.75 : 0) : 0) +
    (isSkill && at === "home" ? 0.75 : 0) +
    (isPullUp ? 1.25 : 0)
  );
};

export const legPatterns: ReadonlySet<Pattern> = new Set(["squat", "hinge", "lunge"] as const);
export const armPatterns: ReadonlySet<Pattern> = new Set([
  "arm_flex",
  "arm_ext",
  "h_pull",
  "h_push",
] as const);

/** One-sided work for a side that is clearly smaller (spec §9; coach.V9). */
const servesWeakSide = (exercise: Exercise, { body }: Person): boolean =>
  exercise.unilateral &&
  ((body.weakThigh !== undefined && legPatterns.has(exercise.pattern)) ||
    (body.weakArm !== undefined && armPatterns.has(exercise.pattern)));

/** On one leg the body's own weight is a load; on two most hip and leg moves are far too easy the first time (ADR 0064). */
const isHardOnOneLeg = ({ pattern, takesWeight }: Exercise): boolean =>
  legPatterns.has(pattern) && !takesWeight;

const score = (board: Board, at: SplitDay["place"], slot: Slot, exercise: Exercise): number => {
  const { person, budget } = board;
  const { direct } = sharesOf(exercise);
  const need =
    direct.length === 0
      ? 0.3
      : direct.reduce(
          (sum, muscle) =>
            sum + Math.max(0, budget[muscle] - (board.tally.get(muscle) ?? 0)) / Math.max(1, budget[muscle]),
          0,
        ) / direct.length;
  const history = person.exercises.get(exercise.id);
  const isMain = slot.role === "main";
  const fit = isMain ? (exercise.compound ? 1 : 0) : exercise.compound && slot.role === "secondary" ? 1 : 0.6;
  const levelGap = levelFor(exercise, person) - exercise.level;
  const slow = person.gates.ageGroup === "older" || person.volumeLevel === "beginner";
  return (
    3 * fit +
    placeFit(board, at, slot, exercise) +
    2 * need +
    (direct.some((muscle) => board.wished.has(muscle)) ? 2 : 0) +
    1.5 * progressable(exercise, person) +
    (history === undefined ? 0 : history.trend === "plateaued" ? 0.2 : 1) -
    (board.disliked.has(exercise.id) ? 2 : 0) +
    (person.favourites.has(exercise.id) ? favouriteShare : 0) -
    (bigLiftOf(exercise) !== undefined && !exercise.takesWeight && person.outgrown.has(exercise.pattern)
      ? outgrownGap
      : 0.5) *
      Math.max(0, levelGap) -
    (slow ? 0.5 * exercise.skill : 0) -
    (exercise.unilateral && isMain && !isHardOnOneLeg(exercise) ? 0.5 : 0) +
    (servesWeakSide(exercise, person) && !isMain ? 1.5 : 0) -
    // One side after the other takes twice the time, which a short session does not have.
    (exercise.unilateral && board.input.profile.timePerSession === "under_30" ? 2 : 0) -
    (exercise.compound ? 0.75 : 1.5) * (board.uses.get(exercise.id) ?? 0) -
    4 * overflow(board, exercise) -
    (bigLiftOf(exercise) !== undefined &&
    (isOutgrown(exercise, person) || fallsBetweenSteps(exercise, person))
      ? outgrownShare
      : 0)
  );
};

/** Puts an exercise on the board (1) or takes it off (-1); changes the board itself. */
export const place = (board: Board, exercise: Exercise, times: 1 | -1): void => {
  addSets(board.tally, exercise, usualSets * times);
  board.uses.set(exercise.id, (board.uses.get(exercise.id) ?? 0) + times);
};

const openFor = (
  board: Board,
  day: SplitDay,
  slot: Slot,
  inDay: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): readonly Exercise[] =>
  board.legal[day.place].filter(
    (exercise) =>
      !inDay.has(exercise.id) &&
      !excluded.has(exercise.id) &&
      (board.uses.get(exercise.id) ?? 0) < mostDaysPerWeek &&
      (slot.role !== "main" || exercise.compound || exercise.pattern === "core"),
  );

/** The first pattern of the list that has a move in the pool. */
const ofFirstPattern = (pool: readonly Exercise[], wanted: readonly Pattern[]): readonly Exercise[] => {
  for (const pattern of wanted) {
    const found = pool.filter((exercise) => exercise.pattern === pattern);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Best move for a slot. Own patterns with room in the muscle budget come first, then other patterns with room, then
 * the slot's own without room: the week's limit for a muscle beats the shape of the day.
 */
export const best = (
  board: Board,
  day: SplitDay,
  slot: Slot,
  inDay: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): Exercise | undefined => {
  const open = openFor(board, day, slot, inDay, excluded);
  const roomy = open.filter((exercise) => overflow(board, exercise) <= 0);
  const pool = [
    ofFirstPattern(roomy, slot.patterns),
    ofFirstPattern(roomy, substitutes),
    ofFirstPattern(open, slot.patterns),
    ofFirstPattern(open, substitutes),
  ].find((found) => found.length > 0);
  return pool
    ?.map((exercise) => ({
      exercise,
      score: score(board, day.place, slot, exercise),
      tie: hashOf(board.input.profileId, day.weekday, slot.role, exercise.id),
    }))
    .sort((a, b) => b.score - a.score || a.tie - b.tie)[0]?.exercise;
};

export type MutableDay = { readonly day: SplitDay; readonly slots: { slot: Slot; exercise: Exercise }[] };

/** Mains, ladders, tests and the first secondary lift of a day: they stay for four weeks (coach.X2). */
export const isAnchor = (slots: readonly ChosenSlot[], index: number): boolean =>
  ["main", "skill", "test"].includes(slots[index]?.slot.role ?? "") ||
  (slots[index]?.slot.role === "secondary" &&
    slots.findIndex(({ slot }) => slot.role === "secondary") === index);

/** An empty board for one week, with all that the person may be given in each place. */
export const boardFor = (input: DesignInput, person: Person, budget: VolumeBudget): Board => ({
  input,
  person,
  budget,
  legal: { home: legalExercises(input, person, "home"), gym: legalExercises(input, person, "gym") },
  wished: targetMuscles(input.profile.targetAreas),
  disliked: dislikedOf(person, input.today),
  tally: new Map(),
  uses: new Map(),
});
