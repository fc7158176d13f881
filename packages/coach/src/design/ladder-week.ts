/** Where the two ladders stand in the week: on two or three days far apart, tested every fourth week (coach.md 1.2). */
import { addDays, daysBetween, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Place } from "../catalogue/feasible.ts";
import { canDoOnce, expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Slot } from "./day-types.data.ts";
import type { DesignInput } from "./input.ts";
import { type LadderName, ladderMax, ladderOf, leastStrict, testedMove } from "./ladder.ts";
import { dayMove, isOnTheRoad } from "./ladder-rung.ts";
import { isLegalRung } from "./legal.ts";
import type { Phase } from "./phase.ts";
import type { SplitDay } from "./split.ts";

/** Days between two tests: the specification's weeks 4, 8 and 12. */
const testEvery = 28;

/** Last day on which a rung of the ladder was tested, in an assessment or a retest. */
const lastTest = (ladder: LadderName, person: Person): string | undefined =>
  person.sessions.findLast(({ exercises }) =>
    exercises.some((done) => {
      const known = exerciseById(done.exerciseId);
      return done.assessmentMetric !== null && known !== undefined && ladderOf(known) === ladder;
    }),
  )?.date;

/** True when this week should measure the maximum again. Never in a lighter week, and not for who must not test. */
const isTestDue = (ladder: LadderName, input: DesignInput, person: Person, phase: Phase): boolean => {
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

/** True for a day whose first lift is no push: a test of push-ups may follow it. */
const leavesArmsFresh = (slots: readonly Slot[]): boolean => !(slots[0]?.patterns[0] ?? "").endsWith("push");

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
    const isTest = !isFirst && isTestDue(ladder, input, person, phase);
    const chosen = spread(
      open.map(({ day }) => day),
      wanted,
    );
    // A test that leaves the day its lead comes first.
    const testTurn = Math.max(
      0,
      chosen.findIndex(({ type }) => ladder === "push-up" && leavesArmsFresh(type.slots)),
    );
    chosen.forEach((day, turn) => {
      const target = days.find((candidate) => candidate.day.weekday === day.weekday);
      if (target === undefined) return;
      const index = slotFor(ladder, target.slots, hasWeights(day.place));
      const rungs = rungsAt(day.place);
      const strict = rungs.find(({ id }) => id === testedMove[ladder]);
      const tests = isTest && turn === testTurn && strict !== undefined && canDoOnce(strict, person);
      const exercise = tests
        ? strict
        : dayMove(ladder, rungs, person, phase, turn, rungsBefore(input, ladder, day));
      if (index === undefined || exercise === undefined) return;
      const slot: Slot = { role: tests ? "test" : "skill", patterns: [exercise.pattern] };
      // Pull-ups and tests come first, while everything is fresh; push-ups before the small moves.
      const small = target.slots.findIndex(({ role }) => role === "accessory" || role === "core");
      // A test of push-ups may follow the day's first lift when that leaves the arms fresh: the lift stays the day's lead.
      const leadsFresh = leavesArmsFresh(target.slots) && index > 0;
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
