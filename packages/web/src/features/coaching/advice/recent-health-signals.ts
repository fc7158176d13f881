/** The warning above a workout whose plan is older than the last health entries (ADR 0070). Pure. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { rulesOut } from "@muster/coach/catalogue/limits";
import {
  bloodPressureNote,
  clearanceAdvice,
  restWhileIll,
  seeProfessional,
  sendsToProfessional,
  soreSpotNote,
  unclearNote,
  urgentAdviceFor,
} from "@muster/coach/explain/health-note.text";
import { type HealthRecords, recentHealth } from "@muster/coach/notes/recent-health";
import type { Limit } from "@muster/domain/planning/limits";
import type { Plan, PlannedExercise } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { adviceText } from "../coaching.text.ts";

type RecentHealthSignals = {
  /** The strongest first. */
  readonly lines: readonly string[];
  /** Training ends here, also today's. */
  readonly urgent: boolean;
  /** The planner has something better to give than what stands here. */
  readonly replan: boolean;
};

/** The planned exercises that a sore place rules out, by name. */
const namesRuledOut = (
  limits: readonly Limit[],
  exercises: readonly Pick<PlannedExercise, "exerciseId" | "name">[] = [],
): string =>
  exercises
    .filter(({ exerciseId }) => {
      const known = exerciseById(exerciseId);
      return known !== undefined && limits.some((limit) => limit.area !== null && rulesOut(limit, known));
    })
    .map(({ name }) => name)
    .join(", ");

/**
 * @param day what stands today: whether it asks for training, and the plan that it is of. What was told after the plan's first
 *   day is new to it, whatever it says of something like it
 * @returns undefined when there is nothing to say
 */
export const recentHealthSignals = (
  records: HealthRecords,
  day: {
    readonly trains: boolean;
    readonly exercises?: readonly Pick<PlannedExercise, "exerciseId" | "name">[];
    readonly plan: Pick<Plan, "facts" | "weeklyStrategyOverview" | "validFrom"> | undefined;
  },
): RecentHealthSignals | undefined => {
  const { flags, limits, band, stop } = recentHealth(records);
  if (stop !== null) {
    const first =
      stop === "illness"
        ? [restWhileIll]
        : [urgentAdviceFor(flags.stop), stop === "blood_pressure" ? bloodPressureNote : clearanceAdvice];
    // A plan that knows of it has no training; what is trained all the same was put there by hand.
    return {
      lines: [...first, ...(day.trains ? [adviceText.plannedBefore] : [])],
      urgent: stop !== "illness",
      replan: day.trains,
    };
  }
  const isLater = ({ date }: { readonly date: CivilDate }): boolean => date > (day.plan?.validFrom ?? "");
  const later = recentHealth({
    ...records,
    note: "",
    checkIns: records.checkIns.filter(isLater),
    logNotes: records.logNotes.filter(isLater),
    limits: records.limits?.filter(isLater),
  }).flags;
  // An assessment says it in its strategy, other plans among their facts.
  const said = [
    day.plan?.weeklyStrategyOverview ?? "",
    ...(day.plan?.facts.map(({ value }) => String(value)) ?? []),
  ];
  const isNew = (sentence: string): boolean => !said.some((text) => text.includes(sentence));
  const lines = [
    ...(later.advice.length > 0 ||
    ((flags.advice.length > 0 || band === "high") && !said.some(sendsToProfessional))
      ? [seeProfessional]
      : []),
    ...(later.injuries.length > 0 || (flags.injuries.length > 0 && isNew(soreSpotNote))
      ? [adviceText.youToldOfASoreSpot(namesRuledOut(limits, day.exercises))]
      : []),
    ...(limits.some(({ condition }) => condition === "unclear") && isNew(unclearNote)
      ? [adviceText.unclearNote]
      : []),
  ];
  return lines.length === 0 ? undefined : { lines, urgent: false, replan: true };
};
