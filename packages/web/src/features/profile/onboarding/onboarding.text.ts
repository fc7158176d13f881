/** Headings of the steps, and what is confirmed before a profile is made. */
import type { OnboardingStep } from "@muster/domain/onboarding/onboarding";

const headings: Readonly<Record<OnboardingStep, { readonly title: string; readonly text: string }>> = {
  1: { title: "About you", text: "A few basics, so that the numbers fit." },
  2: { title: "Where you are now", text: "A guess is fine. Week 1 measures it." },
  3: { title: "What you want", text: "One goal leads. The rest follows." },
  4: { title: "When and where you train", text: "You can change all of this later." },
};

/** Under 13 nothing is measured and nothing is planned (ONB-08). */
const childHeadings: { readonly [step: number]: { readonly text: string } } = {
  2: { text: "A guess is fine. Leave blank what you do not know." },
  3: { text: "What you would like to get better at." },
};

/** Read and confirmed with the last step. */
export const medicalText =
  "Muster gives general training ideas, not medical advice. If you are ill, injured, pregnant or unsure, ask a doctor first. Stop when something hurts.";
/** Where it is not confirmed yet. */
export const confirmText = "Please confirm that you have read this.";

/** Title of a step, and the sentence below it. */
export const headingOf = (
  step: OnboardingStep,
  isChild: boolean,
): { readonly title: string; readonly text: string } => ({
  ...headings[step],
  ...(isChild ? childHeadings[step] : {}),
});
