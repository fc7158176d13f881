/**
 * A person's current age. It was entered in years on a date and no birthday is known, so one year is added on each
 * anniversary of that date; the app asks again once a year (settled point 29).
 */
import type { CivilDate } from "../shared/dates.ts";
import { daysBetween } from "../shared/dates.ts";
import { type PrimaryGoal, primaryGoals, valuesOf } from "./options.text.ts";
import type { Profile } from "./profile.ts";

type AgeGroup = "child" | "youth" | "adult" | "older";

type RecordedAge = Pick<Profile, "age" | "ageRecordedOn">;

/** First age of the next group: under 13 no plan, 13-17 youth rules, from 65 the rules for older adults (ONB-08). */
export const ageGroupStarts = { youth: 13, adult: 18, older: 65 } as const;

/** Whole years since the age was entered; never negative, also with a device clock set back. */
const yearsSince = (from: CivilDate, today: CivilDate): number => {
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, today.slice(5) < from.slice(5) ? years - 1 : years);
};

/** Age in years on `today`. */
export const currentAge = (profile: RecordedAge, today: CivilDate): number =>
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
export const ageGroup = (profile: RecordedAge, today: CivilDate): AgeGroup =>
  ageGroupOf(currentAge(profile, today));

/**
 * Under 13 a profile has ideas to move and what was tried of them, and nothing else that the app has for adults (ONB-08):
 * no plan, reviews, reminders, tour, advice on weight, measurements or goals for them. Every screen asks this rule.
 */
export const hasPlan = (profile: RecordedAge, today: CivilDate): boolean =>
  ageGroup(profile, today) !== "child";

/** Goals about losing fat are no child's. */
const fatLossGoals: ReadonlySet<PrimaryGoal> = new Set(["weight_loss", "toned"] as const);

/**
 * The goals that a person of this age may choose.
 * @param age in years; undefined where it is not known yet
 */
export const goalsForAge = (age: number | undefined): Readonly<Partial<Record<PrimaryGoal, string>>> =>
  age === undefined || ageGroupOf(age) !== "child"
    ? primaryGoals
    : Object.fromEntries(
        valuesOf(primaryGoals).flatMap((goal) =>
          fatLossGoals.has(goal) ? [] : [[goal, primaryGoals[goal]]],
        ),
      );

/** The goal of a profile in words; a child's never mentions losing fat, whatever was chosen before. */
export const goalOf = (profile: RecordedAge & Pick<Profile, "primaryGoal">, today: CivilDate): string =>
  goalsForAge(currentAge(profile, today))[profile.primaryGoal] ?? primaryGoals.general_fitness;

/** Minors: no body fat field, no model, no deficit (ONB-08, settled point 22). */
export const isMinor = (profile: RecordedAge, today: CivilDate): boolean =>
  currentAge(profile, today) < ageGroupStarts.adult;

/** True a year after the age was entered: time to ask again. */
export const isAgeQuestionDue = (profile: RecordedAge, today: CivilDate): boolean =>
  daysBetween(profile.ageRecordedOn, today) >= 0 && yearsSince(profile.ageRecordedOn, today) >= 1;
