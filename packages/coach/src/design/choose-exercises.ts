/**
 * Which exercise stands in which slot: legal, useful for the goal, within the muscle budget; mains stay, accessories
 * rotate so that 40-50% of the week's exercises are new (coach.md 3a-7, spec §9).
 */
import type { Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise, Muscle, Pattern } from "../catalogue/exercise.ts";
import { expectedMax, isOutgrown } from "../state/capability.ts";
import { levelFor, type Person } from "../state/person.ts";
import type { Slot } from "./day-types.data.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import type { DesignInput } from "./input.ts";
import { withLadders } from "./ladder.ts";
import { feasibleExercises, legalExercises } from "./legal.ts";
import { bigLiftOf } from "./lift-balance.ts";
import { sharesOf } from "./muscle-shares.ts";
import type { Phase } from "./phase.ts";
import type { SplitDay } from "./split.ts";
import { hashOf } from "./tie-break.ts";
import { landmarks } from "./volume.data.ts";
import { addSets, targetMuscles, type VolumeBudget } from "./volume-budget.ts";
import { totalLimit } from "./week-limit.ts";

export type ChosenSlot = { readonly slot: Slot; readonly exercise: Exercise };
export type ChosenDay = SplitDay & { readonly slots: readonly ChosenSlot[] };

/** Share of the week's exercises that should be new (spec §9: 40-50%). */
export const rotationShare = { least: 0.4, aim: 0.45, most: 0.5 } as const;
/** An exercise appears at most this often a week (coach.X3). */
export const mostDaysPerWeek = 3;

const exercisesADay = { under_30: 6, "30_45": 6, "45_60": 7, "60_plus": 8 } as const;

/** The specification's six to ten. */
const fewestADay = 6;
/** Mean sets of an exercise when there is enough time for all of them. */
const setsEach = 2.4;

/** As many exercises as the time and the week's sets are good for: many single sets train little and rotate badly. */
const exercisesFor = (input: DesignInput, person: Person, phase: Phase, days: number): number => {
  const most = exercisesADay[input.profile.timePerSession];
  if (days === 0) return most;
  // The same exercises as before: as many as the fullest day had.
  if (phase.keepsExercises && hasDesignedBefore(input))
    return Math.max(...(input.previousPlan?.days ?? []).map(({ workout }) => workout.exercises.length));
  const good = Math.round(totalLimit(input, person, phase, days) / days / setsEach);
  return Math.min(most, Math.max(fewestADay, good));
};

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

type Board = {
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

const overflow = (board: Board, exercise: Exercise): number => {
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
  const last = person.exercises.get(exercise.id)?.lastLoadLb ?? null;
  return last !== null && exercise.loadKind !== "assisted" && exercise.loadStepLb > coarseShare * last
    ? 0.4
    : 1;
};
/** Step ÷ weight above which a load can hardly be dosed. */
const coarseShare = 0.3;

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

const legPatterns: ReadonlySet<Pattern> = new Set(["squat", "hinge", "lunge"] as const);
const armPatterns: ReadonlySet<Pattern> = new Set(["arm_flex", "arm_ext", "h_pull", "h_push"] as const);

/** One-sided work for a side that is clearly smaller (spec §9; coach.V9). */
const servesWeakSide = (exercise: Exercise, { body }: Person): boolean =>
  exercise.unilateral &&
  ((body.weakThigh !== undefined && legPatterns.has(exercise.pattern)) ||
    (body.weakArm !== undefined && armPatterns.has(exercise.pattern)));

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
    (exercise.unilateral && isMain ? 0.5 : 0) +
    (servesWeakSide(exercise, person) && !isMain ? 1.5 : 0) -
    // One side after the other takes twice the time, which a short session does not have.
    (exercise.unilateral && board.input.profile.timePerSession === "under_30" ? 2 : 0) -
    (exercise.compound ? 0.75 : 1.5) * (board.uses.get(exercise.id) ?? 0) -
    4 * overflow(board, exercise) -
    (bigLiftOf(exercise) !== undefined && isOutgrown(exercise, person) ? outgrownShare : 0)
  );
};

const place = (board: Board, exercise: Exercise, times: 1 | -1): void => {
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
const best = (
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

/** Exercises of the plan before, by kind of day and by weekday. */
const previousIds = (
  input: DesignInput,
): {
  readonly all: ReadonlySet<string>;
  readonly ofDay: (day: SplitDay) => readonly string[];
} => {
  const days = input.previousPlan?.days ?? [];
  const ids = (matching: typeof days) =>
    matching[0]?.workout.exercises.map(({ exerciseId }) => exerciseId) ?? [];
  return {
    all: new Set(days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))),
    ofDay: (day) => {
      const sameName = days.filter(({ workout }) => workout.name === day.type.name);
      const sameWeekday: Weekday = day.weekday;
      return ids([...sameName.filter(({ weekday }) => weekday === sameWeekday), ...sameName]);
    },
  };
};

/**
 * What stood in this slot last week: supersets and tests move exercises about, so the pattern says which it was, and
 * the place only where the pattern does not.
 */
const formerOf = (slot: Slot, index: number, kept: readonly string[], taken: ReadonlySet<string>) => {
  const open = kept.filter((id) => !taken.has(id));
  for (const pattern of slot.patterns) {
    const found = open.find((id) => exerciseById(id)?.pattern === pattern);
    if (found !== undefined) return found;
  }
  const here = kept[index];
  return here !== undefined && !taken.has(here) ? here : undefined;
};

type MutableDay = { readonly day: SplitDay; readonly slots: { slot: Slot; exercise: Exercise }[] };

const isAnchor = (slots: readonly ChosenSlot[], index: number): boolean =>
  ["main", "skill", "test"].includes(slots[index]?.slot.role ?? "") ||
  (slots[index]?.slot.role === "secondary" &&
    slots.findIndex(({ slot }) => slot.role === "secondary") === index);

/** Swaps accessories, the longest used first, until the share of new exercises is reached. */
const rotate = (board: Board, days: readonly MutableDay[], before: ReadonlySet<string>): void => {
  const ids = () => new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
  const fresh = () => [...ids()].filter((id) => !before.has(id)).length;
  const turns = (anchors: boolean) =>
    days
      .flatMap((entry, dayIndex) => entry.slots.map((chosen, index) => ({ entry, dayIndex, index, chosen })))
      .filter(
        ({ entry, index, chosen }) =>
          before.has(chosen.exercise.id) &&
          (anchors
            ? chosen.slot.role === "secondary" && isAnchor(entry.slots, index)
            : !isAnchor(entry.slots, index)),
      )
      .map((turn) => ({
        ...turn,
        age: board.person.exercises.get(turn.chosen.exercise.id)?.sessions ?? 0,
        tie: hashOf(board.input.profileId, board.input.validFrom, turn.dayIndex, turn.index),
      }))
      .sort((a, b) => b.age - a.age || a.tie - b.tie);
  const isUseless = (exercise: Exercise) =>
    bigLiftOf(exercise) !== undefined && isOutgrown(exercise, board.person);
  // What is far too easy is taken last: only when the share cannot be reached without it.
  for (const { anchors, takesAll } of [
    { anchors: false, takesAll: false },
    { anchors: false, takesAll: true },
    { anchors: true, takesAll: true },
  ])
    for (const { entry, index, chosen } of turns(anchors)) {
      const size = ids().size;
      if (fresh() >= Math.round(rotationShare.aim * size)) return;
      if ((anchors || takesAll) && fresh() >= Math.ceil(rotationShare.least * size)) return;
      place(board, chosen.exercise, -1);
      const inDay = new Set(entry.slots.map(({ exercise }) => exercise.id));
      const next = best(
        board,
        entry.day,
        { ...chosen.slot, patterns: [chosen.exercise.pattern, ...chosen.slot.patterns] },
        inDay,
        new Set([...before, ...ids()]),
      );
      const isWorse = next !== undefined && !takesAll && isUseless(next) && !isUseless(chosen.exercise);
      const kept = next === undefined || isWorse ? chosen.exercise : next;
      entry.slots[index] = { slot: chosen.slot, exercise: kept };
      place(board, kept, 1);
    }
};

const boardFor = (input: DesignInput, person: Person, budget: VolumeBudget): Board => ({
  input,
  person,
  budget,
  legal: { home: legalExercises(input, person, "home"), gym: legalExercises(input, person, "gym") },
  wished: targetMuscles(input.profile.targetAreas),
  disliked: dislikedOf(person, input.today),
  tally: new Map(),
  uses: new Map(),
});

/** The same slots with what is there at home: the move itself where it works, else the best of its pattern. */
export const chooseAtHome = (
  input: DesignInput,
  person: Person,
  budget: VolumeBudget,
  day: ChosenDay,
): ChosenDay => {
  const board = boardFor(input, person, budget);
  const home: SplitDay = { ...day, place: "home" };
  const slots: ChosenSlot[] = [];
  for (const { slot, exercise } of day.slots) {
    const inDay = new Set(slots.map((chosen) => chosen.exercise.id));
    const same = board.legal.home.find(({ id }) => id === exercise.id && !inDay.has(id));
    const next =
      same ??
      best(board, home, { ...slot, patterns: [exercise.pattern, ...slot.patterns] }, inDay, new Set());
    if (next === undefined) continue;
    place(board, next, 1);
    slots.push({ slot, exercise: next });
  }
  return { ...home, slots };
};

const fillingOrder: readonly ReadonlySet<Slot["role"]>[] = [
  new Set(["main"]),
  new Set(["secondary"]),
  new Set(["accessory", "core", "skill", "test"]),
];

export const chooseExercises = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  budget: VolumeBudget,
  split: readonly SplitDay[],
): readonly ChosenDay[] => {
  const board = boardFor(input, person, budget);
  const designedBefore = hasDesignedBefore(input);
  const previous = previousIds(input);
  const days: MutableDay[] = split.map((day) => ({ day, slots: [] }));
  const count = exercisesFor(input, person, phase, split.length);
  const feasible = {
    home: feasibleExercises(input, person, "home"),
    gym: feasibleExercises(input, person, "gym"),
  };
  const planned = withLadders(input, person, phase, split, count, feasible);
  // Ladder moves are fixed first, so that the rest of the week is filled around them.
  for (const { fixed } of planned) for (const move of fixed.values()) place(board, move, 1);

  const boxes = days.map(({ day }, dayIndex) => {
    const { slots: wanted, fixed } = planned[dayIndex] ?? { slots: [], fixed: new Map<number, Exercise>() };
    return {
      day,
      wanted,
      chosen: wanted.map((_, index) => fixed.get(index)),
      kept: designedBefore ? previous.ofDay(day) : [],
      inDay: new Set<string>([...fixed.values()].map(({ id }) => id)),
    };
  });
  // The week's big lifts are chosen before any day's small ones: a full muscle costs an accessory, not a main lift.
  for (const roles of fillingOrder)
    for (const { day, wanted, chosen, kept, inDay } of boxes)
      for (const [index, slot] of wanted.entries()) {
        if (chosen[index] !== undefined || !roles.has(slot.role)) continue;
        const old = formerOf(slot, index, kept, inDay);
        const again = board.legal[day.place].find(
          (exercise) =>
            exercise.id === old &&
            !inDay.has(exercise.id) &&
            (phase.keepsExercises || !isOutgrown(exercise, person)) &&
            (phase.keepsExercises || overflow(board, exercise) <= 0) &&
            (board.uses.get(exercise.id) ?? 0) < mostDaysPerWeek,
        );
        const exercise = again ?? best(board, day, slot, inDay, new Set());
        if (exercise === undefined) continue;
        inDay.add(exercise.id);
        place(board, exercise, 1);
        chosen[index] = exercise;
      }
  boxes.forEach(({ wanted, chosen }, dayIndex) => {
    for (const [index, slot] of wanted.entries()) {
      const exercise = chosen[index];
      if (exercise !== undefined) days[dayIndex]?.slots.push({ slot, exercise });
    }
  });
  if (designedBefore && !phase.keepsExercises) rotate(board, days, previous.all);
  if (!phase.keepsExercises) servesWeakSides(board, days);
  return days.map(({ day, slots }) => ({ ...day, slots: bigBeforeSmall(slots) }));
};

/**
 * A side that is clearly smaller never goes without one-sided work (coach.V9): where neither choice nor rotation brought
 * any, the earliest move that is no anchor gives way to a one-sided one of its own pattern.
 */
const servesWeakSides = (board: Board, days: readonly MutableDay[]): void => {
  const { body } = board.person;
  for (const [weak, patterns] of [
    [body.weakArm, armPatterns],
    [body.weakThigh, legPatterns],
  ] as const) {
    const serves = (exercise: Exercise) => exercise.unilateral && patterns.has(exercise.pattern);
    if (weak === undefined || days.some(({ slots }) => slots.some(({ exercise }) => serves(exercise))))
      continue;
    const swap = days
      .flatMap((entry) => entry.slots.map((chosen, index) => ({ entry, chosen, index })))
      .filter(
        ({ entry, chosen, index }) => patterns.has(chosen.exercise.pattern) && !isAnchor(entry.slots, index),
      )
      .sort((a, b) => a.index - b.index)
      .flatMap(({ entry, chosen, index }) => {
        const inDay = new Set(entry.slots.map(({ exercise }) => exercise.id));
        const next = board.legal[entry.day.place].find(
          (exercise) =>
            serves(exercise) && exercise.pattern === chosen.exercise.pattern && !inDay.has(exercise.id),
        );
        return next === undefined ? [] : [{ entry, chosen, index, next }];
      })[0];
    if (swap === undefined) continue;
    place(board, swap.chosen.exercise, -1);
    place(board, swap.next, 1);
    swap.entry.slots[swap.index] = { slot: swap.chosen.slot, exercise: swap.next };
  }
};

/** A big lift in a small slot still comes before arms, shoulders and calves (coach.I13); all else keeps its order. */
const bigBeforeSmall = (slots: readonly ChosenSlot[]): readonly ChosenSlot[] => {
  const isLate = ({ slot, exercise }: ChosenSlot) =>
    (slot.role === "accessory" || slot.role === "core") &&
    !(exercise.compound && bigLiftOf(exercise) !== undefined);
  return [...slots.filter((chosen) => !isLate(chosen)), ...slots.filter(isLate)];
};
