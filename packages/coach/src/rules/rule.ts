/** What a rule is: everything that is said and done about it, and a pure check. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise, Muscle } from "../catalogue/exercise.ts";
import { setsOf } from "../design/budget/set-total.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { type Reference, referenceOf } from "../design/progress/reference-bout.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { atPlace, type Person } from "../state/person.ts";

/** Loads are shown to half a pound: that much above a limit is still on it. */
export const roundingLb = 0.5;

/** A range as the load is chosen for; 8 and 10 where neither end is known. */
export const rangeOf = ({ targetLow, targetHigh }: Pick<PlannedExercise, "targetLow" | "targetHigh">) => ({
  low: targetLow ?? targetHigh ?? 8,
  high: targetHigh ?? targetLow ?? 10,
});

/** `error`: the plan must not be shown; `warning`: it may. */
export type Severity = "error" | "warning";

/** One place where a week breaks a rule: what stands there and what is needed. */
export type Finding = {
  /** `days.monday.exercises.2.sets`, or `plan.nutritionSummary`. */
  readonly path: string;
  readonly got: string | number;
  readonly need: string | number;
  /** When it differs from the rule's own. */
  readonly severity?: Severity;
  /** What `need` allows, where a repair cuts down to it: sets of the week or of `muscle`, or minutes of a session. */
  readonly most?: number;
  readonly muscle?: Muscle;
};

/** The week under check with everything that a rule may look at. */
export type CheckContext = Omit<WeekDraft, "days"> & {
  readonly week: DesignedWeek;
  readonly days: readonly PlacedDay[];
  readonly training: readonly PlacedDay[];
  /** Of the training days, without their home versions. */
  readonly workouts: readonly DayWorkout[];
  /** Working sets of the whole week. */
  readonly plannedSets: number;
  /** Every exercise that the week may put before the person, home versions too. */
  readonly exercises: readonly PlacedExercise[];
  /** What the built-in coach would do, for the same input. */
  readonly draft: WeekDraft;
};

/** Mechanical repairs by name; what each does, and the order in which they are tried, stand in repair/repair-week.ts. */
export type RepairName =
  | "swap"
  | "home-version"
  | "shorten"
  | "lower-loads"
  | "trim-sets"
  | "trim-muscle"
  | "built-in-nutrition"
  | "built-in-texts"
  | "built-in-day"
  | "swap-again";

/** What a check says: findings in lists of any depth, and anything else where all is well. */
export type Found = Finding | false | null | undefined | readonly Found[];

/** All findings of a check, in order. */
export const findingsIn = (found: Found): readonly Finding[] =>
  !found ? [] : "path" in found ? [found] : found.flatMap(findingsIn);

/** A rule as data: its id, its words, its check and what repairs it. */
export type Rule<Id extends `coach.${string}` = `coach.${string}`> = {
  /** `coach.S1` …: it never changes, plans that are stored name it. */
  readonly id: Id;
  readonly severity: Severity;
  /** What must hold, in one sentence. */
  readonly sentence: string;
  /** A section of the specification or of the coach's design, a settled point, a paper. */
  readonly source: string;
  /** What may mend an error; absent: nothing. */
  readonly repairs?: readonly RepairName[];
  /** A change by hand that breaks it: is not saved, is saved with a word about it, or is the person's own affair. */
  readonly onManualEdit: "refuse" | "warn" | "ignore";
  /** Asked only where there is training: nothing to say of a week for a child, for somebody ill or before a doctor has spoken. */
  readonly onlyOfTraining?: true;
  readonly check: (context: CheckContext) => Found;
};

/** A rule as it is written: an error, and said of a change by hand, unless it says otherwise. */
export type RuleOf<Id extends `coach.${string}`> = Omit<Rule<Id>, "severity" | "onManualEdit"> &
  Partial<Pick<Rule, "severity" | "onManualEdit">>;

/** A rule with its id as a literal type. */
export const rule = <Id extends `coach.${string}`>(made: RuleOf<Id>): Rule<Id> => ({
  severity: "error",
  onManualEdit: "warn",
  ...made,
});

/** One finding where something is wrong. */
export const faultIf = (
  isWrong: boolean,
  path: string,
  got: string | number,
  need: string | number,
  more: Pick<Finding, "severity" | "most" | "muscle"> = {},
): Found => isWrong && { path, got, need, ...more };

/** All but the first of each kind. */
export const repeatedIn = <T>(list: readonly T[], kindOf: (one: T) => string): readonly T[] => {
  const firsts = new Map(list.toReversed().map((one) => [kindOf(one), one]));
  return list.filter((one) => firsts.get(kindOf(one)) !== one);
};

/** A check of every exercise, home versions too. */
export const ofExercises =
  (check: (placed: PlacedExercise, context: CheckContext) => Found): Rule["check"] =>
  (context) =>
    context.exercises.map((placed) => check(placed, context));

/** A check of every exercise of the catalogue; others are told of by coach.S3. */
export const ofKnownExercises = (check: (placed: KnownExercise, context: CheckContext) => Found) =>
  ofExercises((placed, context) => placed.known && check({ ...placed, known: placed.known }, context));

/** A check of every weight that means work; help of a machine counts the other way round and is left out. */
export const ofLoads = (check: (loaded: LoadedExercise, context: CheckContext) => Found) =>
  ofKnownExercises((placed, context) => {
    const { known, exercise, place } = placed;
    const { loadLb } = exercise;
    if (known.loadKind === "assisted" || loadLb === null) return null;
    const range = rangeOf(exercise);
    const last = referenceOf(context.person.exercises.get(known.id), range.low, range.high);
    return check({ ...placed, loadLb, range, last, person: atPlace(context.person, place) }, context);
  });

/** A check of every training day. */
export const ofTrainingDays =
  (check: (day: PlacedDay, context: CheckContext) => Found): Rule["check"] =>
  (context) =>
    context.training.map((day) => check(day, context));

/** A weight above what is allowed; loads are shown to half a pound: that much above a limit is still on it. */
export const tooHeavy = (
  { path, loadLb }: Pick<LoadedExercise, "path" | "loadLb">,
  mostLb: number,
  shown: number = mostLb,
): Found => faultIf(loadLb > mostLb + roundingLb, `${path}.loadLb`, loadLb, `at most ${shown} lb`);

/** What all rules look at, made once for a week. */
export const contextOf = (week: DesignedWeek, draft: WeekDraft): CheckContext => {
  const days = weekdays.map((weekday) => placedDay(weekday, week.days[weekday]));
  const training = days.filter(({ workout }) => workout.kind === "training");
  const workouts = training.map(({ workout }) => workout);
  return {
    ...draft,
    week,
    days,
    training,
    workouts,
    plannedSets: setsOf(workouts),
    exercises: days.flatMap(({ sessions }) => sessions.flatMap(exercisesOf)),
    draft,
  };
};

type PlacedDay = ReturnType<typeof placedDay>;
type PlacedSession = PlacedDay["sessions"][number];
type PlacedExercise = ReturnType<typeof exercisesOf>[number];
type KnownExercise = PlacedExercise & { readonly known: Exercise };

/** An exercise with a weight, and what its range says of the log and of the kit. */
type LoadedExercise = KnownExercise & {
  readonly loadLb: number;
  readonly range: ReturnType<typeof rangeOf>;
  /** The person with the kit of the place. */
  readonly person: Person;
  readonly last: Reference | undefined;
};

/** A day with its session, and its version for home where it has one. */
const placedDay = (weekday: Weekday, workout: DayWorkout) => {
  const path = `days.${weekday}`;
  const { homeAlternative: home } = workout;
  const main = { session: workout, place: placeOfDay(workout), isHomeVersion: false, path };
  const atHome = { place: "home" as const, isHomeVersion: true, path: `${path}.homeAlternative` };
  const sessions = home === null ? [main] : [main, { session: home, ...atHome }];
  return { weekday, workout, path, sessions };
};

/** Its exercises with their entries in the catalogue, the list that they stand in, and their own places there. */
const exercisesOf = ({ session, path, ...where }: PlacedSession) => {
  const list = `${path}.exercises`;
  return session.exercises.map((exercise, index) => ({
    ...where,
    exercise,
    known: exerciseById(exercise.exerciseId),
    list,
    path: `${list}.${index}`,
  }));
};
