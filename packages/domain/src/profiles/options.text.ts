/** The closed lists of the profile form: stored value -> what a person reads (spec §3). One list each, used everywhere. */

/** Gender -> label. */
export const genders = { male: "Male", female: "Female", other: "Other" } as const;

/** Training experience -> label. */
export const fitnessLevels = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
  returning: "Returning after a break",
} as const;

/** Main goal -> label. */
export const primaryGoals = {
  strength: "Building strength",
  muscle: "Building muscle",
  toned: "Getting toned",
  athletic: "Athletic performance",
  weight_loss: "Losing weight",
  general_fitness: "General fitness",
} as const;

/** Body part to work on first -> label. */
export const targetAreas = {
  arms: "Arms",
  chest: "Chest",
  shoulders: "Shoulders",
  back: "Back",
  core: "Core",
  glutes: "Glutes",
  thighs: "Thighs",
  calves: "Calves",
  full_body: "Full body",
} as const;

/** Time in which the goal is to be reached -> label. */
export const timeframes = {
  "8_weeks": "8 weeks",
  "12_weeks": "12 weeks",
  "6_months": "6 months",
  "1_year": "1 year",
  lifestyle: "Lifestyle",
} as const;

/** Length of a workout -> label. */
export const sessionLengths = {
  under_30: "Under 30 min",
  "30_45": "30-45 min",
  "45_60": "45-60 min",
  "60_plus": "60+ min",
} as const;

/** Time of day to train -> label. */
export const workoutTimes = {
  early_morning: "Early morning (5-7 AM)",
  morning: "Morning (7-10 AM)",
  midday: "Midday (10 AM-2 PM)",
  afternoon: "Afternoon (2-6 PM)",
  evening: "Evening (6-9 PM)",
} as const;

/** Where the person trains -> label. */
export const gymAccesses = {
  planet_fitness: "Planet Fitness",
  home_gym: "Home gym",
  commercial_gym: "Commercial gym",
  other_gym: "Other gym",
  no_gym: "No gym",
} as const;

/** Equipment at home -> label. */
export const equipmentItems = {
  dumbbells: "Dumbbells",
  kettlebells: "Kettlebells",
  weight_bench: "Weight bench",
  dip_station: "Dip station",
  resistance_bands: "Resistance bands",
  pull_up_bar: "Pull-up bar",
  yoga_mat: "Yoga mat",
  peloton: "Peloton",
  treadmill: "Treadmill",
  none: "None",
} as const;

/** Weekday -> English name. */
export const weekdayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const;

/** A key of `genders`. */
export type Gender = keyof typeof genders;
/** A key of `fitnessLevels`. */
export type FitnessLevel = keyof typeof fitnessLevels;
/** A key of `primaryGoals`. */
export type PrimaryGoal = keyof typeof primaryGoals;
/** A key of `targetAreas`. */
export type TargetArea = keyof typeof targetAreas;
/** A key of `sessionLengths`; the label gives the minutes. */
export type SessionLength = keyof typeof sessionLengths;
/** A key of `workoutTimes`; the label gives the hours. */
export type WorkoutTime = keyof typeof workoutTimes;
/** A key of `gymAccesses`. */
export type GymAccess = keyof typeof gymAccesses;
/** A key of `equipmentItems`. */
export type Equipment = keyof typeof equipmentItems;

/** The stored values of one of the lists above, in order, typed for a schema. */
export const valuesOf = <const T extends Record<string, string>>(
  options: T,
): [keyof T & string, ...(keyof T & string)[]] =>
  // Every list above has at least one entry, which Object.keys cannot express.
  Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];

/** Goal in words; the picker's default text when a goal is unknown (spec §2). */
export const goalInWords = (goal: string | undefined): string =>
  goal !== undefined && Object.hasOwn(primaryGoals, goal)
    ? primaryGoals[goal as PrimaryGoal]
    : primaryGoals.strength;
