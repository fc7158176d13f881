/**
 * What a week must respect: limits of the body, and wishes for the weeks to come. Entered in a form, confirmed from a note,
 * or set in the profile.
 */
import type * as z from "zod/mini";
import { addDays, type CivilDate } from "../shared/dates.ts";
import { naturalId } from "../shared/ids.ts";
import type { BodyArea, HealthCondition } from "./limit-options.text.ts";
import type { limitSchema, wishSchema } from "./limits.schema.ts";

/** A limit of the body; see `limitSchema`. */
export type Limit = z.infer<typeof limitSchema>;
/** A wish for the coming weeks; see `wishSchema`. */
export type Wish = z.infer<typeof wishSchema>;

/** Days that a sign, an illness and a blood pressure count, today among them (coach.F2, R6). */
export const healthSignalDays = 7;

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

/**
 * By which a person says that the coach misread a note as urgent: it limits nothing, and speaks of this text alone.
 * @param note as it stands in the check-in, the log or the profile
 */
export const misreadingOf = (note: string, date: CivilDate): Limit => ({
  ...emptyLimit,
  date,
  condition: "unclear",
  words: noteDigest(note),
  until: addDays(date, -1),
});
/** Texts that were misread, by `noteDigest`. */
export const misreadIn = (limits: readonly Limit[]): ReadonlySet<string> =>
  new Set(limits.filter(isMisreading).map(({ words }) => words));
/** Notes leave these words empty, and no form offers that condition. */
export const isMisreading = ({ condition, words }: Limit): boolean => condition === "unclear" && words !== "";
/** A name for a text; another one as soon as a letter is changed. */
export const noteDigest = (note: string): string => naturalId("note", "", note.trim());

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
 * @param records later ones win over earlier ones of the same date
 */
export const latestInForce = <T extends { readonly date: CivilDate; readonly until: CivilDate | null }>(
  records: readonly T[],
  keyOf: (one: T) => string,
  day: CivilDate,
): readonly T[] => {
  const latest = new Map<string, T>();
  for (const one of records.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)))
    if (one.date <= day) latest.set(keyOf(one), one);
  return [...latest.values()].filter((one) => isInForce(one, day));
};
