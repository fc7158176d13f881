/** What to say above a workout whose plan knows nothing yet of what the person told since (ADR 0070). Pure. */
import {
  bloodPressureNote,
  seeProfessional,
  soreSpotNote,
  urgentAdvice,
} from "@muster/coach/explain/health-advice-fact";
import type { ToldLately } from "@muster/coach/state/told-lately";

export type ToldWords = {
  /** The strongest first. */
  readonly lines: readonly string[];
  /** Training ends here, also today's. */
  readonly urgent: boolean;
  /** The planner has something better to give than what stands here. */
  readonly replan: boolean;
};

const painNote =
  "You told of a sore spot. Leave out or swap what hurts; a new plan leaves those moves out for you.";
const illNote =
  "You wrote that you are ill. Rest until the fever has been gone for two days; this workout can wait.";
const olderNote = "This workout was planned before you told it. A new plan takes it into account.";

/**
 * @param plan what stands today: whether it asks for training, and what it says of health (facts of the plan)
 * @returns undefined when there is nothing to say
 */
export const toldWords = (
  { flags, band, stop }: ToldLately,
  plan: { readonly trains: boolean; readonly said: readonly string[] },
): ToldWords | undefined => {
  if (stop !== null) {
    const first =
      stop === "illness"
        ? [illNote]
        : [urgentAdvice, ...(stop === "blood_pressure" ? [bloodPressureNote] : [])];
    // A plan that knows of it has no training; what is trained all the same was put there by hand.
    return {
      lines: [...first, ...(plan.trains ? [olderNote] : [])],
      urgent: stop !== "illness",
      replan: plan.trains,
    };
  }
  const isNew = (sentence: string): boolean => !plan.said.includes(sentence);
  const lines = [
    ...((flags.advice.length > 0 || band === "high") && isNew(seeProfessional) ? [seeProfessional] : []),
    ...(flags.injuries.length > 0 && isNew(soreSpotNote) ? [painNote] : []),
  ];
  return lines.length === 0 ? undefined : { lines, urgent: false, replan: true };
};
