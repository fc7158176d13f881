/**
 * Pull-ups and push-ups are skills with a number: trained two or three times a week at half to four fifths of the most
 * that the person can do, on the hardest rung that allows it, and tested every fourth week (coach.md 1.2).
 */
import { addDays, daysBetween, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Place } from "../catalogue/feasible.ts";
import { canDoOnce, expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Slot } from "./day-types.data.ts";
import type { DesignInput } from "./input.ts";
import { isLegalRung } from "./legal.ts";
import type { Phase } from "./phase.ts";
import type { SplitDay } from "./split.ts";

export type LadderName = "pull-up" | "push-up";

/** The strict move that is counted and tested. */
export const testedMove: Readonly<Record<LadderName, string>> = {
  "pull-up": "v_pull.pull-up",
  "push-up": "h_push.push-up",
};

/** A rung is trained between so many repetitions at most (coach.md 1.2). */
const rungMax = { least: 5, most: 15 } as const;
/** Days between two tests: the specification's weeks 4, 8 and 12. */
const testEvery = 28;
/** All sets of the week of a muscle count: a pull-up day is worth so many sets at most. */
const mostSets = { beginner: 3, returning: 4, intermediate: 5, advanced: 6 } as const;

/** True for a rung of one of the two ladders. */
export const ladderOf = ({ family, pattern, loadKind, metric }: Exercise): LadderName | undefined =>
  family === "pull-up" && pattern === "v_pull"
    ? "pull-up"
    : family === "push-up" && loadKind === "bodyweightPlus" && metric === "reps"
      ? "push-up"
      : undefined;

/** Most repetitions of the tested move, by test and log; none when even singles ended at the very limit last time. */
export const ladderMax = (ladder: LadderName, person: Person): number => {
  const strict = exerciseById(testedMove[ladder]);
  const most = strict === undefined ? 0 : Math.floor((expectedMax(strict, person) ?? 0) + 1e-9);
  const last = person.exercises.get(testedMove[ladder])?.bouts.at(-1);
  const wasAtLimit = last !== undefined && !last.isEasy && (last.difficulty ?? 0) >= 9.5;
  return most <= 1 && wasAtLimit ? 0 : most;
};

/** Sets of a ladder day: below ten a day adds up to two to three times the maximum, the week to six and more. */
export const ladderSets = (exercise: Exercise, person: Person): number => {
  const ladder = ladderOf(exercise);
  const cap = mostSets[person.volumeLevel];
  if (ladder !== "pull-up") return Math.min(3, cap);
  const max = ladderMax(ladder, person);
  return Math.min(cap, max < leastStrict ? 3 : 4);
};

/** Twelve repetitions in three sets, still not hard: the next rung waits. */
const isMastered = (exercise: Exercise, person: Person): boolean => {
  const bout = person.exercises.get(exercise.id)?.bouts.at(-1);
  return (
    bout !== undefined &&
    bout.amounts.length >= 3 &&
    bout.amounts.every((amount) => amount >= 12) &&
    (bout.difficulty ?? 7) <= 7
  );
};

/** Hardest first: more of the body's weight, then the higher level. */
const byHardness = (person: Person) => (a: Exercise, b: Exercise) =>
  (expectedMax(a, person) ?? 99) - (expectedMax(b, person) ?? 99) ||
  Number(Object.values(testedMove).includes(b.id)) - Number(Object.values(testedMove).includes(a.id)) ||
  b.level - a.level ||
  a.skill - b.skill ||
  a.number - b.number;

/**
 * The rung to train: the hardest with a maximum of 5-15. Whoever does three or four strict repetitions trains these;
 * whoever does fewer trains what leads there.
 */
const rungFor = (ladder: LadderName, rungs: readonly Exercise[], person: Person): Exercise | undefined => {
  const strict = rungs.find(({ id }) => id === testedMove[ladder]);
  const max = ladderMax(ladder, person);
  if (ladder === "pull-up" && strict !== undefined && max >= leastStrict - 1 && max < rungMax.least)
    return strict;
  const fitting = rungs
    .filter((rung) => {
      const most = expectedMax(rung, person) ?? 0;
      return most >= rungMax.least && most <= rungMax.most && !isMastered(rung, person);
    })
    .toSorted(byHardness(person));
  const counted = rungs.filter((rung) => expectedMax(rung, person) !== null);
  return (
    fitting[0] ??
    // Everything is too easy or too hard: the hardest that can be done five times, else the easiest of all.
    counted
      .filter((rung) => (expectedMax(rung, person) ?? 0) >= rungMax.least)
      .toSorted(byHardness(person))[0] ??
    counted.toSorted(byHardness(person)).at(-1)
  );
};

/**
 * From so many pull-ups on they are trained as such. One or two are each a test to the limit: every fifth such set failed in
 * the simulator, and the lift that led the day left it again within weeks (ADR 0039).
 */
const leastStrict = 3;

/** Below three strict pull-ups the week holds three roads to them: lower slowly, pull with help, hang. */
const roadsToFirst: readonly (readonly string[])[] = [
  ["v_pull.negative", "v_pull.assisted-machine", "v_pull.banded", "v_pull.foot-assisted"],
  ["v_pull.assisted-machine", "v_pull.banded", "v_pull.foot-assisted", "v_pull.scapular"],
  ["v_pull.scapular", "v_pull.hang"],
];

/** A rung stays for weeks: it leaves when it is mastered, or far out of its range. */
const keptRung = (
  ladder: LadderName,
  rungs: readonly Exercise[],
  person: Person,
  phase: Phase,
  before: readonly string[],
): Exercise | undefined =>
  before
    .map((id) => rungs.find((rung) => rung.id === id))
    .find((rung) => {
      if (rung === undefined) return false;
      if (phase.keepsExercises) return true;
      const most = expectedMax(rung, person);
      return (
        most !== null &&
        most >= rungMax.least - 2 &&
        most <= rungMax.most + 3 &&
        !isMastered(rung, person) &&
        (ladder === "push-up" || ladderMax(ladder, person) >= rungMax.least)
      );
    });

/** Who trains pull-ups already keeps them down to two; a tired week is no reason to change the way. */
const isOnTheRoad = (ladder: LadderName, person: Person, before: readonly string[]): boolean =>
  ladder === "pull-up" &&
  ladderMax(ladder, person) < (before.includes(testedMove[ladder]) ? leastStrict - 1 : leastStrict);

const dayMove = (
  ladder: LadderName,
  rungs: readonly Exercise[],
  person: Person,
  phase: Phase,
  turn: number,
  before: readonly string[],
): Exercise | undefined => {
  const kept = keptRung(ladder, rungs, person, phase, before);
  if (kept !== undefined) return kept;
  if (isOnTheRoad(ladder, person, before)) {
    const wanted = roadsToFirst[turn % roadsToFirst.length] ?? [];
    const found = wanted.map((id) => rungs.find((rung) => rung.id === id)).find((rung) => rung !== undefined);
    if (found !== undefined) return found;
  }
  // From ten on one day a week is heavy.
  const weighted = rungs.find(({ id }) => id === "v_pull.weighted");
  if (weighted !== undefined && turn === 1 && ladderMax(ladder, person) >= 10) return weighted;
  return rungFor(ladder, rungs, person);
};

/** Last day on which a rung of the ladder was tested, in an assessment or a retest. */
const lastTest = (ladder: LadderName, person: Person): string | undefined =>
  person.sessions.findLast(({ exercises }) =>
    exercises.some((done) => {
      const known = exerciseById(done.exerciseId);
      return done.assessmentMetric !== null && known !== undefined && ladderOf(known) === ladder;
    }),
  )?.date;

/** True when this week should measure the maximum again. Never in a lighter week, and not for who must not test. */
export const isTestDue = (ladder: LadderName, input: DesignInput, person: Person, phase: Phase): boolean => {
  const isFit =
    phase.phase === "accumulation" &&
    phase.setFactor >= 1 &&
    person.gates.ageGroup === "adult" &&
    person.gates.minReps <= 1 &&
    !person.recovery.holds;
  // On the roads to the first few, the check-in's own count is the test.
  if (!isFit || ladderMax(ladder, person) < (ladder === "pull-up" ? leastStrict : 1)) return false;
  const since = lastTest(ladder, person) ?? person.sessions[0]?.date;
  // A test in the week's second half four weeks ago counts as four weeks ago all week long.
  return since !== undefined && daysBetween(since, addDays(input.validFrom, 6)) >= testEvery;
};

const gapAfter = (from: Weekday, to: Weekday): number =>
  (weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7 || 7;

/** Up to `count` days with the most rest between them; earlier choices win ties. */
const spread = (open: readonly SplitDay[], count: number): readonly SplitDay[] => {
  const choose = (from: number, left: number): readonly (readonly SplitDay[])[] =>
    left === 0
      ? [[]]
      : open
          .slice(from)
          .flatMap((day, index) => choose(from + index + 1, left - 1).map((rest) => [day, ...rest]));
  const smallestGap = (days: readonly SplitDay[]): number =>
    Math.min(
      ...days.map((day, index) => gapAfter(day.weekday, (days[(index + 1) % days.length] ?? day).weekday)),
    );
  const fitness = (days: readonly SplitDay[]): number =>
    2 * smallestGap(days) + days.filter(({ type }) => type.load !== "lower" && type.load !== "light").length;
  const most = Math.min(count, open.length);
  return choose(0, most).reduce<readonly SplitDay[]>(
    (best, days) => (best.length === 0 || fitness(days) > fitness(best) ? days : best),
    [],
  );
};

/** Where a ladder move stands in a day: the slot that it takes, or undefined when the day has none to give. */
const slotFor = (ladder: LadderName, slots: readonly Slot[], hasWeights: boolean): number | undefined => {
  const at = (test: (slot: Slot, index: number) => boolean) => {
    const found = slots.findLastIndex(test);
    return found < 0 ? undefined : found;
  };
  if (ladder === "pull-up")
    return (
      at(({ role, patterns }) => role !== "skill" && patterns[0] === "v_pull") ??
      at(({ role, patterns }) => role === "accessory" && patterns.includes("v_pull")) ??
      at(({ role, patterns }) => role === "accessory" && patterns[0] === "arm_flex") ??
      // A leg day gives its last slot: a few crisp sets first cost the legs nothing.
      at(({ role }) => role === "accessory" || role === "core")
    );
  return (
    at(({ role, patterns }) => role !== "main" && role !== "skill" && patterns[0] === "h_push") ??
    at(({ role, patterns }) => role === "accessory" && patterns.includes("h_push")) ??
    at(({ role, patterns }) => role === "accessory" && patterns[0] === "arm_ext") ??
    (hasWeights ? undefined : at(({ patterns }) => patterns[0] === "h_push"))
  );
};

/** Rungs of last week's plan, those of the same weekday first; tests are no rungs. */
const rungsBefore = (input: DesignInput, ladder: LadderName, day: SplitDay): readonly string[] =>
  (input.previousPlan?.plan.source === "assessment" ? [] : (input.previousPlan?.days ?? []))
    .toSorted((a, b) => Number(b.weekday === day.weekday) - Number(a.weekday === day.weekday))
    .flatMap(({ workout }) => workout.exercises)
    .filter(({ exerciseId, assessmentMetric }) => {
      const known = exerciseById(exerciseId);
      return assessmentMetric === null && known !== undefined && ladderOf(known) === ladder;
    })
    .map(({ exerciseId }) => exerciseId);

/**
 * The days' slots with the two ladders worked in.
 * @param legal moves of each place that suit the person; rungs are asked with one repetition as enough
 * @returns for each day its slots in order and the moves that are fixed in them, by slot index
 */
export const withLadders = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  split: readonly SplitDay[],
  count: number,
  feasible: Readonly<Record<Place, readonly Exercise[]>>,
): readonly { readonly slots: readonly Slot[]; readonly fixed: ReadonlyMap<number, Exercise> }[] => {
  const days = split.map((day) => ({
    day,
    slots: day.type.slots.slice(0, count).map((slot): Slot => slot),
    fixed: new Map<number, Exercise>(),
  }));
  for (const ladder of ["push-up", "pull-up"] as const) {
    const isFirst = split.some((day) => isOnTheRoad(ladder, person, rungsBefore(input, ladder, day)));
    const rungsAt = (place: Place) =>
      feasible[place].filter(
        (exercise) =>
          ladderOf(exercise) === ladder &&
          isLegalRung(exercise, person) &&
          // Hangs and help by a machine lead to the first repetition; from then on the body's own weight counts.
          (isFirst || expectedMax(exercise, person) !== null),
      );
    const hasWeights = (place: Place) =>
      ["strength", "muscle"].includes(input.profile.primaryGoal) &&
      feasible[place].some((exercise) => exercise.pattern === "h_push" && exercise.takesWeight);
    const open = days.filter(
      ({ day, slots }) =>
        day.type.load !== "light" &&
        rungsAt(day.place).length > 0 &&
        slotFor(ladder, slots, hasWeights(day.place)) !== undefined,
    );
    const wanted = ladder === "push-up" ? 2 : isFirst && open.length >= 3 && split.length >= 4 ? 3 : 2;
    const isTest = isTestDue(ladder, input, person, phase);
    spread(
      open.map(({ day }) => day),
      wanted,
    ).forEach((day, turn) => {
      const target = days.find((candidate) => candidate.day.weekday === day.weekday);
      if (target === undefined) return;
      const index = slotFor(ladder, target.slots, hasWeights(day.place));
      const rungs = rungsAt(day.place);
      const strict = rungs.find(({ id }) => id === testedMove[ladder]);
      const tests = isTest && turn === 0 && strict !== undefined && canDoOnce(strict, person);
      const exercise = tests
        ? strict
        : dayMove(ladder, rungs, person, phase, turn, rungsBefore(input, ladder, day));
      if (index === undefined || exercise === undefined) return;
      const slot: Slot = { role: tests ? "test" : "skill", patterns: [exercise.pattern] };
      // Pull-ups and tests come first, while everything is fresh; push-ups before the small moves.
      const small = target.slots.findIndex(({ role }) => role === "accessory" || role === "core");
      // A test of push-ups may follow the day's first lift when that leaves the arms fresh: the lift stays the day's lead.
      const leadsFresh = !(target.slots[0]?.patterns[0] ?? "").endsWith("push") && index > 0;
      const first = ladder === "push-up" && leadsFresh ? 1 : 0;
      const to = ladder === "pull-up" || tests ? first : small < 0 ? index : Math.min(index, small);
      const rest = target.slots.toSpliced(index, 1);
      const fixed = [...target.fixed].map(
        ([at, move]) => [at >= to && at < index ? at + 1 : at, move] as const,
      );
      target.slots = rest.toSpliced(to, 0, slot);
      target.fixed.clear();
      for (const [at, move] of fixed) target.fixed.set(at, move);
      target.fixed.set(to, exercise);
    });
  }
  return days;
};
