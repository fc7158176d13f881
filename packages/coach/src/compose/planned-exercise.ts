/** From a drafted slot to the exercise as it stands in the plan: load, note, reasons. */

import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Place } from "../catalogue/feasible.ts";
import { swapNote } from "../catalogue/planned.text.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import type { Phase } from "../design/phase.ts";
import type { DraftSlot } from "../design/prescribe/draft.ts";
import { doseOf } from "../design/prescribe/prescription.ts";
import { eccentricStepOf } from "../design/progress/eccentric-steps.ts";
import { loadFor } from "../design/progress/load.ts";
import { mostBeside } from "../design/progress/load-ceiling.ts";
import { isGuess, type Load } from "../design/progress/load-rule.ts";
import { eccentricText, progressions, shorterBand } from "../design/progress/progression.text.ts";
import { progressionRule } from "../design/progress/progression.ts";
import { reachedTop } from "../design/progress/reference-bout.ts";
import type { SlotRole } from "../design/template/day-types.data.ts";
import { heavyTest, setBounds } from "../design/template/prescription.data.ts";
import type { WeekFrame } from "../design/week-draft.ts";
import { factText } from "../explain/facts.text.ts";
import { fact } from "../explain/facts.ts";
import { loadFact, loadNote } from "../explain/load/load-reason.ts";
import { testWords } from "../explain/test-words.ts";
import { expectedMax } from "../state/capability.ts";
import { atPlace, type Person } from "../state/person.ts";
import { carriedLbOf } from "../state/strength/one-rep-max.ts";
import { planText } from "./plan.text.ts";

/** A move with its part in the day and its dose. */
type Dosed = Pick<DraftSlot, "exercise" | "dose"> & { readonly slot: Pick<DraftSlot["slot"], "role"> };

const legPatterns: ReadonlySet<string> = new Set(["squat", "hinge", "lunge", "calf", "balance"]);

/** spec §9: a side that is clearly smaller is trained first, with equal sets (coach.V9). */
const weakSideNote = ({ exercise }: DraftSlot, person: Person): string => {
  if (!exercise.unilateral) return "";
  const side = legPatterns.has(exercise.pattern) ? person.body.weakThigh : person.body.weakArm;
  return side === undefined ? "" : planText.weakSide(side);
};

/** The last time every set reached the top of this range, with two and more left, in a week in which something may get harder. */
const isBandTooEasy = ({ exercise, dose }: DraftSlot, person: Person, { mayGrow }: Phase): boolean => {
  const last = person.exercises.get(exercise.id)?.bouts.at(-1);
  return mayGrow && last !== undefined && last.targetHigh === dose.high && reachedTop(last, dose.high);
};

/** The best set that a range of repetitions comes from, where the load is the body itself. */
const bestFact = (exercise: Exercise, person: Person): Fact | undefined => {
  const { id } = exercise;
  const most = expectedMax(exercise, person) ?? 0;
  const source = person.exercises.has(id) ? factText.log : planText.ownTests;
  return most < 1
    ? undefined
    : fact(`best.${id}`, planText.bestSet, Math.floor(most), "reps", "coach.I9", source);
};

/** The exercise of a slot as it stands in the plan. */
export const plannedExercise = (
  slot: DraftSlot,
  person: Person,
  phase: Phase,
  replaces?: Exercise,
): PlannedExercise => {
  const { exercise, dose, sets, restSeconds, pair } = slot;
  const { role } = slot.slot;
  const isAssessed = phase.phase === "assessment";
  const test = isAssessed || role === "test" ? testWords(exercise, role, dose, person) : undefined;
  const isHeavy = dose.low === heavyTest[0] && dose.high === heavyTest[1];
  // The way up to three heavy ones begins with a weight for ten.
  const load = loadFor(exercise, isAssessed && isHeavy ? { ...dose, ...firstSets } : dose, person, phase);
  const progression = progressionRule(exercise, role, dose, person, load.loadLb);
  const eccentric = isAssessed ? undefined : eccentricStepOf(exercise, person);
  const notes = [
    replaces && swapNote(replaces),
    test?.note,
    loadNote(exercise, load, progression, dose.difficulty),
    progression === "band" && !isAssessed && isBandTooEasy(slot, person, phase) && shorterBand,
    eccentric && eccentricText.seconds(eccentric.seconds),
    eccentric?.triesFullRep && phase.phase === "accumulation" && eccentricText.fullRep,
    weakSideNote(slot, person),
    pair && planText.superset(pair),
    exercise.cues[0],
  ].filter(Boolean);
  const facts = exerciseFacts(slot, load, person);
  const grows = progression && !isAssessed;
  const isTest = test !== undefined && isAssessed;
  return toPlanned(exercise, {
    ...test?.open,
    sets,
    targetLow: test?.open ? null : dose.low,
    targetHigh: test?.open ? null : dose.high,
    assessmentMetric: test?.metric ?? null,
    restSeconds,
    loadLb: load.loadLb,
    loadIsGuess: isGuess(load, person),
    // Nothing caps a weight that is still to be found, and a test has no next step.
    mostLb: isTest ? undefined : mostLbFor(slot, load, person),
    targetDifficulty: dose.difficulty,
    pair,
    notes: notes.join(" ").slice(0, 400),
    ...(isTest && { progressionTips: "" }),
    ...(grows && {
      progression,
      progressionTips: eccentric ? eccentricText.next : progressions[progression],
    }),
    facts: isTest ? [measured(exercise, test.metric), ...facts] : facts,
  });
};

/** Repetitions that the first weight of a heavy test is reckoned for. */
const firstSets = { low: 8, high: 12 } as const;

const measured = ({ id, name }: Exercise, metric: string): Fact =>
  fact(`test.${id}`, planText.measured(name), metric, "", "coach.F8", "");

/**
 * An exercise that a change puts into a day: dosed and loaded as in a designed week.
 * @param sets as many as these, as far as the dose goes; absent: the usual ones
 */
export const plannedAlone = (
  exercise: Exercise,
  role: SlotRole,
  place: Place,
  { input, person: known, phase }: Pick<WeekFrame, "input" | "person" | "phase">,
  sets?: number | string,
): PlannedExercise => {
  const person = atPlace(known, place);
  const dose = doseOf(exercise, role, input, person, phase);
  return plannedExercise(
    {
      slot: { role, patterns: [exercise.pattern] },
      exercise,
      dose,
      sets:
        sets === undefined
          ? dose.usualSets
          : Math.min(dose.mostSets, Math.max(setBounds.fewest, setCount(sets))),
      restSeconds: dose.restSeconds,
      pair: null,
    },
    person,
    phase,
  );
};

/** The most that a log may make of the weight; undefined where there is none to cap. */
const mostLbFor = ({ exercise, dose, slot }: Dosed, { loadLb }: Load, person: Person): number | undefined => {
  if (loadLb === null || slot.role === "test") return undefined;
  // Of help on a machine the plan's is the most: more of it would be less work.
  if (exercise.loadKind === "assisted") return loadLb;
  return mostBeside(loadLb, dose, carriedLbOf(exercise, person.body.weightLb));
};

const exerciseFacts = ({ exercise, dose }: Dosed, load: Load, person: Person): readonly Fact[] => {
  const { id, name } = exercise;
  const lastLb = load.lastLb === null ? null : (person.exercises.get(id)?.lastLoadLb ?? load.lastLb);
  return [
    loadFact(exercise, load),
    lastLb === null
      ? undefined
      : fact(`last.${id}`, factText.lift(name, "lastLoad"), lastLb, "lb", "coach.I5", factText.log),
    bestFact(exercise, person),
    fact(`effort.${id}`, planText.effort, dose.difficulty, "of 10", "coach.I3", ""),
  ].filter((one) => one !== undefined);
};
