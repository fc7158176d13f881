/**
 * Profiles as other programs write them: camelCase or snake_case, lists as arrays, JSON text or 'a, b', numbers as text,
 * labels for values ('Planet Fitness'), gaps. Made into the app's own shape here, and nothing is judged; what the coach
 * has no use for is named, never passed over in silence.
 */
import { noLimits } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";

const listFields = ["targetAreas", "gymDays", "restDays", "equipment"] as const;
const numberFields = ["age", "height", "weight", "pullups", "pushups", "bodyFat", "daysPerWeek"] as const;
const choiceFields = [
  "gender",
  "fitnessLevel",
  "primaryGoal",
  "timeframe",
  "timePerSession",
  "homeWorkoutTime",
  "gymWorkoutTime",
  "gymAccess",
] as const;
/** Where people write what a coach must know about their health; all of it is read as the note of the profile. */
const noteFields = ["note", "notes", "healthNotes", "medicalNotes", "medicalConditions"] as const;
/** A list of places, or words about them: each entry is an injury, also where it does not say so. */
const injuryField = "injuries";

/** Defaults of spec §9 for what a file leaves out. */
const defaults = {
  username: "someone",
  age: 30,
  gender: "male",
  height: 70,
  weight: 175,
  fitnessLevel: "intermediate",
  pullups: 0,
  pushups: 0,
  bodyFat: null,
  primaryGoal: "strength",
  timeframe: "12_weeks",
  daysPerWeek: 5,
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymAccess: "no_gym",
  medicalNoteConfirmedOn: null,
} as const;

/** 'days_per_week' -> 'daysPerWeek'; what is camelCase already stays. */
export const camel = (key: string): string =>
  key.trim().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Arrays, JSON text such as '["a"]', 'a, b', empty text and null all become a list of texts. */
const listOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return value.split(",").map((item) => item.trim());
  }
};

const numberOf = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const read = Number(value.trim());
  return value.trim() === "" ? null : Number.isFinite(read) ? read : value;
};

/** 'Weight Loss' and 'pull-up bar' as the app stores them; what is no text stays. */
const choiceOf = (value: unknown): unknown =>
  typeof value === "string"
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_")
    : value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const known: ReadonlySet<string> = new Set([
  ...Object.keys(defaults),
  ...listFields,
  ...noteFields,
  injuryField,
  "displayName",
  "ageRecordedOn",
  "limits",
]);

const camelKeys = (json: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(json).map(([key, value]) => [camel(key), value]));

/** Names of the file's fields that a profile does not have, as they were written. */
export const unusedFields = (json: unknown): readonly string[] =>
  isObject(json) ? Object.keys(json).filter((key) => !known.has(camel(key))) : [];

const limitsOf = (given: Record<string, unknown>): unknown => {
  const limits = given.limits ?? {};
  if (!isObject(limits)) return limits;
  const own = camelKeys(limits);
  // The note of the limits and what stands elsewhere: a word of warning counts wherever it was written.
  const words = (values: readonly unknown[]): readonly string[] =>
    values
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .filter((value) => value !== null && value !== undefined && value !== "")
      .map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  const notes = [
    ...words([own.note, ...noteFields.map((field) => given[field])]),
    ...words([given[injuryField]]).map((place) =>
      /^no(?:ne)?\b/i.test(place) ? place : `${place} (injury)`,
    ),
  ];
  return {
    ...noLimits,
    ...own,
    injuryAreas: (own.injuryAreas ?? own.injuries ?? []) as unknown,
    note: notes.join("; "),
  };
};

/**
 * The profile that a file means; not checked.
 * @param today counts as the day on which the age was recorded when the file does not say
 */
export const looseProfile = (json: Record<string, unknown>, today: CivilDate): Record<string, unknown> => {
  const given = camelKeys(json);
  const username =
    typeof given.username === "string" && given.username.trim() !== ""
      ? given.username.trim().toLowerCase()
      : defaults.username;
  const filled: Record<string, unknown> = { ageRecordedOn: today, displayName: username, ...defaults };
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && value !== null && value !== "") filled[key] = value;
  filled.username = username;
  for (const field of numberFields) filled[field] = numberOf(filled[field]);
  for (const field of choiceFields) filled[field] = choiceOf(filled[field]);
  for (const field of listFields) {
    const list = listOf(filled[field]);
    filled[field] = Array.isArray(list) ? [...new Set(list.map(choiceOf))] : list;
  }
  filled.limits = limitsOf(given);
  return filled;
};
