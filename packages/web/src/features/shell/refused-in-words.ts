/** A change that the server refused, in words: what it is, why, and what may help (SYNC-05). */

import { measurementLabels } from "@muster/domain/body/measurements.text";
import { recordKinds } from "@muster/domain/records";
import type { RefusedChange } from "../../data/sync/sync-store.ts";
import { refusedText } from "./texts/device-data.text.ts";

const kinds: Readonly<Record<string, string>> = {
  profile: refusedText.yourProfile,
  settings: refusedText.settings,
  plan: refusedText.aWeeklyPlan,
  planDay: refusedText.aDayOfAPlan,
  planPointer: refusedText.whichPlanIsInForce,
  session: refusedText.aWorkout,
  exerciseLog: refusedText.setsOfAnExercise,
  reading: refusedText.aMeasurement,
  checkIn: refusedText.aWeeklyCheckIn,
  nutritionEntry: refusedText.aMeal,
  diaryDay: refusedText.aDayOfTheFoodDiary,
  exercisePreference: refusedText.anExercisePreference,
  limit: refusedText.aLimitForYourPlans,
  wish: refusedText.aWishForYourPlans,
  gear: refusedText.yourEquipment,
  savedFood: refusedText.aSavedFood,
  sharedFood: refusedText.aFoodOfTheHousehold,
  recipe: refusedText.aRecipeOfTheHousehold,
};

const reasons: Readonly<Record<RefusedChange["code"], string>> = {
  invalid: refusedText.refusedAsItIs,
  owner: refusedText.otherProfile,
  gone: refusedText.gone,
  date: refusedText.itsDateLiesMoreThan,
  too_old: refusedText.tooOld,
  too_large: refusedText.itIsTooLargeToBeSent,
  profile_gone: refusedText.profileDeleted,
  group: refusedText.groupRefused,
};

/** A refused change with its texts. */
export type RefusedInWords = {
  readonly op: string;
  readonly what: string;
  /** Name or value that the person knows it by; empty when there is none. */
  readonly detail: string;
  readonly why: string;
  /** Whether a right date would help: the date stands in the change itself, and its id does not depend on it. */
  readonly dateField: string | undefined;
};

/** The texts for a change; kinds that this version does not know get general ones. */
export const refusedInWords = (change: RefusedChange): RefusedInWords => {
  const definition = Object.hasOwn(recordKinds, change.kind)
    ? recordKinds[change.kind as keyof typeof recordKinds]
    : undefined;
  const dayField = definition !== undefined && "day" in definition ? definition.day : undefined;
  const dateIsFree = definition?.id === "random" && dayField !== undefined && dayField in change.fields;
  return {
    op: change.op,
    what: kinds[change.kind] ?? refusedText.aChange,
    detail: detailOf(change.fields, dayField),
    why: reasons[change.code],
    dateField: change.code === "date" && dateIsFree ? dayField : undefined,
  };
};

const detailOf = (f: Readonly<Record<string, unknown>>, dayField: string | undefined): string => {
  const name = [f.workoutName, f.mealName, f.foodName, f.name, metricLabel(f.metric)].find(
    (text) => typeof text === "string" && text !== "",
  );
  const day = dayField === undefined ? undefined : f[dayField];
  return [name, day].filter((text) => typeof text === "string").join(", ");
};

const metricLabel = (metric: unknown): string | undefined =>
  typeof metric === "string" && Object.hasOwn(measurementLabels, metric)
    ? measurementLabels[metric as keyof typeof measurementLabels]
    : undefined;
