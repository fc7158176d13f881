/**
 * How old a person is today. Age was told in years on a date and no birthday is known, so it grows by one on each
 * anniversary of that date; the app asks again once a year (settled point 29).
 */
import type { CivilDate } from "../shared/dates.ts";
import { daysBetween } from "../shared/dates.ts";
import type { Profile } from "./profile.ts";

export type AgeGroup = "child" | "youth" | "adult" | "older";

type ToldAge = Pick<Profile, "age" | "ageRecordedOn">;

/** First age of the next group: under 13 no plan, 13-17 youth rules, from 65 the rules for older adults (ONB-08). */
export const ageGroupStarts = { youth: 13, adult: 18, older: 65 } as const;

/** Whole years since the age was told; never negative, also when the device's clock ran back. */
const yearsSince = (from: CivilDate, today: CivilDate): number => {
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, today.slice(5) < from.slice(5) ? years - 1 : years);
};

/** Age in years on `today`. */
export const currentAge = (profile: ToldAge, today: CivilDate): number =>
  profile.age + yearsSince(profile.ageRecordedOn, today);

/** @param age in years */
export const ageGroupOf = (age: number): AgeGroup =>
  age < ageGroupStarts.youth
    ? "child"
    : age < ageGroupStarts.adult
      ? "youth"
      : age < ageGroupStarts.older
        ? "adult"
        : "older";

/** child under 13, youth 13-17, adult 18-64, older from 65. */
export const ageGroup = (profile: ToldAge, today: CivilDate): AgeGroup =>
  ageGroupOf(currentAge(profile, today));

/** Under 13 a profile has no plan, only ideas to move (ONB-08). */
export const hasPlan = (profile: ToldAge, today: CivilDate): boolean => ageGroup(profile, today) !== "child";

/** Minors are not asked for body fat, get no model and no deficit (ONB-08, settled point 22). */
export const isMinor = (profile: ToldAge, today: CivilDate): boolean =>
  currentAge(profile, today) < ageGroupStarts.adult;

/** True when it is time to ask the age again: a year after it was told. */
export const isAgeQuestionDue = (profile: ToldAge, today: CivilDate): boolean =>
  daysBetween(profile.ageRecordedOn, today) >= 0 && yearsSince(profile.ageRecordedOn, today) >= 1;
