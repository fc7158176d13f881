/** A change that the server refused, in words: what it is, why, and what may help (SYNC-05). */

import { measurements } from "@muster/domain/body/reading";
import { recordKinds } from "@muster/domain/records";
import type { RefusedChange } from "../../data/sync/sync-store.ts";
import { refusedText } from "./texts/device-data.text.ts";

const kinds: Readonly<Record<string, string>> = {
  profile: "Your profile",
  settings: "Settings",
  plan: "A weekly plan",
  planDay: "A day of a plan",
  planPointer: "Which plan is in force",
  session: "A workout",
  exerciseLog: "Sets of an exercise",
  reading: "A measurement",
  checkIn: "A weekly check-in",
  nutritionEntry: "A meal",
  diaryDay: "A day of the food diary",
  exercisePreference: "An exercise preference",
  limit: "A limit for your plans",
  wish: "A wish for your plans",
  gear: "Your equipment",
  savedFood: "A saved food",
  sharedFood: "A food of the household",
  recipe: "A recipe of the household",
};

const reasons: Readonly<Record<RefusedChange["code"], string>> = {
  invalid: refusedText.theServerCouldNotAccept,
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
    what: kinds[change.kind] ?? "A change",
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
  typeof metric === "string" && Object.hasOwn(measurements, metric)
    ? measurements[metric as keyof typeof measurements].label
    : undefined;
