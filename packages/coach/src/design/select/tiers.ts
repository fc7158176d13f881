/**
 * What may stand in a slot: the lists of a movement (`exercise-preference.data.ts`), without what is none for this person at a place,
 * ranked, and what the week and the week before it hold already.
 */

import { daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import {
  type Exercise,
  type Kit,
  legLifts,
  type Pattern,
  substitutePatterns,
} from "../../catalogue/exercise.ts";
import { kitAt, type Place } from "../../catalogue/feasible.ts";
import { isBarBasic, startsOnBar } from "../../state/bar-basics.ts";
import {
  easyMemory,
  expectedMax,
  isOutgrown,
  likelyMax,
  sureMax,
  wasFarTooEasy,
} from "../../state/capability.ts";
import { leastReps, mayStand } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import { atPlace, type Person, situationAt } from "../../state/person.ts";
import { canLiftLightest } from "../progress/first-load.ts";
import { kitSteps } from "../progress/kit-steps.ts";
import { failedTwice, fellShort, lastLoaded, missedHalf, reachedTop } from "../progress/reference-bout.ts";
import type { Movement, Slot } from "../template/day-types.data.ts";
import { designedIds } from "../template/designed-before.ts";
import {
  barFirst,
  chairLadder,
  chairTools,
  heldLunges,
  makeshift,
  preferences,
} from "../template/exercise-preference.data.ts";
import type { SplitDay } from "../template/split.ts";
import { isOfFewClean, isPullUpRungFit, ladderOf, testedMove } from "./ladder.ts";
import { trainableExercises } from "./legal.ts";
import { bigLiftOf } from "./lift-balance.ts";

/** An exercise appears at most this often a week (coach.X3). */
export const mostDaysPerWeek = 3;

/** Most repetitions of a move without weight: fewer is a test, more is patience (ACSM 2009: sets of 1-20, some left). */
const usefulReps = { least: 7, most: 22 } as const;
const middle = 12;

/** Everything that the choice of exercises looks at. */
export type Chooser = {
  readonly input: DesignInput;
  readonly person: Person;
  /** Trains for strength, muscle or sport with some years behind them: the bar comes first. */
  readonly isLifter: boolean;
  /** New to the bar or back at it, for strength: the basic lifts come first. */
  readonly isStarter: boolean;
  readonly disliked: ReadonlySet<string>;
  /** Ids of last week. */
  readonly last: ReadonlySet<string>;
  /** Id -> days of this week. */
  readonly uses: Map<string, number>;
  /** Tiers by movement, place and kind of slot, cached: one week needs each of them many times. */
  readonly tiers: Map<string, readonly (readonly Exercise[])[]>;
};

/** Left without a set in two finished sessions of the last four weeks. */
const dislikedOf = ({ sessions }: Person, today: string): ReadonlySet<string> => {
  const skips = new Map<string, number>();
  for (const session of sessions)
    if (!session.skipped && daysBetween(session.date, today) < 28)
      for (const done of session.exercises)
        if (done.sets.length === 0) skips.set(done.exerciseId, (skips.get(done.exerciseId) ?? 0) + 1);
  return new Set([...skips].filter(([, count]) => count >= 2).map(([id]) => id));
};

/** Days for which two failures say that a move is too hard. */
const failureMemory = 28;

/** Fewest repetitions that a range goes down to without a weight, or with the lightest, before an easier move serves better. */
const fewestReps = 5;

/**
 * Too hard at its easiest: there is neither a lighter weight nor a lower range, and what was planned was missed twice in a row, or the
 * lightest weight goes for fewer than five, or than a heavy range begins with (ACSM 2009: a load that allows the range).
 */
export const isTooHard = (exercise: Exercise, person: Person): boolean => {
  // Fewer a set are there for the strict pull-up, and the ladder says when an easier rung takes over.
  if (exercise.id === testedMove["pull-up"]) return false;
  const state = person.exercises.get(exercise.id);
  if (state === undefined || state.restedDays > failureMemory) return false;
  const hasFailedTwice = failedTwice(state);
  if (!exercise.takesWeight) {
    if (exercise.metric !== "reps") return hasFailedTwice;
    // One in every set is a test, as half of a usual set is, and once is enough to know.
    if (state.lastAmounts.length > 0 && Math.max(...state.lastAmounts) <= 1) return true;
    const last = state.bouts.at(-1);
    if (last && missedHalf(last) && (last.targetLow ?? 0) >= fewestReps && ladderOf(exercise) === undefined)
      return true;
    return (
      hasFailedTwice &&
      Math.min(...state.lastAmounts) < Math.max(fewestReps, leastReps(exercise, person.gates))
    );
  }
  const last = lastLoaded(state);
  if (last === undefined || kitSteps(exercise, person, last.loadLb).below(last.loadLb) !== last.loadLb)
    return false;
  return (
    hasFailedTwice ||
    (exercise.metric === "reps" && fellShort(last, Math.min(fewestReps, last.targetLow ?? fewestReps)))
  );
};

/** Sets of one to four are a test, no work: only rungs of a ladder are trained so (some are left over at the end of a set). */
export const isOfFewReps = (exercise: Exercise, person: Person): boolean => {
  const most = likelyMax(exercise, person);
  return most !== null && most < usefulReps.least && ladderOf(exercise) === undefined;
};

/** Long sets with the heaviest weight that the kit has were far too easy. */
const isMaxedOut = (exercise: Exercise, person: Person): boolean => {
  const state = person.exercises.get(exercise.id);
  const last = lastLoaded(state);
  if (!exercise.takesWeight || last === undefined || !wasFarTooEasy(last)) return false;
  return (
    (state?.restedDays ?? 0) <= easyMemory &&
    kitSteps(exercise, person, last.loadLb).next(last.loadLb) === null
  );
};

/** A harder move serves better than more repetitions of this one: there is no more weight for it, or it takes none. */
export const isMastered = (exercise: Exercise, person: Person): boolean =>
  isOutgrown(exercise, person) || isMaxedOut(exercise, person);

/** How a move suits the person now; `easy`: long sets of it are patience, and nothing else speaks against it. */
const suitOf = (exercise: Exercise, person: Person): "well" | "easy" | "not" => {
  if (isOutgrown(exercise, person) || isTooHard(exercise, person)) return "not";
  if (!canLiftLightest(exercise, person)) return "not";
  if (ladderOf(exercise) === "pull-up") return "well";
  if ((likelyMax(exercise, person) ?? usefulReps.least) < usefulReps.least) return "not";
  return (sureMax(exercise, person) ?? 0) > usefulReps.most || isMaxedOut(exercise, person) ? "easy" : "well";
};

/** True for a move whose load or repetitions suit the person now. */
export const fits = (exercise: Exercise, person: Person): boolean => suitOf(exercise, person) === "well";

/** True for a real move that is only too easy. */
export const isOnlyEasy = (exercise: Exercise, person: Person): boolean =>
  !makeshift.has(exercise.id) && suitOf(exercise, person) === "easy";

/** From this age on who is new to training is taken to get up from a chair with effort. */
const oldBeginners = 75;
/** So many from a seat in every set, and the next rung is due (STEADI: 12 in 30 seconds are the norm at 70-74). */
export const enoughFromSeat = 12;

/** Older people who do not get down on the floor, and beginners from 75 on: legs that get up are the strength that they need. */
export const isChairTrainee = (person: Pick<Person, "gates" | "body" | "exerciseLevel">): boolean =>
  person.gates.ageGroup === "older" &&
  mayStand(person) &&
  (person.gates.avoided.has("floor") || (person.exerciseLevel === 1 && person.body.age >= oldBeginners));

/**
 * The rung of getting up from a chair that is due, in a list, or the next that suits: the one of last time, the next when it went well,
 * the one before when it was missed twice.
 */
const chairRungs = (person: Person, legal: readonly Exercise[]): readonly string[] => {
  const { exercises, gates } = person;
  const done = chairLadder.flatMap((id) => exercises.get(id) ?? []);
  const last = done.toSorted((a, b) => (a.lastDate < b.lastDate ? -1 : 1)).at(-1);
  // Whoever finds the floor hard begins with the hands.
  const first = gates.avoided.has("floor") ? 0 : 1;
  const bout = last?.bouts.findLast(({ isEasy }) => !isEasy);
  const step =
    last !== undefined && failedTwice(last) ? -1 : bout && reachedTop(bout, enoughFromSeat) ? 1 : 0;
  const at = chairLadder.indexOf(last?.exerciseId ?? "");
  const possible = new Set(legal.map(({ id }) => id));
  const highest = chairLadder.findLastIndex((id) => possible.has(id));
  const due = Math.min(highest, Math.max(0, (at < 0 ? first : at) + step));
  return chairLadder
    .slice(due)
    .filter((id) => legal.some((exercise) => exercise.id === id && fits(exercise, person)))
    .slice(0, 1);
};

/** The squat to a chair with a weight. */
export const loadedSeat = "squat.goblet-chair";
/** Sessions of plain squats to a chair that went well, before a weight comes to it: one says little of a sore knee. */
const cleanSessions = 2;
const isLoadedSquat = (exercise: Exercise | undefined): boolean =>
  exercise?.pattern === "squat" && exercise.takesWeight && exercise.gymClass !== "machine";
/** A weight comes to the chair when plain sets went well there, or for who squatted with one lately, and stays until it is too hard. */
const mayLoadSeat = ({ exercises }: Person): boolean =>
  [...exercises.keys()].some((id) => isLoadedSquat(exerciseById(id))) ||
  ["squat.chair", "squat.chair-slow"]
    .flatMap((id) => exercises.get(id)?.bouts ?? [])
    .filter((bout) => reachedTop(bout, enoughFromSeat)).length >= cleanSessions;

/** The usual lists; for who trains to get up from a chair the rung that is due, and lunges with a hand on something. */
const preferredBy = (
  person: Person,
  movement: Movement,
  legal: readonly Exercise[],
): readonly (readonly string[])[] => {
  const usual = preferences[movement];
  if (!isChairTrainee(person)) return usual;
  if (movement === "lunge") return [heldLunges];
  // Who does free squats for long sets has left the chair.
  const rungs = movement === "squat" ? chairRungs(person, legal) : [];
  return rungs.length === 0 ? usual : [...usual.slice(0, 1), rungs];
};

type TierQuery = {
  readonly chooser: Chooser;
  readonly role: Slot["role"];
  readonly kit: ReadonlySet<Kit>;
  readonly legal: readonly Exercise[];
  readonly canPlank: boolean;
};

/** What makes a move of the lists none for this person, although it may be done: the first that is true leaves it out. */
const outIf: readonly ((exercise: Exercise, query: TierQuery) => boolean)[] = [
  ({ id }, { chooser: { person } }) => id === loadedSeat && !mayLoadSeat(person),
  // Hands help who cannot do without.
  ({ id }, { chooser: { person }, legal }) =>
    id === "squat.chair-hands" && person.exerciseLevel > 1 && legal.some((one) => one.id === "squat.chair"),
  (exercise, { chooser: { person, isLifter, last } }) => !isPullUpRungFit(exercise, person, isLifter, last),
  (exercise, { chooser: { person }, legal }) => isOfFewClean(exercise, person, legal),
  // Done on a chair what others do standing or on the floor: only for who does not do it there, or rests a leg.
  ({ id }, { chooser: { person } }) =>
    !person.gates.restsLegs &&
    ((chairTools.forSeated.has(id) && !person.gates.avoided.has("legs")) ||
      (chairTools.offFloor.has(id) && !person.gates.avoided.has("floor"))),
  // What a beginner learns stands in the week for good: it is asked for, or leads, and no tool among others.
  (exercise, { chooser: { person, isStarter } }) =>
    isBarBasic(exercise) && person.exerciseLevel === 1 && !isStarter && !person.favourites.has(exercise.id),
  // Tools for who lacks the real one: Smith machine for a bar, floor for a bench, bands for a cable, standing for planks.
  ({ id }, { canPlank }) => id === "core.standing-knee" && canPlank,
  ({ gymClass }, { kit }) => gymClass === "smith" && kit.has("barbell"),
  ({ id }, { kit }) => id === "h_push.dumbbell-floor" && kit.has("weight_bench"),
  ({ needs }, { kit }) => kit.has("cable") && needs.every((all) => all.includes("resistance_bands")),
  ({ compound }, { role }) => role === "main" && !compound,
];

/** What puts a move behind the others of its tier, or before them. */
const rankWeights = { disliked: 2, longInShort: 1, favourite: -1 } as const;

/** The tiers of a movement with what the person may do there; last what they may do but hardly should. */
export const tiersOf = (
  chooser: Chooser,
  movement: Movement,
  place: Place,
  { role, isOneSided }: Pick<Slot, "role" | "isOneSided">,
): readonly (readonly Exercise[])[] => {
  const key = `${movement} ${place} ${role === "main" || role === "secondary" ? role : "small"}`;
  const tiers = chooser.tiers.get(key) ?? madeTiers(chooser, movement, place, role);
  chooser.tiers.set(key, tiers);
  // What trains one side after the other, where there is such a move.
  const oneSided =
    isOneSided === true ? tiers.map((tier) => tier.filter(({ unilateral }) => unilateral)) : [];
  return oneSided.flat().length > 0 ? oneSided : tiers;
};

const madeTiers = (
  chooser: Chooser,
  movement: Movement,
  place: Place,
  role: Slot["role"],
): readonly (readonly Exercise[])[] => {
  const { input, person, isLifter, isStarter, disliked } = chooser;
  const legal = trainableExercises(input, person, place);
  const lifter = atPlace(person, place);
  const { primaryGoal, timePerSession } = input.profile;
  // Beside loaded presses, and for those who want fitness: else push-ups are the main press, or the bar is.
  const isBesidePresses = legal.some(
    ({ pattern, takesWeight, compound }) => pattern === "h_push" && takesWeight && compound,
  );
  if (movement === "push_up" && (primaryGoal === "strength" || primaryGoal === "muscle" || !isBesidePresses))
    return [];
  const query: TierQuery = {
    chooser,
    role,
    legal,
    kit: kitAt(situationAt(person, place)),
    canPlank: person.exerciseLevel > 1 && legal.some(({ id }) => id === "core.plank"),
  };
  const [first = [], ...others] = preferredBy(person, movement, legal);
  const ofBar = ((isLifter || isStarter) && barFirst[movement]) || [];
  const led = isLifter ? ofBar : ofBar.filter((id) => isBarBasic({ id }));
  const found = [[...new Set([...led, ...first])], ...others].map((tier) =>
    tier
      .flatMap((id) => legal.find((exercise) => exercise.id === id) ?? [])
      .filter((exercise) => outIf.every((isOut) => !isOut(exercise, query))),
  );
  // One side after the other takes twice the time, which a short session does not have; with the two minutes of rest from 65 on not
  // once (coach.F5).
  const isLong = ({ unilateral }: Exercise) => timePerSession === "under_30" && unilateral;
  const suited = found.map((tier) =>
    tier.filter(
      (exercise) => !(isLong(exercise) && person.gates.ageGroup === "older") && fits(exercise, lifter),
    ),
  );
  const weigh = (exercise: Exercise): number =>
    (disliked.has(exercise.id) ? rankWeights.disliked : 0) +
    (isLong(exercise) ? rankWeights.longInShort : 0) +
    (person.favourites.has(exercise.id) ? rankWeights.favourite : 0);
  // The trunk's one tier holds whole ladders: a rung below one that suits is for beginners and who comes back.
  const climbs =
    movement === "core" && (person.volumeLevel === "intermediate" || person.volumeLevel === "advanced");
  const suitedIds = new Set(climbs ? suited.flat().map(({ id }) => id) : []);
  const isBelow = ({ harder }: Exercise) => harder !== null && suitedIds.has(harder);
  const good = suited.map((tier) =>
    tier.filter((exercise) => !isBelow(exercise)).toSorted((a, b) => weigh(a) - weigh(b)),
  );
  // Too easy is patience; too hard is sets of one or two.
  const far = (exercise: Exercise) => {
    const most = expectedMax(exercise, person) ?? 40;
    return most < usefulReps.least ? 40 - most : Math.abs(most - middle);
  };
  const isGood = new Set(good.flat());
  const rest = found.flat().filter((exercise) => !isGood.has(exercise) && !isBelow(exercise));
  return [...good, rest.toSorted((a, b) => far(a) - far(b))].filter((tier) => tier.length > 0);
};

/** The movements of a slot, then those nearest to its first. */
export const movementsOf = ({ patterns }: Slot): readonly Movement[] => {
  const substitutes: Partial<Record<Movement, readonly Movement[]>> = substitutePatterns;
  const near = patterns.slice(0, 1).flatMap((movement) => substitutes[movement] ?? []);
  return [...new Set([...patterns, ...near, ...anything])];
};
const anything: readonly Movement[] = [
  "core",
  "calf",
  "carry",
  "arm_flex",
  "arm_ext",
  "lateral",
  "bridge",
  "lunge",
  "h_push",
];
/** For who may do hardly anything else. */
export const lastResort: readonly Movement[] = ["balance", "mobility", "cardio"];

const presses: ReadonlySet<Pattern> = new Set(["h_push", "v_push", "arm_ext"] as const);
const pulls: ReadonlySet<Pattern> = new Set(["h_pull", "v_pull", "arm_flex"] as const);

/** No leg work on an upper-body day, none of the arms on a lower-body day, no big lifts on a light one, no press on a day of pulls. */
export const suitsDay = (exercise: Exercise, { type: { id, load } }: Pick<SplitDay, "type">): boolean => {
  const { pattern } = exercise;
  if ((id.startsWith("pull") && presses.has(pattern)) || (id.startsWith("push") && pulls.has(pattern)))
    return false;
  const isLeg = legLifts.has(pattern) || pattern === "calf";
  return load === "upper"
    ? !isLeg
    : load === "lower"
      ? isLeg || pattern === "core" || pattern === "carry"
      : load === "full" || bigLiftOf(exercise) === undefined;
};

/** Knee side planks and side planks on one day are one move twice, and so are two bridges and two ways up from a chair; big lifts have their own order. */
export const isRungBeside = (exercise: Exercise, inDay: ReadonlySet<string>): boolean =>
  [...inDay].some((id) => {
    const other = exerciseById(id);
    return exercise.pattern === "core"
      ? [exercise.harder, exercise.easier].includes(id) ||
          [other?.harder, other?.easier].includes(exercise.id)
      : (exercise.family === "bridge" && other?.family === "bridge") ||
          (chairLadder.includes(exercise.id) && chairLadder.includes(id));
  });

/** Days of this week on which the exercise stands. */
export const daysOfUse = ({ uses }: Chooser, { id }: Exercise): number => uses.get(id) ?? 0;

/** Counts a day of the week on which the exercise stands, or takes it away. */
export const addUse = ({ uses }: Chooser, { id }: Exercise, times: 1 | -1): void => {
  uses.set(id, (uses.get(id) ?? 0) + times);
};

/** A week in which nothing is chosen yet, for one person. */
export const chooserFor = (input: DesignInput, person: Person): Chooser => ({
  input,
  person,
  isLifter:
    ["strength", "muscle", "athletic"].includes(input.profile.primaryGoal) &&
    person.gates.ageGroup === "adult" &&
    person.exerciseLevel >= 2 &&
    person.volumeLevel !== "returning",
  isStarter: startsOnBar(input, person.gates),
  disliked: dislikedOf(person, input.today),
  last: designedIds(input),
  uses: new Map(),
  tiers: new Map(),
});
