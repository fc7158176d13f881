/** Every app whose files are understood, in the order in which they are tried. */
import type { AppReader } from "../reader.ts";
import {
  cronometerActivities,
  cronometerBiometrics,
  cronometerDays,
  cronometerServings,
} from "./cronometer.ts";
import { fitNotes } from "./fitnotes.ts";
import { googleFitDays, googleFitQuarters } from "./google-fit.ts";
import { hevy, hevyMeasurements } from "./hevy.ts";
import { jefit } from "./jefit.ts";
import { myFitnessPalExercises, myFitnessPalMeals, myFitnessPalMeasurements } from "./myfitnesspal.ts";
import { libra, openScale } from "./scales.ts";
import { strong } from "./strong.ts";
import { strongLifts } from "./stronglifts.ts";

/** All readers; the first that recognizes a table reads it. */
export const appReaders: readonly AppReader[] = [
  strong,
  hevy,
  hevyMeasurements,
  fitNotes,
  strongLifts,
  jefit,
  myFitnessPalMeals,
  myFitnessPalMeasurements,
  myFitnessPalExercises,
  cronometerServings,
  cronometerBiometrics,
  cronometerActivities,
  cronometerDays,
  libra,
  openScale,
  googleFitDays,
  googleFitQuarters,
];
