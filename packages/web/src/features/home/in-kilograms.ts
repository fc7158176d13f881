/** The plan's words in kilograms, for Home: whoever thinks in pounds never waits for the code that finds them. */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { weightTextIn } from "@muster/domain/planning/units/facts-in-units";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";

/** The plan's words as the person reads them. */
export type PlanTexts = {
  readonly day: (day: DayWorkout) => DayWorkout;
  readonly text: (text: string) => string;
};

/** Converts the weights in plan texts from lb to kg. */
export const inKilograms: PlanTexts = {
  day: (day) => dayProseIn("metric", day),
  text: (text) => weightTextIn("metric", text),
};
