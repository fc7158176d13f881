/** Sets, repetitions, rest and effort of an exercise in its place in the day: a row of the table, inside the limits of age and health. */
import { setDropReading } from "@muster/domain/review/recovery-bands";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { expectedMax, likelyMax } from "../../state/capability.ts";
import { leastReps, mostEffort } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import { eccentricStepOf } from "../progress/eccentric-steps.ts";
import { kitSteps } from "../progress/kit-steps.ts";
import { lastLoaded, reachedTop, wasTooHard } from "../progress/reference-bout.ts";
import { ladderSets } from "../select/ladder.ts";
import { strictPullUp } from "../select/legal.ts";
import { mayLiftHeavy } from "../template/assessment-gates.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import {
  clockTests,
  distances,
  eccentrics,
  findingSets,
  firstHold,
  heavySets,
  heavyTest,
  higherRanges,
  isBallistic,
  isEccentric,
  jumps,
  ladderRest,
  listedTimes,
  longestHold,
  longestLoadedSet,
  type PrescriptionRow,
  power,
  type Range,
  setBounds,
  swings,
  type TableGoal,
  type TableRole,
  table,
  tableGoals,
  waves,
} from "../template/prescription.data.ts";
import type { Dose } from "./draft.ts";
import {
  climbedRange,
  firstUnloaded,
  isBelowUsual,
  mostRepetitions,
  nearestListed,
  repLimits,
  unloadedRange,
} from "./range.ts";

/** An exercise in its place of a week, and the row of the table that it takes. */
type RangeQuery = {
  readonly exercise: Exercise;
  readonly role: SlotRole;
  readonly person: Person;
  readonly phase: Phase;
  readonly goal: TableGoal;
  readonly row: PrescriptionRow;
  /** Effort to aim for: ten less the repetitions to leave over, inside the limits of phase and health. */
  readonly difficulty: number;
};

const goalOf = ({ profile }: DesignInput, { gates }: Person, { phase }: Phase): TableGoal =>
  gates.ageGroup === "youth" || gates.ageGroup === "older"
    ? gates.ageGroup
    : phase === "assessment"
      ? "general"
      : tableGoals[profile.primaryGoal];

/** Arms, shoulders, calves and trunk are small wherever they stand. */
const roleOf = (role: SlotRole, { compound }: Exercise): TableRole =>
  role === "main" ? "main" : role === "secondary" && compound ? "second" : "small";

/** Seconds of a hold: the range of last time, one longer when it was held to the end, one shorter when it was too hard. */
const holdRange = (exercise: Exercise, person: Person): Range => {
  const first = firstHold[person.volumeLevel];
  const bout = person.exercises.get(exercise.id)?.bouts.findLast(({ isEasy }) => !isEasy);
  const listed = listedTimes.findIndex(([low]) => low === bout?.targetLow);
  const here = listed < 0 ? first : listed;
  const [low, high] = listedTimes[here] ?? [20, 30];
  if (bout === undefined || bout.amounts.length === 0) return [low, high];
  const step = reachedTop(bout, high)
    ? 1
    : wasTooHard(bout) && bout.amounts.some((seconds) => seconds < low)
      ? -1
      : 0;
  return listedTimes[Math.min(listedTimes.length - 1, Math.max(0, here + step))] ?? [low, high];
};

/** A lift that stands still gets the next higher range; after two sessions in it the usual one is the other one (coach.I8). */
const isInNeedOfAnotherRange = (
  exercise: Exercise,
  person: Person,
  { mayGrow }: Phase,
  higher: Range,
): boolean => {
  const state = person.exercises.get(exercise.id);
  if (state?.trend !== "plateaued") return false;
  const lately = state.bouts.slice(-2);
  // With the lightest weight there is none for longer sets.
  const lastLb = lastLoaded(state)?.loadLb ?? 0;
  if (kitSteps(exercise, person, lastLb).below(lastLb) >= lastLb) return false;
  // A week that holds its weights changes no range either: what stands still then does so on purpose.
  if (!mayGrow && lately.at(-1)?.targetLow !== higher[0]) return false;
  return lately.length < 2 || lately.some(({ targetLow }) => targetLow !== higher[0]);
};

/** The range of the wave in this week; undefined for all but main lifts of the advanced. */
const waveRange = ({ role, goal, person, phase }: RangeQuery): Range | undefined => {
  const wave = role === "main" && person.volumeLevel === "advanced" ? waves[goal] : undefined;
  return wave?.[Math.max(0, Math.min(phase.mesocycleWeek, wave.length) - 1)];
};

/** The range of the table in this place and week, before the log has its say. */
const tableRange = (query: RangeQuery): Range => {
  const { exercise, role, row, goal, person, phase } = query;
  const level = person.volumeLevel;
  const usual =
    // A first weight is found in the same range everywhere, small moves too (ACSM 2009: 8-12 for who is new).
    phase.phase === "assessment"
      ? table[goal].main.range[level]
      : isBallistic(exercise)
        ? swings.range
        : role === "skill"
          ? higherRanges.get("3-5")
          : waveRange(query);
  return nearestListed(usual ?? row.range[level], ...repLimits(exercise, person));
};

const loadedRange = (query: RangeQuery): Range => {
  const { exercise, person, phase, row, difficulty } = query;
  const base = tableRange(query);
  // A first weight is found in its own range, however light the kit is.
  if (phase.phase === "assessment" && !person.exercises.has(exercise.id)) return base;
  const climbed = climbedRange(exercise, base, person, row.reserve, 10 - difficulty);
  const higher = higherRanges.get(base.join("-"));
  // A climb is another range already: fewer repetitions of the same weight are no way on.
  const isOther =
    waveRange(query) === undefined &&
    higher !== undefined &&
    climbed[0] <= base[0] &&
    higher[1] <= repLimits(exercise, person)[1] &&
    isInNeedOfAnotherRange(exercise, person, phase, higher);
  return isOther ? higher : climbed;
};

/** Three to five, or fewer where even that is near the most that the person can do. */
const eccentricRange = (exercise: Exercise, person: Person): Range => {
  const most = expectedMax(exercise, person);
  const top = most === null ? eccentrics[1] : mostRepetitions(exercise, most);
  const single = Math.max(1, Math.min(eccentrics[0], top));
  return top >= eccentrics[1] ? eccentrics : [single, single];
};

const rangeFor = (query: RangeQuery): Range => {
  const { exercise, person, phase, difficulty } = query;
  const { metric, pattern } = exercise;
  if (metric === "time")
    return pattern === "cardio" ? [45, 60] : pattern === "mobility" ? [30, 45] : holdRange(exercise, person);
  if (metric === "distance") {
    const meters = distances[pattern === "carry" || pattern === "balance" ? pattern : "cardio"];
    return [meters, meters];
  }
  const [least, most] = repLimits(exercise, person);
  if (pattern === "plyo") return nearestListed(jumps, least, most);
  if (isEccentric(exercise)) return eccentricRange(exercise, person);
  if (exercise.takesWeight) return loadedRange(query);
  // Nobody knows yet, and the week is there to find out: the effort ends the set.
  return phase.phase === "assessment" && likelyMax(exercise, person) === null
    ? [Math.max(least, firstUnloaded(exercise)[0]), Math.min(most, longestLoadedSet)]
    : unloadedRange(exercise, person, 10 - difficulty);
};

/** A test is one set: of as many as can be, as long as can be, or against the clock. */
const testDose = (exercise: Exercise, person: Person, difficulty: number): Dose => {
  const isClock = exercise.pattern === "cardio";
  const most = isClock
    ? clockTests[exercise.metric]
    : exercise.metric === "time"
      ? longestHold
      : Math.max(1, Math.floor(expectedMax(exercise, person) ?? 1));
  const restSeconds = isClock ? 0 : ladderRest.test;
  return {
    usualSets: 1,
    mostSets: 1,
    low: most,
    high: most,
    restSeconds,
    leastRestSeconds: restSeconds,
    difficulty,
  };
};

/** Heavy repetitions only where the equipment catches a failed one, a machine or a rack, and for who may (coach.F8). */
const isHeavyTest = (exercise: Exercise, role: SlotRole, person: Person, { phase }: Phase): boolean =>
  phase === "assessment" &&
  role === "main" &&
  exercise.compound &&
  exercise.gymClass !== null &&
  exercise.loadKind === "external" &&
  leastReps(exercise, person.gates) <= heavyTest[0] &&
  mayLiftHeavy(person);

/**
 * What was too hard the last time has its usual sets: a weight that goes down leaves no room for more work. A pulldown that is new takes the
 * place of pull-ups.
 */
export const hadTooHard = ({ id, pattern }: Exercise, { exercises }: Person): boolean => {
  const state = exercises.get(id) ?? (pattern === "v_pull" ? exercises.get(strictPullUp) : undefined);
  const last = state?.bouts.findLast(({ isEasy }) => !isEasy);
  if (state === undefined || last === undefined) return false;
  // A rating that never moves is believed here: it may be true, and fewer sets are the lesser mistake.
  return wasTooHard(last) || (last === state.bouts.at(-1) && (state.lastDifficulty ?? 0) >= 9);
};

/** More rest after repetitions that fell by a third from first to last set (spec §9; coach.R7). */
const restAfterFade = 30;
/** An hour has time for the upper end of published rests, in steps of 15 s (NSCA: 30-90 s for small moves; ACSM 2009: 1-2 min and more). */
const longRest = (seconds: number): number => 15 * Math.floor((seconds * 1.25) / 15);
/** After so many repetitions the weight is light, whatever stands first: two and three minutes are for heavy sets (NSCA: 12 and more, 90 s at most). */
const restOfLong = { from: 12, most: 90 } as const;
/** Three minutes are for sets below ten, without a weight below eight, that leave less than four (NSCA Essentials: 30-90 s for sets of size). */
const restOfMiddle = { from: 10, fromUnloaded: 8, most: 120 } as const;
/** Sets of one and two are heavy for who does them: they rest as a main lift does. */
const singlesUpTo = 2;
/** Two minutes after the big moves from 65 on (coach.F5). */
const restOfOlder = 120;

/** Seconds of rest, usual and least, by the place in the day and the length of the sets. */
const restOf = (
  { exercise, role, row, goal, difficulty }: RangeQuery,
  [low, high]: Range,
  hasTime: boolean,
): Range => {
  if (isBallistic(exercise)) return [swings.restSeconds, swings.leastRestSeconds];
  const isReps = exercise.metric === "reps";
  const { main } = table[goal];
  const [usual, least] =
    role !== "skill"
      ? [hasTime ? longRest(row.restSeconds) : row.restSeconds, row.leastRestSeconds]
      : isReps && high <= singlesUpTo
        ? [Math.max(ladderRest.singles, main.restSeconds), Math.max(ladderRest.usual, main.leastRestSeconds)]
        : [ladderRest.usual, ladderRest.least];
  const { from, fromUnloaded } = restOfMiddle;
  const isMiddle = low >= (exercise.takesWeight ? from : fromUnloaded) || difficulty <= mostCarefulEffort;
  const most = !isReps || !isMiddle ? usual : (low >= restOfLong.from ? restOfLong : restOfMiddle).most;
  return [Math.min(most, usual), Math.min(most, usual, least)];
};

/** Sets, repetitions, rest and effort of a move in its place in the day, inside the limits of age and health. */
export const doseOf = (
  exercise: Exercise,
  role: SlotRole,
  input: DesignInput,
  person: Person,
  phase: Phase,
): Dose => {
  const goal = goalOf(input, person, phase);
  const isAssessment = phase.phase === "assessment";
  const isHeavy = isHeavyTest(exercise, role, person, phase);
  const row = isHeavy ? table.strength.main : table[goal][roleOf(role, exercise)];
  const difficulty = Math.min(10 - row.reserve, phase.difficulty ?? 10, mostEffort(exercise, person.gates));
  if (role === "test") return testDose(exercise, person, difficulty);
  const query: RangeQuery = { exercise, role, person, phase, goal, row, difficulty };
  const range = isHeavy ? heavyTest : rangeFor(query);
  const [low, high] = range;
  const isFast = isPower(exercise) && high <= jumps[1] && !isAssessment;
  const eccentric = eccentricStepOf(exercise, person);
  const ladder = Math.min(setBounds.most, ladderSets(exercise, person) + (eccentric?.moreSets ?? 0));
  const [usualSets, most] =
    role === "skill"
      ? [ladder, ladder]
      : isHeavy
        ? heavySets
        : isAssessment
          ? findingSets
          : isFast
            ? power.sets
            : row.sets[person.volumeLevel];
  const hasTime = roleOf(role, exercise) !== "main" && input.profile.timePerSession === "60_plus";
  const [rest, shortestRest] = restOf(query, range, hasTime);
  const isOld = person.gates.ageGroup === "older" && (exercise.compound || role === "skill" || isAssessment);
  const least = isFast ? power.restSeconds : isOld ? restOfOlder : 0;
  const isFallen =
    !isHeavy &&
    exercise.takesWeight &&
    exercise.metric === "reps" &&
    isBelowUsual(exercise, person, low, tableRange(query));
  const fades = setDropReading(person.exercises.get(exercise.id)?.dropOff ?? 0) === "fatigue";
  return {
    usualSets,
    mostSets: role !== "skill" && hadTooHard(exercise, person) ? usualSets : most,
    low,
    high,
    restSeconds: Math.max(least, rest) + (fades ? restAfterFade : 0),
    leastRestSeconds: Math.max(least, shortestRest),
    difficulty,
    ...(isFallen ? { isFallen } : {}),
  };
};
