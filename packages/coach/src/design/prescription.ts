/** Sets, repetitions, rest and effort by goal and role (coach.md 3a-8), inside the limits of age and health. */
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { SlotRole } from "./day-types.data.ts";
import type { Dose } from "./dose.ts";
import { gentle, goalRows, mainReps, targetDifficulty } from "./goal-dose.ts";
import type { DesignInput } from "./input.ts";
import { ladderDose } from "./ladder-dose.ts";
import { easiestShare, hardestShare } from "./legal.ts";
import { longestUnloadedSet } from "./longest-set.ts";
import type { Phase } from "./phase.ts";
import { restAfterFade } from "./rest-after-fade.ts";

/** Seconds and meters do not depend on the goal. */
const usualTime = (exercise: Exercise, person: Person): readonly [number, number] => {
  if (exercise.pattern === "cardio") return person.volumeLevel === "beginner" ? [60, 90] : [90, 120];
  if (exercise.pattern === "mobility") return [30, 45];
  return person.volumeLevel === "beginner" || person.volumeLevel === "returning" ? [20, 30] : [30, 45];
};

/** Longest hold that is worth asking for, in seconds; beyond it a harder one takes over. */
const longestHold = 90;

/** Holds grow like repetitions: held to the end and easy, the next ones last a third longer. */
const timeRange = (exercise: Exercise, person: Person): readonly [number, number] => {
  const [low, high] = usualTime(exercise, person);
  if (exercise.pattern === "cardio" || exercise.pattern === "mobility") return [low, high];
  const bout = person.exercises.get(exercise.id)?.bouts.findLast(({ isEasy }) => !isEasy);
  const held = bout === undefined || bout.amounts.length === 0 ? 0 : Math.min(...bout.amounts);
  if (bout === undefined || held < high) return [low, high];
  const isEasy = (bout.difficulty ?? 8) <= 7;
  const top = Math.min(longestHold, Math.max(high, isEasy ? Math.round((held * 4) / 3 / 5) * 5 : held));
  return [Math.max(low, Math.round((top * 2) / 3 / 5) * 5), top];
};

/** Top of the range of a move without a load that was never done. */
const unknownTop = 20;

/** `easiestShare` of a move that was never done: the most is a guess from other moves then. */
const newShare = 0.25;

/** 40-80% of the most that the person can do; the range of the goal when that is less (coach.I9: 50-85%). */
const bodyweightRange = (
  most: number,
  low: number,
  high: number,
  fewest: number,
  isNew: boolean,
): readonly [number, number] => {
  const share = isNew ? newShare : easiestShare;
  const top = Math.max(1, Math.floor(most * hardestShare));
  if (top >= high) {
    // An easy rung is trained for more repetitions, up to twice as many; then a harder one takes over.
    const stretched = Math.min(high * 2, top, Math.max(high, longestUnloadedSet));
    const bottom = Math.max(low, Math.min(stretched - 5, Math.floor(most * share)));
    return [bottom, stretched];
  }
  return [Math.max(1, Math.min(top, Math.max(fewest, Math.floor(most * share)))), top];
};

/** Longest set under 18, with and without a weight (coach.F4). */
export const longestForYouth = 15;

/** Sets, repetitions, rest and effort of a move in its place in the day, inside the limits of age and health. */
export const doseOf = (
  exercise: Exercise,
  role: SlotRole,
  input: DesignInput,
  person: Person,
  phase: Phase,
): Dose => {
  const dose = usualDose(exercise, role, input, person, phase);
  if (person.gates.ageGroup !== "youth" || exercise.metric !== "reps") return dose;
  const high = Math.min(dose.high, longestForYouth);
  return { ...dose, low: Math.min(dose.low, high), high };
};

/** Repetitions that the bottom of another zone lies higher. */
const zoneShift = 2;

/** True for a lift that stands still; after two sessions in the higher zone the usual one is the other one. */
const isInNeedOfAnotherZone = (exercise: Exercise, { exercises }: Person, shiftedLow: number): boolean => {
  const state = exercises.get(exercise.id);
  if (state?.trend !== "plateaued" || !exercise.takesWeight) return false;
  const lately = state.bouts.slice(-2);
  return lately.length < 2 || lately.some(({ targetLow }) => targetLow !== shiftedLow);
};

const usualDose = (
  exercise: Exercise,
  role: SlotRole,
  input: DesignInput,
  person: Person,
  phase: Phase,
): Dose => {
  if (role === "skill" || role === "test") return ladderDose(exercise, role, input, person, phase);
  const isGuarded = person.gates.ageGroup !== "adult";
  const goal = input.profile.primaryGoal;
  const row = isGuarded ? gentle : goalRows[goal];
  const isNovice = person.volumeLevel === "beginner";
  const isMain = role === "main" || (role === "secondary" && exercise.compound);
  const [setRange, reps, rest] = role === "main" ? row.main : row.accessory;
  const repRange = isMain
    ? role === "main"
      ? mainReps(goal, isNovice, row.main[1])
      : ([Math.max(6, row.main[1][0]), Math.max(8, row.main[1][1])] as const)
    : reps;
  const difficulty = targetDifficulty(input, person, phase);
  // Two minutes after the big moves from 65 on (coach.F5).
  const slowRest = person.gates.ageGroup === "older" && (isMain || exercise.compound) ? 120 : 0;
  const restSeconds = Math.max(rest, isMain && role !== "main" ? Math.min(row.main[2], 90) : 0, slowRest);
  const base = {
    fewestSets: isNovice ? 2 : setRange[0],
    mostSets: isNovice ? Math.min(3, setRange[1]) : setRange[1],
    restSeconds: Math.min(
      300,
      restAfterFade(
        exercise,
        person.recovery.holds ? Math.round((restSeconds * 1.2) / 15) * 15 : restSeconds,
        input,
        person,
      ),
    ),
    difficulty,
  };
  if (exercise.metric === "time") {
    const [low, high] = timeRange(exercise, person);
    return { ...base, low, high, restSeconds: Math.min(base.restSeconds, Math.max(60, slowRest)) };
  }
  if (exercise.metric === "distance") {
    // Heel to toe: ten to twenty steps (NIA, Otago programme).
    const [low, high] = exercise.pattern === "carry" ? [20, 40] : [5, 10];
    return { ...base, low, high };
  }
  let [low, high] = repRange;
  if (["calf", "core", "lateral", "balance", "mobility"].includes(exercise.pattern) && high < 15)
    [low, high] = [10, 15];
  if (exercise.pattern === "plyo") [low, high] = [4, 6];
  // Body weight on the legs is light for most people: repetitions stand in for load.
  if (exercise.loadKind === "bodyweightPlus" && !exercise.takesWeight && high < 15) [low, high] = [8, 15];
  const lowest = person.gates.minReps;
  // A lift that stands still gets another rep zone first (coach.I8; spec §9 "plateaued").
  if (isInNeedOfAnotherZone(exercise, person, Math.max(low + zoneShift, lowest))) {
    low += zoneShift;
    high += zoneShift + 1;
  }
  low = Math.max(low, lowest);
  high = Math.max(high, low + 2, lowest + 2);
  const most = expectedMax(exercise, person);
  if (most !== null) {
    const [from, to] = bodyweightRange(most, low, high, lowest, !person.exercises.has(exercise.id));
    return { ...base, low: from, high: to };
  }
  // Nobody knows how many there could be: the effort ends the first sets, not a number.
  if (!exercise.takesWeight && exercise.pattern !== "plyo")
    return { ...base, low, high: Math.max(high, unknownTop) };
  return { ...base, low, high };
};
