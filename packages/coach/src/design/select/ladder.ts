/**
 * Pull-ups and push-ups are skills with a number: trained at half to four fifths of the most that the person can do,
 * and tested every fourth week. What a ladder is, which pull-up suits whom, and where the tests stand.
 */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { addDays, daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { expectedMax } from "../../state/capability.ts";
import { leastReps } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import type { WeekBasis } from "../phase.ts";
import { makeshift } from "../template/exercise-preference.data.ts";
import type { ChosenDay } from "../template/split.ts";
import { hardestShare, strictPullUp, suitsPerson } from "./legal.ts";

type LadderName = "pull-up" | "push-up";

/** The strict move that is counted and tested. */
export const testedMove: Readonly<Record<LadderName, string>> = {
  "pull-up": strictPullUp,
  "push-up": "h_push.push-up",
};

/** From so many pull-ups on they are trained as such: one or two are each a test to the limit. */
const leastStrict = 3;
/** From so many on they turn with chin-ups. */
const leastForChins = 8;
/** From so many on lifters hang a weight on, and take it off below so many. */
const leastForWeight = { start: 10, stay: 5 } as const;

/** All sets of the week of a muscle count: a pull-up day is worth so many sets at most. */
const mostSets = { beginner: 3, returning: 4, intermediate: 5, advanced: 6 } as const;

/** The ladder that an exercise is a rung of. */
export const ladderOf = ({ family }: Exercise): LadderName | undefined =>
  family === "pull-up" || family === "push-up" ? family : undefined;

/** Most repetitions of the tested move, by test and log. */
const ladderMax = (ladder: LadderName, person: Person): number => {
  const strict = exerciseById(testedMove[ladder]);
  return strict === undefined ? 0 : Math.floor((expectedMax(strict, person) ?? 0) + 1e-9);
};

/** Sets of a ladder day: below ten a day adds up to two to three times the maximum, the week to six and more. */
export const ladderSets = (exercise: Exercise, person: Person): number => {
  const cap = mostSets[person.volumeLevel];
  if (ladderOf(exercise) !== "pull-up") return Math.min(3, cap);
  return Math.min(cap, ladderMax("pull-up", person) < leastStrict ? 3 : 4);
};

const stepsToFirst: ReadonlySet<string> = new Set([
  "v_pull.negative",
  "v_pull.banded",
  "v_pull.foot-assisted",
  "v_pull.assisted-machine",
  "v_pull.scapular",
  "v_pull.hang",
]);

/**
 * Pull-ups for who does three and more, easier steps towards them for who does fewer and did not ask for pull-ups, a weight on the
 * belt from ten on. Who is on the easier steps leaves them with four: one good day is no reason to change.
 * @param last ids of last week
 */
export const isPullUpRungFit = (
  exercise: Exercise,
  person: Person,
  isLifter: boolean,
  last: ReadonlySet<string>,
): boolean => {
  if (ladderOf(exercise) !== "pull-up") return true;
  const strict = exerciseById(strictPullUp);
  const most = ladderMax("pull-up", person);
  const isFavourite = person.favourites.has(testedMove["pull-up"]);
  const wasOnSteps = [...stepsToFirst].some((id) => last.has(id));
  const needed = wasOnSteps ? leastStrict + 1 : leastStrict;
  // Lowering slowly is done for three to five; who must stay at eight and more gets help instead, until eight go without.
  const mayLower = leastReps(exercise, person.gates) <= 1;
  if (exercise.id === "v_pull.negative" && !mayLower) return false;
  // Hanging pulls nothing: it is for who can not lower and does none or hardly one.
  if (exercise.id === "v_pull.hang" && (mayLower || most >= leastStrict)) return false;
  if (stepsToFirst.has(exercise.id))
    return most < needed || strict === undefined || !suitsPerson(strict, person);
  if (exercise.takesWeight)
    return isLifter && most >= (last.has(exercise.id) ? leastForWeight.stay : leastForWeight.start);
  if (exercise.id === testedMove["pull-up"]) return most >= (isFavourite ? 1 : needed);
  return most >= leastForChins;
};

/** Where fewer clean repetitions are possible each set is a test: an easier rung or a machine is trained with eight and more. */
const leastClean = 4;

/**
 * A rung of which fewer than four clean repetitions go, where the place has something easier of the kind. The steps to a first pull-up are done
 * three to five times, and who asks for pull-ups has them.
 */
export const isOfFewClean = (exercise: Exercise, person: Person, legal: readonly Exercise[]): boolean => {
  const ladder = ladderOf(exercise);
  if (ladder === undefined || exercise.takesWeight || person.favourites.has(exercise.id)) return false;
  if (ladder === "pull-up" && stepsToFirst.has(exercise.id)) return false;
  const isFew = (one: Exercise) =>
    (expectedMax(one, person) ?? Number.POSITIVE_INFINITY) * hardestShare < leastClean;
  const isEasier = (one: Exercise) =>
    one.pattern === exercise.pattern &&
    !makeshift.has(one.id) &&
    (ladder === "pull-up"
      ? one.takesWeight && (ladderOf(one) === undefined || one.loadKind === "assisted")
      : ladderOf(one) === ladder && !isFew(one));
  return isFew(exercise) && legal.some(isEasier);
};

/** Days between two tests: the specification's weeks 4, 8 and 12. */
const testEvery = 28;

const isTestOf =
  (ladder: LadderName) =>
  ({ exerciseId, assessmentMetric }: Pick<PlannedExercise, "exerciseId" | "assessmentMetric">): boolean => {
    const known = assessmentMetric === null ? undefined : exerciseById(exerciseId);
    return known !== undefined && ladderOf(known) === ladder;
  };

/** True when this week should measure the maximum again. Never in a lighter week, and not for who must not test. */
const isTestDue = (ladder: LadderName, { input, person, phase }: WeekBasis): boolean => {
  const isFit =
    phase.phase === "accumulation" &&
    phase.setFactor >= 1 &&
    person.gates.ageGroup === "adult" &&
    leastReps({ id: testedMove[ladder] }, person.gates) <= 1 &&
    !person.recovery.holds;
  // Before the first few pull-ups the check-in's own count is the test.
  if (!isFit || ladderMax(ladder, person) < (ladder === "pull-up" ? leastStrict : 1)) return false;
  const isTest = isTestOf(ladder);
  const tested = person.sessions.findLast(({ exercises }) => exercises.some(isTest))?.date;
  // A test of the assessment that was not done is offered once more (settled point 48).
  if (tested === undefined && input.isPostAssessment)
    if (input.previousPlan?.days.some(({ workout }) => workout.exercises.some(isTest)) === true) return true;
  const since = tested ?? person.sessions[0]?.date;
  // A test in the week's second half four weeks ago counts as four weeks ago all week long.
  return since !== undefined && daysBetween(since, addDays(input.validFrom, 6)) >= testEvery;
};

/** The week with a test in the place of one rung of each ladder that is due, early in the day. */
export const withTests = (days: readonly ChosenDay[], frame: WeekBasis): readonly ChosenDay[] => {
  let week = days;
  for (const ladder of ["pull-up", "push-up"] as const) {
    const strict = exerciseById(testedMove[ladder]);
    if (strict === undefined || !suitsPerson(strict, frame.person) || !isTestDue(ladder, frame)) continue;
    const places = week.flatMap((day, dayIndex) => {
      const at = day.slots.findLastIndex(
        ({ slot, exercise }) =>
          slot.role === "skill" && ladderOf(exercise) === ladder && !stepsToFirst.has(exercise.id),
      );
      return at < 0 || day.slots.some(({ slot }) => slot.role === "test") ? [] : [{ day, dayIndex, at }];
    });
    // The arms are fresh where the day's first lift is no push; that lift stays the day's lead.
    const isFresh = ({ day, at }: (typeof places)[number]) =>
      at > 0 && day.slots[0]?.exercise.pattern.endsWith("push") === false;
    const target = places.find(isFresh) ?? places[0];
    if (target === undefined) continue;
    const { day, dayIndex, at } = target;
    // The day's lead stays where it is; the test takes the time of a small move then.
    const gone =
      at > 0 ? at : day.slots.findLastIndex(({ slot: { role } }) => role === "accessory" || role === "core");
    const rest = day.slots.filter(({ exercise }, index) => index !== gone && exercise.id !== strict.id);
    const test = { slot: { role: "test" as const, patterns: [strict.pattern] }, exercise: strict };
    const slots = rest.toSpliced(ladder === "push-up" ? 1 : Math.min(at, 1), 0, test);
    week = week.with(dayIndex, { ...day, slots });
  }
  return week;
};
