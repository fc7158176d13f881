/** Which exercises a session of the assessment week uses: feasible, within level, limits and strength, well described. */

import { substitutePatterns } from "../catalogue/coverage.ts";
import type { Exercise, Pattern } from "../catalogue/exercise.ts";
import type { Place } from "../catalogue/feasible.ts";
import { canLiftLightest } from "../design/progress/load.ts";
import { isPullUpRungFit } from "../design/select/ladder.ts";
import { legalExercises } from "../design/select/legal.ts";
import { barFirst, preferences } from "../design/template/exercise-preference.data.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import { expectedMax } from "../state/capability.ts";
import { atPlace } from "../state/person.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";
import { cleanShare } from "./assessment-prescription.ts";
import type { SessionTemplate, SlotTest } from "./assessment-programs.data.ts";

/** The exercise of a slot and how it is tested. */
export type Choice = { readonly exercise: Exercise; readonly test: SlotTest };

/** No exercise more often than this in one week (coach.X3). */
const mostUses = 3;
/** A mile only where it leaves time for the rest, in minutes of the longest session. */
const minutesForMile = 60;

/** Where to look next when neither a pattern nor its like has anything for this person. */
const anything: readonly Pattern[] = [
  "core",
  "calf",
  "lateral",
  "arm_flex",
  "arm_ext",
  "balance",
  "squat",
  "hinge",
  "lunge",
  "h_push",
  "h_pull",
];

const alsoFor: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = substitutePatterns;

const pullTests = [
  "v_pull.pull-up",
  "v_pull.banded",
  "v_pull.foot-assisted",
  "v_pull.negative",
  "v_pull.assisted-machine",
  "v_pull.pulldown",
  "v_pull.hang",
] as const;
const pushTests = ["h_push.push-up", "h_push.knee", "h_push.incline", "h_push.wall"] as const;
const preferredIds = (pattern: Pattern, test: SlotTest, frame: AssessmentFrame): readonly string[] => {
  if (pattern === "v_pull" && test === "reps") return pullTests;
  if (pattern === "h_push" && test === "reps") return pushTests;
  if (pattern === "cardio") return clockTests(frame);
  if (test === "hold") return ["core.plank"];
  // What the programme will train is what is tested, the bar included where it will be trained.
  return [...((frame.allowHeavy && barFirst[pattern]) || []), ...preferences[pattern].flat()];
};

const clockTests = ({ program, input, person, allowMax }: AssessmentFrame): readonly string[] => {
  // Most repetitions in two minutes is a test to the limit; a steady march is not.
  const easy = ["cardio.march", "cardio.low-jacks"];
  const short = !allowMax
    ? easy
    : program === "athletic"
      ? ["cardio.burpee", "cardio.squat-thrust", ...easy]
      : ["cardio.squat-thrust", ...easy];
  if (sessionBounds[input.profile.timePerSession].most < minutesForMile) return short;
  const mayRun = allowMax && person.gates.allowPlyometrics && program === "athletic";
  return mayRun ? ["cardio.timed-run", "cardio.timed-walk", ...short] : ["cardio.timed-walk", ...short];
};

/** Jumps, sprints and long endurance are no calm work; a mile and two minutes are tests of their own slot. */
const servesSlot = (exercise: Exercise, pattern: Pattern, frame: AssessmentFrame): boolean =>
  exercise.pattern === pattern &&
  (pattern !== "cardio" || clockTests(frame).includes(exercise.id)) &&
  isPullUpRungFit(exercise, frame.person, frame.allowHeavy, new Set()) &&
  // A hold cannot stand in for a pulling or pressing set, except where it is the rung that the person has reached.
  (exercise.metric !== "time" ||
    ["core", "balance", "cardio", "lateral", "squat", "plyo"].includes(pattern) ||
    exercise.id === "v_pull.hang");

/** Enough clean repetitions must be expected: eight for minors, older and careful people (coach.F4). */
const isStrongEnough = (exercise: Exercise, frame: AssessmentFrame): boolean => {
  const most = expectedMax(exercise, frame.person);
  return most === null || Math.round(most * cleanShare) >= frame.person.gates.minReps;
};

/**
 * One exercise for each slot of the template, in its order; slots for which the person has nothing are left out.
 * @param uses exercise id -> how often the days before hold it
 */
export const chooseTests = (
  template: SessionTemplate,
  place: Place,
  frame: AssessmentFrame,
  uses: ReadonlyMap<string, number>,
): readonly Choice[] => {
  const lifter = atPlace(frame.person, place);
  const legal = legalExercises(frame.input, frame.person, place).filter(
    (exercise) => !exercise.byHand && isStrongEnough(exercise, frame) && canLiftLightest(exercise, lifter),
  );
  const chosen = new Set<string>();
  const usesOf = ({ id }: Exercise): number => uses.get(id) ?? 0;
  const pick = (pattern: Pattern, test: SlotTest): Exercise | undefined => {
    const preferred = preferredIds(pattern, test, frame);
    const rank = (exercise: Exercise): readonly number[] => [
      // One clock test is enough, and calm work is shared out: the next one is another.
      pattern === "cardio" || test === "work" ? usesOf(exercise) : 0,
      preferred.includes(exercise.id) ? preferred.indexOf(exercise.id) : preferred.length,
      test === "load" && !exercise.takesWeight ? 1 : 0,
      exercise.compound ? 0 : 1,
      exercise.takesWeight ? 0 : 1,
      usesOf(exercise),
      frame.person.exerciseLevel - exercise.level,
      exercise.number,
    ];
    return legal
      .filter(
        (exercise) =>
          servesSlot(exercise, pattern, frame) && !chosen.has(exercise.id) && usesOf(exercise) < mostUses,
      )
      .map((exercise) => ({ exercise, rank: rank(exercise) }))
      .sort((a, b) => compare(a.rank, b.rank))[0]?.exercise;
  };
  return template.slots.flatMap(([pattern, test]): readonly Choice[] => {
    const own = test !== "work" ? pick(pattern, test) : undefined;
    if (own !== undefined) {
      chosen.add(own.id);
      return [{ exercise: own, test }];
    }
    for (const other of [pattern, ...(alsoFor[pattern] ?? []), ...anything]) {
      const exercise = pick(other, "work");
      if (exercise === undefined) continue;
      chosen.add(exercise.id);
      return [{ exercise, test: "work" }];
    }
    return [];
  });
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};
