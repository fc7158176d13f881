/**
 * What the assessment week is designed from: the frame of any week, read from a profile that has no history yet, with the sessions of the
 * assessment in place of the usual days and its fixed goals for food: the constants of spec §9, and who is exempt from them.
 */
import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import {
  type AssessmentProgram,
  assessmentNutrition,
  assessmentProgramFor,
} from "@muster/domain/planning/goal-mapping";
import type { Profile } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { NutritionTargets } from "../design/nutrition/nutrition-targets.ts";
import { type WeekFrame, weekFrame } from "../design/week-draft.ts";
import { type DesignRecords, designInputFrom } from "../state/design-input.ts";
import { assessmentWeekText } from "./assessment.text.ts";
import { assessmentSplit } from "./assessment-sessions.ts";

/** kcal and g of protein on training and rest days, with the sentence that explains them. */
type Goals = {
  readonly targets: Pick<NutritionTargets, "trainingDay" | "restDay" | "protein">;
  readonly note: string;
  /** kcal a day that keep the body as it is. */
  readonly need: number;
};

/** Settled point 24: a note when the fixed goals are farther than this from the person's own need. */
const noticeableShare = 0.2;
const toTens = (value: number): number => Math.round(value / 10) * 10;
const toFives = (value: number): number => Math.round(value / 5) * 5;

/**
 * Constants of spec §9, exempt from the validator's calorie rules with a visible note. Minors eat at maintenance;
 * where a deficit is out (pregnancy, underweight, very lean) no day lies below maintenance.
 */
const goalsOf = (program: AssessmentProgram, { person, input, nutrition }: WeekFrame): Goals => {
  const { training, rest } = assessmentNutrition[program];
  const need = Math.max(calorieFloor[person.body.gender], toTens(person.expenditure.tdee));
  const { protein } = training;
  if (person.gates.ageGroup === "youth")
    return {
      targets: {
        trainingDay: need,
        restDay: need,
        protein: Math.min(protein, toFives(nutrition.protein)),
      },
      need,
      note: assessmentWeekText.youthFood,
    };
  const least = person.gates.allowDeficit ? 0 : need;
  const [trainingDay, restDay] = [Math.max(training.calories, least), Math.max(rest.calories, least)];
  const count = Math.min(input.profile.daysPerWeek, 7);
  const average = (trainingDay * count + restDay * (7 - count)) / 7;
  return {
    targets: { trainingDay, restDay, protein },
    need,
    note: !person.gates.allowDeficit
      ? assessmentWeekText.noDeficit
      : Math.abs(average - need) / need > noticeableShare
        ? assessmentWeekText.farFromNeed(need)
        : assessmentWeekText.fixedFood,
  };
};

/** Ties between equal choices fall the same way for everybody: an assessment depends on the profile alone. */
const nobody = "00000000-0000-4000-8000-000000000000";

/** What may be known of a person who trains here for the first time, or begins anew. */
export type AssessmentRecords = Pick<DesignRecords, "preferences" | "gear" | "limits" | "wishes">;

/** Everything that the assessment week is built from. */
export type AssessmentFrame = WeekFrame & { readonly program: AssessmentProgram; readonly goals: Goals };

/** What an assessment week is made for: the person as the profile describes them, before anything was logged. */
export const assessmentFrame = (
  profile: Profile,
  today: CivilDate,
  records: AssessmentRecords = {},
): AssessmentFrame => {
  const frame = weekFrame(
    designInputFrom({
      ...records,
      profileId: nobody,
      today,
      validFrom: today,
      profile,
      checkIns: [],
      readings: [],
      sessions: [],
      exerciseLogs: [],
      entries: [],
      diaryDays: [],
    }),
  );
  const program = assessmentProgramFor(frame.input.profile.primaryGoal);
  const goals = goalsOf(program, frame);
  return {
    ...frame,
    program,
    goals,
    phase: { ...frame.phase, phase: "assessment", mesocycleWeek: 0 },
    split: assessmentSplit(program, frame),
    nutrition: { ...frame.nutrition, ...goals.targets },
  };
};
