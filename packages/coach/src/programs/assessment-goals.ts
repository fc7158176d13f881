/** Calories and protein of the assessment week: the constants of spec §9, and who is exempt from them. */

import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import { assessmentNutrition } from "@muster/domain/planning/goal-mapping";
import { proteinBand } from "../design/nutrition/protein.ts";
import { thousands } from "../explain/words.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";

type DayGoals = { readonly calories: number; readonly protein: number };
/** kcal and g of protein on training and rest days, with the sentence that explains them. */
export type Goals = {
  readonly training: DayGoals;
  readonly rest: DayGoals;
  readonly note: string;
  /** kcal a day that keep the body as it is. */
  readonly need: number;
};

/** Settled point 24: a note when the fixed goals are farther than this from the person's own need. */
const noticeableShare = 0.2;
const toTens = (value: number): number => Math.round(value / 10) * 10;

/**
 * Constants of spec §9, exempt from the validator's calorie rules with a visible note. Minors eat at maintenance;
 * where a deficit is out (pregnancy, underweight, very lean) no day lies below maintenance.
 */
export const goalsOf = ({ program, person, input }: AssessmentFrame): Goals => {
  const { training, rest } = assessmentNutrition[program];
  const need = Math.max(calorieFloor[person.body.gender], toTens(person.expenditure.tdee));
  if (person.gates.ageGroup === "youth") {
    const protein = Math.min(training.protein, 5 * Math.round(proteinBand(input, person, false).goal / 5));
    const goals = { calories: need, protein };
    return {
      training: goals,
      rest: goals,
      need,
      note: "Eat enough to grow and to train: no diet at your age.",
    };
  }
  if (!person.gates.allowDeficit) {
    const atLeast = (goals: DayGoals): DayGoals => ({ ...goals, calories: Math.max(goals.calories, need) });
    return {
      training: atLeast(training),
      rest: atLeast(rest),
      need,
      note: "This week is not for losing weight: eat at least what your body needs.",
    };
  }
  const count = Math.min(input.profile.daysPerWeek, 7);
  const average = (training.calories * count + rest.calories * (7 - count)) / 7;
  return {
    training,
    rest,
    need,
    note:
      Math.abs(average - need) / need > noticeableShare
        ? `These are the fixed goals of the assessment week. Your own need is nearer ${thousands(need)} kcal a day; the next plan uses it.`
        : "Fixed goals of the assessment week; your own numbers follow with the next plan.",
  };
};
