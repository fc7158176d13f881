/** Counts that several rules ask of a week: sets by muscle and pattern, by day and in all. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import {
  type Exercise,
  type Muscle,
  muscles,
  type Pattern,
  primaryMuscles,
} from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { fewestIn, fewestMoves } from "../../design/budget/change-sets.ts";
import type { DraftDay } from "../../design/prescribe/draft.ts";
import { legalExercises } from "../../design/select/legal.ts";
import { timeOn } from "../../design/template/wished-input.ts";
import { foundText } from "../found.text.ts";
import { type CheckContext, type Found, faultIf, type Severity } from "../rule.ts";

type Exercises = Pick<DayWorkout, "exercises">;

const countedBy = <Key>(
  days: readonly Exercises[],
  keysOf: (known: Exercise | undefined) => readonly Key[],
): ReadonlyMap<Key, number> => {
  const tally = new Map<Key, number>();
  for (const { exerciseId, sets } of days.flatMap(({ exercises }) => exercises)) {
    for (const key of keysOf(exerciseById(exerciseId)))
      tally.set(key, (tally.get(key) ?? 0) + setCount(sets));
  }
  return tally;
};

/** Sets of moves that train the muscle directly. */
export const directSets = (days: readonly Exercises[]): ReadonlyMap<Muscle, number> =>
  countedBy(days, (known) => (known === undefined ? [] : primaryMuscles(known)));

/** Direct sets of a muscle from which on a session counts as hard for it (coach.C6). */
const hardSets = 4;

/** Muscles that both sessions train hard. */
export const hardInBoth = (a: Exercises, b: Exercises): readonly Muscle[] => {
  const other = directSets([b]);
  return [...directSets([a])].flatMap(([muscle, sets]) =>
    sets >= hardSets && (other.get(muscle) ?? 0) >= hardSets ? [muscle] : [],
  );
};

/** More exercises than this are no session (coach.S4). */
export const mostOfSession = 10;
/** Beyond this share of the person's minutes a session is too long (coach.C5). */
export const leewayOfMinutes = 1.1;

/** Fewest exercises of a day: limits may leave no more than what the designer finds for it (coach.S4, Q3). */
export const fewestOn = (
  weekday: Weekday,
  { phase, person, input, draft }: CheckContext,
  found: (drafted: DraftDay) => { readonly slots: readonly unknown[] },
): number => {
  const usual = fewestIn(phase, person, timeOn({ input, person }, weekday));
  const drafted = draft.days.find((day) => day.weekday === weekday);
  return person.gates.avoided.size === 0 || drafted === undefined
    ? usual
    : Math.max(fewestMoves.cut, Math.min(usual, found(drafted).slots.length));
};

/** Whole sets of each movement pattern. */
export const patternSets = (days: readonly Exercises[]): ReadonlyMap<Pattern | "unknown", number> =>
  countedBy(days, (known) => [known?.pattern ?? "unknown"]);

/** The big muscles that every week should reach; each entry counts once, by its best muscle. */
export const majorMuscleGroups: readonly { readonly name: string; readonly of: readonly Muscle[] }[] = [
  { name: "chest", of: ["chest"] },
  { name: "back", of: ["lats", "upper_back"] },
  { name: "thighs", of: ["quads"] },
  { name: "hips", of: ["glutes", "hamstrings"] },
];

/** Muscles with more sets than each may have. */
export const musclesAbove = (
  tally: ReadonlyMap<Muscle, number>,
  mostOf: (muscle: Muscle) => number,
  path = "days",
  severityOf: (muscle: Muscle) => Severity = () => "warning",
): Found =>
  muscles.map((muscle) => {
    const [sets, most] = [tally.get(muscle) ?? 0, mostOf(muscle)];
    const more = { most, muscle, severity: severityOf(muscle) };
    return faultIf(sets > most, path, foundText.setsFor(sets, muscle), foundText.atMost(most), more);
  });

/** Everything that the person may do in a place where they train this week; what both places allow stands there twice. */
export const legalThisWeek = ({ input, person, schedule }: CheckContext): readonly Exercise[] =>
  [...new Set(schedule.days.map(({ place }) => place))].flatMap((place) =>
    legalExercises(input, person, place),
  );

/** A normal week of training: rules about balance say nothing in lighter ones. */
export const isNormal = ({ phase, training, person }: CheckContext): boolean =>
  phase.phase === "accumulation" &&
  phase.setFactor >= 1 &&
  training.length >= 2 &&
  person.gates.stop === null;
