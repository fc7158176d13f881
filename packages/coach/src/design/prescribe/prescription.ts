/** Sets, repetitions, rest and effort of an exercise in its place in the day: a row of the table, inside the limits of age and health. */
import { setDropReading } from "@muster/domain/review/review-texts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { expectedMax, likelyMax } from "../../state/capability.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import { reachedTop, wasTooHard } from "../progress/reference-bout.ts";
import { ladderSets } from "../select/ladder.ts";
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
  const asked = listedTimes.findIndex(([low]) => low === bout?.targetLow);
  const here = asked < 0 ? first : asked;
  const [low, high] = listedTimes[here] ?? [20, 30];
  if (bout === undefined || bout.amounts.length === 0) return [low, high];
  const step = reachedTop(bout, high)
    ? 1
    : wasTooHard(bout) && bout.amounts.some((held) => held < low)
      ? -1
      : 0;
  return listedTimes[Math.min(listedTimes.length - 1, Math.max(0, here + step))] ?? [low, high];
};

/** A lift that stands still gets the next higher range; after two sessions in it the usual one is the other one (coach.I8). */
const isInNeedOfAnotherRange = (exercise: Exercise, { exercises }: Person, higher: Range): boolean => {
  const state = exercises.get(exercise.id);
  if (state?.trend !== "plateaued") return false;
  const lately = state.bouts.slice(-2);
  return lately.length < 2 || lately.some(({ targetLow }) => targetLow !== higher[0]);
};

/** The range of the table in this place and week, before the log has its say. */
const tableRange = (
  exercise: Exercise,
  role: SlotRole,
  row: PrescriptionRow,
  goal: TableGoal,
  person: Person,
  phase: Phase,
): Range => {
  const level = person.volumeLevel;
  const usual =
    // A first weight is found in the same range everywhere, small moves too (ACSM 2009: 8-12 for who is new).
    phase.phase === "assessment"
      ? table[goal].main.range[level]
      : isBallistic(exercise)
        ? swings.range
        : role === "skill"
          ? higherRanges.get("3-5")
          : (waveRange(role, goal, person, phase) ?? row.range[level]);
  const [least, most] = repLimits(exercise, person);
  return nearestListed(usual ?? row.range[level], least, most);
};

/** The range of the wave's week; undefined for all but the main lifts of the advanced. */
const waveRange = (role: SlotRole, goal: TableGoal, person: Person, phase: Phase): Range | undefined => {
  const wave = role === "main" && person.volumeLevel === "advanced" ? waves[goal] : undefined;
  return wave?.[Math.max(0, Math.min(phase.mesocycleWeek, wave.length) - 1)];
};

const loadedRange = (
  exercise: Exercise,
  role: SlotRole,
  row: PrescriptionRow,
  goal: TableGoal,
  person: Person,
  phase: Phase,
): Range => {
  const [, most] = repLimits(exercise, person);
  const base = tableRange(exercise, role, row, goal, person, phase);
  const higher = higherRanges.get(base.join("-"));
  return waveRange(role, goal, person, phase) === undefined &&
    higher !== undefined &&
    higher[1] <= most &&
    isInNeedOfAnotherRange(exercise, person, higher)
    ? higher
    : // A first weight is found in its own range, however light the kit is.
      phase.phase === "assessment" && !person.exercises.has(exercise.id)
      ? base
      : climbedRange(exercise, base, person, row.reserve, 10 - effortOf(row, person, phase));
};

/** Three to five, or fewer where even that is near the most that the person can do. */
const eccentricRange = (exercise: Exercise, person: Person): Range => {
  const most = expectedMax(exercise, person);
  const top = most === null ? eccentrics[1] : mostRepetitions(exercise, most);
  const single = Math.max(1, Math.min(eccentrics[0], top));
  return top >= eccentrics[1] ? eccentrics : [single, single];
};

const rangeFor = (
  exercise: Exercise,
  role: SlotRole,
  row: PrescriptionRow,
  goal: TableGoal,
  person: Person,
  phase: Phase,
): Range => {
  if (exercise.metric === "time")
    return exercise.pattern === "cardio"
      ? [45, 60]
      : exercise.pattern === "mobility"
        ? [30, 45]
        : holdRange(exercise, person);
  if (exercise.metric === "distance") {
    const meters =
      distances[
        exercise.pattern === "carry" ? "carry" : exercise.pattern === "balance" ? "balance" : "cardio"
      ];
    return [meters, meters];
  }
  const [least, most] = repLimits(exercise, person);
  if (exercise.pattern === "plyo") return nearestListed(jumps, least, most);
  if (isEccentric(exercise)) return eccentricRange(exercise, person);
  // Nobody knows yet, and the week is there to find out: the effort ends the set.
  if (phase.phase === "assessment" && !exercise.takesWeight && likelyMax(exercise, person) === null)
    return [Math.max(least, firstUnloaded(exercise)[0]), Math.min(most, longestLoadedSet)];
  return exercise.takesWeight
    ? loadedRange(exercise, role, row, goal, person, phase)
    : unloadedRange(exercise, person, 10 - effortOf(row, person, phase));
};

/** The effort to aim for: ten less the repetitions to leave over, inside the limits of phase and health. */
const effortOf = ({ reserve }: PrescriptionRow, person: Person, phase: Phase): number =>
  Math.min(10 - reserve, phase.difficulty ?? 10, person.gates.maxDifficulty);

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
  mayLiftHeavy(person);

/** What was too hard the last time has its usual sets: a weight that goes down leaves no room for more work. */
export const hadTooHard = ({ id }: Exercise, { exercises }: Person): boolean => {
  const state = exercises.get(id);
  const last = state?.bouts.findLast(({ isEasy }) => !isEasy);
  if (state === undefined || last === undefined) return false;
  // A rating that never moves is believed here: it may be true, and fewer sets are the lesser mistake.
  return wasTooHard(last) || (last === state.bouts.at(-1) && state.lastDifficulty >= 9);
};

/** More rest after repetitions that fell by a third from first to last set (spec §9; coach.R7). */
const restAfterFade = 30;
/** An hour has time for the upper end of published rests, in steps of 15 s (NSCA: 30-90 s for small moves; ACSM 2009: 1-2 min and more). */
const longRest = (seconds: number): number => 15 * Math.floor((seconds * 1.25) / 15);
/** After so many repetitions the weight is light, whatever stands first: two and three minutes are for heavy sets (NSCA: 12 and more, 90 s at most). */
const restOfLong = { from: 12, most: 90 } as const;
/** Three minutes are for sets below ten, without a weight below eight (NSCA Essentials: 30-90 s for sets of size). */
const restOfMiddle = { from: 10, fromUnloaded: 8, most: 120 } as const;
/** Sets of one and two are heavy for who does them: they rest as a main lift does. */
const singlesUpTo = 2;
/** Two minutes after the big moves from 65 on (coach.F5). */
const restOfOlder = 120;

/** Sets, repetitions, rest and effort of a move in its place in the day, inside the limits of age and health. */
export const doseOf = (
  exercise: Exercise,
  role: SlotRole,
  input: DesignInput,
  person: Person,
  phase: Phase,
): Dose => {
  const goal = goalOf(input, person, phase);
  const isHeavy = isHeavyTest(exercise, role, person, phase);
  const row = isHeavy ? table.strength.main : table[goal][roleOf(role, exercise)];
  const difficulty = effortOf(row, person, phase);
  if (role === "test") return testDose(exercise, person, difficulty);
  const [low, high] = isHeavy ? heavyTest : rangeFor(exercise, role, row, goal, person, phase);
  const sets = isHeavy ? heavySets : findingSets;
  const isFast = isPower(exercise) && high <= jumps[1] && phase.phase !== "assessment";
  const [usual, most] =
    phase.phase === "assessment" ? sets : isFast ? power.sets : row.sets[person.volumeLevel];
  const ladder = Math.min(setBounds.most, ladderSets(exercise, person));
  const hasTime = roleOf(role, exercise) !== "main" && input.profile.timePerSession === "60_plus";
  const usualRest = hasTime ? longRest(row.restSeconds) : row.restSeconds;
  const isSingles = role === "skill" && exercise.metric === "reps" && high <= singlesUpTo;
  const { main } = table[goal];
  const roleRest = isSingles
    ? Math.max(ladderRest.singles, main.restSeconds)
    : role === "skill"
      ? ladderRest.usual
      : usualRest;
  const shortestRest = isSingles
    ? Math.max(ladderRest.usual, main.leastRestSeconds)
    : role === "skill"
      ? ladderRest.least
      : row.leastRestSeconds;
  const isLong = exercise.metric === "reps" && low >= restOfLong.from;
  const isMiddle =
    exercise.metric === "reps" &&
    low >= (exercise.takesWeight ? restOfMiddle.from : restOfMiddle.fromUnloaded);
  const isThrown = isBallistic(exercise);
  const rest = isThrown
    ? swings.restSeconds
    : isLong
      ? Math.min(restOfLong.most, roleRest)
      : isMiddle
        ? Math.min(restOfMiddle.most, roleRest)
        : roleRest;
  const isOld =
    person.gates.ageGroup === "older" &&
    (exercise.compound || role === "skill" || phase.phase === "assessment");
  const least = isFast ? power.restSeconds : isOld ? restOfOlder : 0;
  const mostNow = hadTooHard(exercise, person) ? usual : most;
  const isFallen =
    !isHeavy &&
    exercise.takesWeight &&
    exercise.metric === "reps" &&
    isBelowUsual(exercise, person, low, tableRange(exercise, role, row, goal, person, phase));
  const fades = setDropReading(person.exercises.get(exercise.id)?.dropOff ?? 0) === "fatigue";
  return {
    usualSets: role === "skill" ? ladder : usual,
    mostSets: role === "skill" ? ladder : mostNow,
    low,
    high,
    restSeconds: Math.max(least, rest) + (fades ? restAfterFade : 0),
    leastRestSeconds: Math.max(least, Math.min(rest, isThrown ? swings.leastRestSeconds : shortestRest)),
    difficulty,
    ...(isFallen ? { isFallen } : {}),
  };
};
