/**
 * What a week must respect: limits of the body, and wishes for the weeks to come. Entered in a form, confirmed from a note,
 * or set in the profile.
 */
import type * as z from "zod/mini";
import type { CivilDate } from "../shared/dates.ts";
import type { limitSchema, wishSchema } from "./limits.schema.ts";

/** Parts of the body that a person can tap; stored value -> what a person reads. */
export const bodyAreas = {
  neck: "Neck",
  shoulder: "Shoulder",
  chest: "Chest muscle",
  upper_arm: "Upper arm",
  elbow: "Elbow",
  wrist: "Wrist or hand",
  rib: "Ribs",
  abdomen: "Belly",
  upper_back: "Upper back",
  lower_back: "Lower back",
  hip: "Hip",
  groin: "Groin",
  glute: "Buttock",
  front_thigh: "Front of the thigh",
  hamstring: "Back of the thigh",
  knee: "Knee",
  shin: "Shin",
  calf: "Calf",
  ankle: "Ankle or Achilles",
  foot: "Foot",
} as const;
/** A place of the body that can hurt: a key of `bodyAreas`. */
export type BodyArea = keyof typeof bodyAreas;

/** Everything of health that is no sore place; stored value -> what a person reads. */
export const healthConditions = {
  // Of notes alone: what sounds of health and fits nowhere, until it is answered.
  unclear: "Not clear yet",
  illness: "Ill now",
  surgery: "Surgery",
  abdominal_surgery: "Surgery on the belly",
  hernia: "Hernia",
  pregnant: "Pregnant",
  postpartum: "After a birth",
  pelvic_floor: "Pelvic floor or coning belly",
  dizziness: "Dizziness",
  blood_pressure: "High blood pressure",
  heart: "Heart",
  medicine: "New medicine",
  kidney: "Kidneys",
  diabetes: "Diabetes",
  breathing: "Asthma or breathing",
  bones: "Weak bones",
  numbness: "Numb or tingling",
  night_pain: "Pain at night",
  eye: "Eye trouble",
  eating: "Eating worries me",
  no_jumps_doctor: "Doctor: no jumping or running",
  no_heavy_doctor: "Doctor: nothing heavy",
  no_overhead_doctor: "Doctor: nothing overhead",
  easy_only_doctor: "Doctor: easy training only",
} as const;
/** A condition that changes what is planned: a key of `healthConditions`. */
export type HealthCondition = keyof typeof healthConditions;

/** Side of the body -> label. */
export const limitSides = { left: "Left", right: "Right", both: "Both or middle" } as const;
/** How strong a limit is -> label, mildest first. */
export const severities = { mild: "I notice it", moderate: "It bothers me", severe: "It is bad" } as const;
/** Where a limit or wish was entered -> label. */
export const requestSources = { form: "You tapped it", note: "From your note", profile: "Profile" } as const;

/** What a wish is about; stored value -> what a person reads. */
export const wishTypes = {
  days: "Days",
  days_off: "Free days",
  minutes: "Minutes",
  place: "Place",
  exercise_in: "More of an exercise",
  exercise_out: "Without an exercise",
  muscle_more: "More for a muscle",
  muscle_less: "Less for a muscle",
  event: "An event",
  no_jumps: "No jumps",
  quiet: "Quiet",
} as const;
/** What a wish is about: a key of `wishTypes`. */
export type WishType = keyof typeof wishTypes;

/** `floor` is a room without any kit, as on a trip. */
export const wishPlaces = { home: "At home", gym: "At the gym", floor: "No equipment" } as const;

/** A limit of the body; see `limitSchema`. */
export type Limit = z.infer<typeof limitSchema>;
/** A wish for the coming weeks; see `wishSchema`. */
export type Wish = z.infer<typeof wishSchema>;

/** An empty limit, to be spread under the given fields. */
export const emptyLimit = {
  area: null,
  condition: null,
  side: "both",
  severity: "moderate",
  since: null,
  exerciseIds: [],
  words: "",
  until: null,
  source: "form",
} as const satisfies Omit<Limit, "date">;

/** A wish without any detail yet. */
export const emptyWish = {
  weekdays: [],
  count: null,
  minutes: null,
  place: null,
  exerciseIds: [],
  muscle: null,
  name: "",
  eventDate: null,
  until: null,
  source: "form",
} as const satisfies Omit<Wish, "date" | "type">;

/** What a limit is about: two that say this alike are one, and the later one holds. */
export const limitKey = (limit: {
  readonly area: BodyArea | null;
  readonly condition: HealthCondition | null;
  readonly exerciseIds: readonly string[];
}): string => limit.area ?? limit.condition ?? limit.exerciseIds.toSorted().join(" ");

/** What a wish is about: minutes of a Tuesday are one wish, however many they are. */
export const wishKey = ({
  type,
  weekdays,
  exerciseIds,
  muscle,
  name,
}: Pick<Wish, "type" | "muscle" | "name"> & {
  readonly weekdays: readonly string[];
  readonly exerciseIds: readonly string[];
}): string =>
  [
    type,
    ...(type === "minutes" ? weekdays : []),
    ...exerciseIds.toSorted(),
    muscle ?? "",
    type === "event" ? name : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

/** True from the day of entry to its last day; without a last day until it is removed. */
export const isInForce = (
  { date, until }: { readonly date: CivilDate; readonly until: CivilDate | null },
  day: CivilDate,
): boolean => date <= day && (until === null || day <= until);

/**
 * The latest entry about each subject; a record wins over a note of the same day, so removing a chip is a record that
 * has ended.
 * @param told later ones win over earlier ones of the same date
 */
export const latestInForce = <T extends { readonly date: CivilDate; readonly until: CivilDate | null }>(
  told: readonly T[],
  keyOf: (one: T) => string,
  day: CivilDate,
): readonly T[] => {
  const latest = new Map<string, T>();
  for (const one of told.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)))
    if (one.date <= day) latest.set(keyOf(one), one);
  return [...latest.values()].filter((one) => isInForce(one, day));
};
