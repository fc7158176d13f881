/** The plan's words in kilograms and kilojoules, for Home: whoever thinks in pounds and kcal never waits for the code that finds them. */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";
import type { ShownUnits } from "@muster/domain/shared/units";

/** The plan's words as the person reads them. */
export type PlanTexts = {
  readonly day: (day: DayWorkout) => DayWorkout;
  readonly text: (text: string) => string;
};

/** Converts the weights and the energy in plan texts from lb and kcal. */
export const planTextsIn = (shown: ShownUnits): PlanTexts => ({
  day: (day) => dayProseIn(shown, day),
  text: (text) => textIn(shown, text),
});
