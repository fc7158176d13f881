/** What is wrong with a field of a profile, in words that say what it may be. */
import {
  equipmentItems,
  fitnessLevels,
  genders,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  targetAreas,
  timeframes,
  weekdayNames,
  workoutTimes,
} from "@muster/domain/profiles/options.text";

/** The bounds of `profileSchema`; a test holds the two together. */
export const numberBounds = {
  age: { least: 1, most: 120, unit: "years", whole: true },
  height: { least: 24, most: 108, unit: "inches", whole: false },
  weight: { least: 20, most: 1500, unit: "lb", whole: false },
  pullups: { least: 0, most: 200, unit: "repetitions", whole: true },
  pushups: { least: 0, most: 1000, unit: "repetitions", whole: true },
  bodyFat: { least: 2, most: 75, unit: "percent", whole: false },
  daysPerWeek: { least: 3, most: 6, unit: "days", whole: true },
} as const;

const choices: Readonly<Record<string, object>> = {
  gender: genders,
  fitnessLevel: fitnessLevels,
  primaryGoal: primaryGoals,
  targetAreas,
  timeframe: timeframes,
  timePerSession: sessionLengths,
  homeWorkoutTime: workoutTimes,
  gymWorkoutTime: workoutTimes,
  gymDays: weekdayNames,
  restDays: weekdayNames,
  gymAccess: gymAccesses,
  equipment: equipmentItems,
};

const longestShown = 40;
const shown = (value: unknown): string => {
  const text = typeof value === "string" ? `'${value}'` : (JSON.stringify(value) ?? String(value));
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

const numberFault = (field: keyof typeof numberBounds, value: unknown): string => {
  const { least, most, unit, whole } = numberBounds[field];
  const metric =
    field === "height" && typeof value === "number" && value > 120 && value < 250
      ? ` In centimeters? That would be ${Math.round(value / 0.254) / 10} inches.`
      : "";
  return `${shown(value)} is not a ${whole ? "whole " : ""}number from ${least} to ${most} (${unit}).${metric}`;
};

/**
 * @param path of the field, a list's item with its index: 'age', 'restDays.0'
 * @param profile as it was read
 * @param message the schema's own words, for fields that have no better ones
 * @returns 'age: 200 is not a whole number from 1 to 120 (years).'
 */
export const profileFault = (
  path: readonly PropertyKey[],
  profile: Readonly<Record<string, unknown>>,
  message: string,
): string => {
  const [field, index] = path.map(String);
  if (field === undefined) return message;
  const value = profile[field];
  if (Object.hasOwn(numberBounds, field))
    // Just asked: the field is one of them.
    return `${field}: ${numberFault(field as keyof typeof numberBounds, value)}`;
  const options = choices[field];
  if (options !== undefined) {
    const found = index !== undefined && Array.isArray(value) ? (value[Number(index)] as unknown) : value;
    return `${field}: ${shown(found)} is none of ${Object.keys(options).join(", ")}.`;
  }
  if (field === "username" || field === "displayName")
    return `${field}: ${shown(value)} must be 1 to ${field === "username" ? 40 : 60} characters.`;
  if (field === "limits" && index === "note")
    return "limits.note: the notes are longer than 300 characters. Shorten them to what the coach must know.";
  return `${path.map(String).join(".")}: ${message === "Invalid input" ? "not readable; see examples/reference-profile.json" : message}`;
};

/** Body mass index outside which a weight was most likely meant in other units. */
const plausibleIndex = { least: 12, most: 90 } as const;

/** What can be read but hardly be meant, in words; '' when nothing is odd. */
export const doubtAbout = ({
  weight,
  height,
}: {
  readonly weight: number;
  readonly height: number;
}): string => {
  const index = (703 * weight) / height ** 2;
  if (index >= plausibleIndex.least && index <= plausibleIndex.most) return "";
  const inPounds = Math.round(weight / 0.45359237);
  return `${weight} lb at ${height} inches is a body mass index of ${Math.round(index)}: the plan goes by it.${
    index < plausibleIndex.least ? ` Were kilograms meant? That would be ${inPounds} lb.` : ""
  }`;
};
