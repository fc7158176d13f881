/**
 * How the four assessment programs are called and what each looks at (ONB-06): the review of the week after says it, without a
 * network too, while the sessions are wanted only where an assessment is made.
 */
import type { AssessmentProgram } from "@muster/domain/planning/goal-mapping";

/** Name and four focus lines of an assessment program. */
export type FocusData = {
  readonly programName: string;
  readonly assessmentFocus: readonly [string, string, string, string];
};

/** Assessment program -> its name and focus. */
export const assessmentFocusData: Readonly<Record<AssessmentProgram, FocusData>> = {
  muscle: {
    programName: "Muscle Building Assessment",
    assessmentFocus: [
      "Working weights for chest, back, shoulders and legs",
      "Most push-ups and pull-ups in one set, or the rung of the ladder below them",
      "How many good sets your arms and shoulders take",
      "How hard each exercise feels and how well you recover",
    ],
  },
  strength: {
    programName: "Strength Assessment",
    assessmentFocus: [
      "The weight for three clean repetitions, or for ten when three would be too heavy for you",
      "Strict pull-ups and push-ups in one set",
      "How the weaker lifts compare with the stronger ones",
      "How quickly you recover between hard sets",
    ],
  },
  fatLoss: {
    programName: "Whole-body Assessment",
    assessmentFocus: [
      "Stamina, by a mile or two minutes against the clock",
      "Push-ups and core holds with your own body weight",
      "Working weights for legs, hips, back and chest",
      "How your energy and recovery feel through the week",
    ],
  },
  athletic: {
    programName: "Athletic Performance Assessment",
    assessmentFocus: [
      "Power in jumps with soft landings, or fast strength where jumps are out",
      "Most strict pull-ups and push-ups, and the longest plank",
      "A mile or two minutes against the clock",
      "Balance and strength of each leg",
    ],
  },
};
