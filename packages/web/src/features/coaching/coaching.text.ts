/** What stands on a page when a model or the server gave nothing, in the words of spec §8; read without a server too. */

/** Default words of a failed planner run. */
export const plannerFailureText = "Failed to generate weekly plan from Claude";

/** Default words of advice that failed. */
export const adviceFailureText = "Failed to get advice from Claude";

/** Title of the lines about the model in Settings. */
export const modelStateTitle = "State and use";

/** Only the server knows the model's state. */
export const modelStateUnknown = "Its state is not known now: the server could not be reached.";

/** Who wrote the week that is shown. */
export const writtenByText = {
  writtenBy: (name: string) => `Written by ${name}`,
  replacedWeek: (replaced: string) =>
    `${replaced}'s week did not pass our safety checks, so the built-in coach designed this one.`,
  designedBy: (name: string) => `Designed by: ${name}`,
} as const;

/** Texts of advice about a workout and about health. */
export const adviceText = {
  workoutAdvice: "Workout advice",
  looking: "Looking at your last workouts...",
  answeredBy: (coach: string) => `Answered by: ${coach}`,
  whyThisAdvice: "Why this advice?",
  workoutUnchanged: "Your workout is as it was. Ask again, or let the built-in coach answer.",
  askBuiltIn: "Ask the built-in coach",
  goToSettings: "Go to Settings",
  forYourHealth: "For your health",
  openThePlanner: "Open the planner",
  recordsNotHere: "Your records are not on this device yet.",
  /** @param names exercises of today that load it; "" when none is known to */
  youToldOfASoreSpot: (names: string) =>
    `You mentioned a sore spot. Leave out or swap ${names || "what hurts"}; a new plan does it for you.`,
  unclearNote:
    "A note about your health is not clear to us. Go easy and leave out what it was about, until you answer it in the planner.",
  plannedBefore: "This workout was planned before you told it. A new plan takes it into account.",
  askForAdvice: "Ask Claude for Workout Advice",
} as const;
