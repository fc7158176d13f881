/** Which assessment program a goal starts with (spec §4, ONB-05). */

/** Names of the four assessment programs. */
export const assessmentPrograms = ["muscle", "strength", "fatLoss", "athletic"] as const;
/** The program of the first weeks, before a plan is designed. */
export type AssessmentProgram = (typeof assessmentPrograms)[number];

const programByGoal: ReadonlyMap<string, AssessmentProgram> = new Map([
  ["muscle", "muscle"],
  ["strength", "strength"],
  ["weight_loss", "fatLoss"],
  ["toned", "fatLoss"],
  ["general_fitness", "fatLoss"],
  ["athletic", "athletic"],
]);

/** @param goal a stored primary goal; anything unknown, as from an import, gets the muscle program */
export const assessmentProgramFor = (goal: string): AssessmentProgram => programByGoal.get(goal) ?? "muscle";

/** Daily goals of an assessment week, constants of spec §9: kcal and g of protein on training and rest days. */
export const assessmentNutrition: Readonly<
  Record<
    AssessmentProgram,
    Readonly<Record<"training" | "rest", { readonly calories: number; readonly protein: number }>>
  >
> = {
  muscle: { training: { calories: 2400, protein: 170 }, rest: { calories: 2100, protein: 170 } },
  fatLoss: { training: { calories: 1900, protein: 150 }, rest: { calories: 1700, protein: 150 } },
  strength: { training: { calories: 2600, protein: 180 }, rest: { calories: 2400, protein: 180 } },
  athletic: { training: { calories: 2500, protein: 170 }, rest: { calories: 2300, protein: 170 } },
};
