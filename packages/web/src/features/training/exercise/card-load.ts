/** The one weight on the card, in words: domain decides which it is, this says why (settled point 50). */

import type { Fact } from "@muster/domain/planning/plan";
import { planFactIds } from "@muster/domain/planning/plan-fields";
import { formatLongDate, formatSetWeight, formatWeightChange } from "@muster/domain/shared/format";
import { takesWeight } from "@muster/domain/training/logged-set";
import { isChosen, type ShownExercise } from "@muster/domain/training/session-exercises";
import { type CardQuestion, cardWeight } from "@muster/domain/training/weights/card-weight";
import {
  type SuggestionRule,
  suggestionReasons,
} from "@muster/domain/training/weights/suggested-weight.text";
import { exercisePageText } from "./exercise.text.ts";

/** The suggested or planned weight with its reason. */
export type CardLoad = {
  readonly word: "Suggested" | "Planned";
  /** lb, above 0. */
  readonly loadLb: number;
  /** One sentence. */
  readonly why: string;
  readonly facts: readonly Fact[];
  /** Said on the card where what was logged since the plan was made asks for another weight than the plan. */
  readonly change?: string;
};

type CardLoadQuestion = Omit<CardQuestion, "exercise"> & { readonly exercise: ShownExercise };

/** @returns undefined for an exercise without a weight, and while nobody knows one: 'find your weight' */
export const cardLoad = (question: CardLoadQuestion): CardLoad | undefined => {
  const { exercise, lastTime, units } = question;
  if (!takesWeight(exercise)) return undefined;
  const weight = cardWeight(question);
  if (weight === undefined) return undefined;
  const { weightLb: loadLb } = weight;
  if (weight.source === "plan")
    return {
      word: isChosen(exercise) && !weight.byHand ? exercisePageText.suggested : exercisePageText.planned,
      loadLb,
      why: weight.byHand
        ? exercisePageText.ownWeight
        : isChosen(exercise)
          ? exercisePageText.chosenLoad
          : exercisePageText.plannedLoad,
      facts: weight.byHand ? ownFacts(exercise.facts) : plannedFacts(exercise.facts, loadLb),
    };
  const { baseLb, rule, difficulty } = weight.why;
  const { plannedLb } = weight;
  const fact = (id: string, subject: string, value: string, source: string): Fact => ({
    id,
    subject,
    value,
    unit: "",
    rule: "EXC-03",
    source,
  });
  const session =
    lastTime === undefined
      ? exercisePageText.lastSession
      : exercisePageText.loggedOn(formatLongDate(lastTime.date));
  const isChanged = plannedLb !== undefined && Math.abs(plannedLb - loadLb) >= 0.05;
  return {
    word: exercisePageText.suggested,
    loadLb,
    why: rule === "far-below" ? exercisePageText.lastTimeEndedFar : `${suggestionReasons[rule]}.`,
    ...(isChanged && {
      change: exercisePageText.todayAndPlan({
        today: formatSetWeight(loadLb, units),
        plan: formatSetWeight(plannedLb, units),
        why: lastTimeWas(rule),
      }),
    }),
    facts: [
      fact("base", exercisePageText.lastTimesBase, formatSetWeight(baseLb, units), session),
      fact(
        "difficulty",
        exercisePageText.difficultyLastTime,
        exercisePageText.difficultyOfTen(difficulty),
        session,
      ),
      fact(
        "step",
        exercisePageText.change,
        Math.abs(loadLb - baseLb) < 0.05 ? exercisePageText.none : formatWeightChange(loadLb - baseLb, units),
        rule === "far-below" ? exercisePageText.epley1985FromThoseSets : exercisePageText.suggestionTable,
      ),
    ],
  };
};

const lastTimeWas = (rule: SuggestionRule | "far-below"): string =>
  rule === "far-below"
    ? exercisePageText.lastTimeFarBelow
    : rule.endsWith("easy")
      ? exercisePageText.lastTimeWasEasy
      : rule.endsWith("medium")
        ? exercisePageText.lastTimeWentWell
        : exercisePageText.lastTimeWasHardEnough;

/** Of a weight that the person set, only when that was. */
const ownFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact) =>
    fact.id === planFactIds.ownLoad ? [{ ...fact, value: formatLongDate(String(fact.value)) }] : [],
  );

/** Reasons of a planned weight: the weight itself is the one on the card, and a limit, which older plans name, is no weight to lift. */
const plannedFacts = (facts: readonly Fact[], loadLb: number): readonly Fact[] =>
  facts
    .filter(({ id }) => !id.startsWith("most."))
    .map((fact) => (fact.id.startsWith("load.") ? { ...fact, value: loadLb } : fact));
