/** The plan's words in kilograms, for Home: whoever thinks in pounds never waits for the code that finds them. */
import { weightTextIn } from "@muster/domain/planning/facts-in-units";
import { dayProseIn } from "@muster/domain/planning/prose-in-units";
import type { InUnits } from "./use-home-records.ts";

/** Converts the weights in plan texts from lb to kg. */
export const inKilograms: InUnits = {
  day: (day) => dayProseIn("metric", day),
  text: (text) => weightTextIn("metric", text),
};
