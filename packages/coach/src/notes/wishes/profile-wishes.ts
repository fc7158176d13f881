/**
 * What of a profile's note holds in every week: nobody knows on which day it was written, so nothing of it has an end, and what goes by
 * weeks has no day.
 */
import type { HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { isLongOver } from "../limits/limits-in.ts";
import type { ReadNote } from "../read-note.ts";
import { isOfNoWeek } from "./wish-times.ts";

const goesByWeeks: ReadonlySet<HealthCondition | null> = new Set([
  "postpartum",
  "surgery",
  "abdominal_surgery",
] as const);
/** Days after which the steps of an operation and of a birth are over. */
const stepsDays = 7 * 26;

/** Nobody knows when it was: the note of a profile calls it five weeks ago for ever. */
export const hasNoDay = (limit: Limit, today: CivilDate): boolean =>
  limit.source === "profile" &&
  goesByWeeks.has(limit.condition) &&
  (limit.since === null || daysBetween(limit.since, today) < stepsDays);

/** So long before today as it was before the day by which the note was read; a year that was named stays that year. */
const daySince = (since: CivilDate, read: CivilDate, today: CivilDate): CivilDate => {
  const day = since > read ? since : addDays(since, daysBetween(read, today));
  return day > today ? today : day;
};

/** Limits of a profile's note as of today, without end. @param read the day by which it was read */
export const limitsOfNote = (
  limits: readonly Limit[],
  read: CivilDate,
  today: CivilDate,
): readonly Limit[] => {
  const isPlaced = limits.some(({ area }) => area !== null);
  return limits
    .map((limit) => ({
      ...limit,
      since: limit.since === null ? null : daySince(limit.since, read, today),
      until: null,
      source: "profile" as const,
    }))
    .filter((limit) => !(isPlaced && isLongOver(limit, today)));
};

type Told = Pick<ReadNote, "wishes" | "isTravelling">;

/** "I only have two 10 kg dumbbells", and what somebody has who is always on the road; all other places have a field of the profile. */
const isOfAnyPlace = ({ place, name, until }: Wish, { isTravelling }: Told): boolean =>
  name !== "" && (until === null || (place === "floor" && isTravelling));

/** True for a wish of a profile's note that holds in every week: of events a sport of some weekdays. @param told the note it is of */
export const isOfAnyWeek = (wish: Wish, told: Told): boolean =>
  isOfNoWeek(wish) &&
  (wish.type === "event" ? wish.weekdays.length > 0 : wish.type !== "place" || isOfAnyPlace(wish, told));

const hasEnd =
  /\b(?:until|till?|(?:this|next) (?:week|month)|for (?:an?|the|two|three|\d+) (?:next )?(?:days?|weeks?|months?))\b/i;

/** A stay away with an end, or one that may be over. */
export const tellsOfStay = (told: Told & { readonly notes: string }): boolean =>
  told.wishes.some(({ type, place }) => type === "place" && place === "floor") &&
  (!told.isTravelling || hasEnd.test(told.notes));
