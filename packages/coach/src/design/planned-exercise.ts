/** From a drafted slot to the exercise as it stands in the plan: load, note, reasons. */
import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { mostFactId } from "@muster/domain/training/card-weight";
import type { Exercise } from "../catalogue/exercise.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { fact } from "../explain/facts.ts";
import { loadFact, loadNote } from "../explain/load-reason.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { DraftSlot } from "./draft.ts";
import { loadFor } from "./load.ts";
import { longestLoadedSet, mostBeside, openTop } from "./open-top.ts";
import type { Phase } from "./phase.ts";

const legPatterns: ReadonlySet<string> = new Set(["squat", "hinge", "lunge", "calf", "balance"]);

/** Spec §9: a side that is clearly smaller is trained first, with equal sets (coach.V9). */
const weakSideNote = ({ exercise }: DraftSlot, person: Person): string => {
  if (!exercise.unilateral) return "";
  const side = legPatterns.has(exercise.pattern) ? person.body.weakThigh : person.body.weakArm;
  return side === undefined ? "" : `Start with the ${side} side.`;
};

/** A step of the kit that takes so large a share of the weight is no small one. */
const coarseStep = 0.1;

/**
 * Where an easy week takes a whole step of the kit off, a fifth or a third of the weight, repetitions up to the longest set
 * make up for it; the effort ends them (ADR 0042).
 */
const shownTop = (
  { exercise, dose }: DraftSlot,
  loadLb: number | null,
  person: Person,
  phase: Phase,
): number => {
  const top = openTop(exercise, dose, loadLb, person);
  return phase.phase === "deload" &&
    loadLb !== null &&
    exercise.metric === "reps" &&
    exercise.loadStepLb > loadLb * coarseStep
    ? Math.max(top, longestLoadedSet(person))
    : top;
};

/** The best set that a range of repetitions comes from, where the load is the body itself. */
const bestFacts = (exercise: Exercise, person: Person): readonly Fact[] => {
  const most = expectedMax(exercise, person);
  if (most === null || most < 1) return [];
  const source = person.exercises.has(exercise.id) ? "your log" : "your pull-up and push-up tests";
  return [fact(`best.${exercise.id}`, "Best set to expect", Math.floor(most), "reps", "coach.I9", source)];
};

/** @param isOpen false: the range ends where the dose does, when the session has no time for longer sets */
export const plannedExercise = (
  slot: DraftSlot,
  person: Person,
  phase: Phase,
  replaces?: string,
  isOpen = true,
): PlannedExercise => {
  const { exercise, sets, restSeconds, pair } = slot;
  const load = loadFor(exercise, slot.dose, person, phase);
  const dose = isOpen ? { ...slot.dose, high: shownTop(slot, load.loadLb, person, phase) } : slot.dose;
  const isTest = slot.slot.role === "test";
  const notes = [
    isTest ? "Test: warm up well, then one set of as many clean reps as you can. Stop before form goes." : "",
    replaces === undefined ? "" : `Takes the place of ${replaces}, which needs the gym.`,
    loadNote(exercise, load),
    weakSideNote(slot, person),
    pair === null ? "" : `Superset ${pair}: go back and forth, then rest.`,
    exercise.cues[0] ?? "",
  ].filter((note) => note !== "");
  const weight = loadFact(exercise, load);
  return toPlanned(exercise, {
    sets,
    targetLow: isTest ? null : dose.low,
    targetHigh: isTest ? null : dose.high,
    assessmentMetric: isTest ? "Max reps" : null,
    restSeconds,
    loadLb: load.loadLb,
    targetDifficulty: dose.difficulty,
    pair,
    notes: notes.join(" ").slice(0, 400),
    facts: [
      ...(weight === undefined ? [] : [weight]),
      ...(load.lastLb === null
        ? []
        : [
            fact(
              `last.${exercise.id}`,
              `${exercise.name}: last weight`,
              load.lastLb,
              "lb",
              "coach.I5",
              "your log",
            ),
          ]),
      ...(load.loadLb === null || isTest
        ? []
        : [
            fact(
              mostFactId(exercise.id),
              "Most for this range",
              // Of help on a machine the plan's is the most: more of it would be less work.
              exercise.loadKind === "assisted" ? load.loadLb : mostBeside(load.loadLb, slot.dose),
              "lb",
              "coach.I4",
              "Epley",
            ),
          ]),
      ...bestFacts(exercise, person),
      fact(`effort.${exercise.id}`, "Effort to aim for", dose.difficulty, "of 10", "coach.I3", "spec §9"),
    ],
  });
};
