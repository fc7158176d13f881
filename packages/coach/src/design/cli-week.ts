/**
 * The coach on the command line: a profile as JSON in, a readable week out. Pure; the command reads the files and says
 * what day it is. Profiles may come from elsewhere: camelCase or snake_case, lists as arrays, JSON text or empty.
 */
import { noLimits, type Profile, profileSchema } from "@muster/domain/profiles/profile";
import { addDays, type CivilDate, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { DesignedWeek } from "./designed-week.ts";
import { type DesignInput, designInputSchema } from "./input.ts";

const camel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const listFields = ["targetAreas", "gymDays", "restDays", "equipment"] as const;
const numberFields = ["age", "height", "weight", "pullups", "pushups", "bodyFat", "daysPerWeek"] as const;

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

const numberOf = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== ""
    ? Number(value)
    : value === "" || value === undefined
      ? null
      : value;

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
  limits: noLimits,
  medicalNoteConfirmedOn: null,
} as const;

/**
 * A profile from loose JSON.
 * @param today counts as the day on which the age was told when the file does not say
 * @returns the field and what is wrong with it, in words
 */
export const profileFromJson = (json: unknown, today: CivilDate): Result<Profile, string> => {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return err("A profile is a JSON object.");
  const given = Object.fromEntries(Object.entries(json).map(([key, value]) => [camel(key), value]));
  const username = typeof given.username === "string" ? given.username.trim().toLowerCase() : "someone";
  const filled: Record<string, unknown> = { ageRecordedOn: today, displayName: username, ...defaults };
  for (const [key, value] of Object.entries(given)) if (value !== undefined) filled[key] = value;
  filled.username = username;
  for (const field of listFields) filled[field] = listOf(filled[field]);
  for (const field of numberFields) filled[field] = numberOf(filled[field]);
  const parsed = profileSchema.safeParse(filled);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return err(`${issue?.path.join(".") ?? "profile"}: ${issue?.message ?? "not readable"}`);
};

/** What the coach designs from when there is a profile and nothing else; `history` adds fields of `DesignInput`. */
export const designInputOfProfile = (
  profile: Profile,
  today: CivilDate,
  history: Partial<DesignInput> = {},
): Result<DesignInput, string> => {
  const parsed = designInputSchema.safeParse({
    profileId: naturalId("profile", profile.username),
    today,
    validFrom: addDays(today, 1),
    weekNumber: 2,
    checkIns: [],
    readings: [],
    sessions: [],
    intake: [],
    previousPlan: null,
    isPostAssessment: false,
    ...history,
    profile,
  });
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return err(`history ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not readable"}`);
};

const column = (text: string, width: number): string =>
  text.length >= width ? `${text.slice(0, width - 1)} ` : text.padEnd(width);

const exerciseLine = (exercise: DesignedWeek["days"]["monday"]["exercises"][number]): string =>
  `    ${column(exercise.name, 36)}${column(`${exercise.sets} × ${exercise.reps}`, 20)}${column(
    exercise.loadLb === null ? (exercise.takesWeight ? "find weight" : "") : `${exercise.loadLb} lb`,
    13,
  )}${column(`rest ${exercise.rest}`, 15)}${column(
    exercise.targetDifficulty === null ? "" : `effort ${exercise.targetDifficulty}`,
    11,
  )}${exercise.pair === null ? "" : `superset ${exercise.pair}`}`.trimEnd();

/** The week as text for a terminal: header, then each day with its exercises. */
export const weekAsText = ({ plan, days }: DesignedWeek): string => {
  const lines = [
    `${plan.programName} · from ${plan.validFrom} · designed by ${plan.designedBy.name}`,
    plan.programSummary,
    "",
  ];
  for (const weekday of weekdays) {
    const day = days[weekday];
    lines.push(
      `${weekday.toUpperCase()}  ${day.name} · ${day.location} · ${day.time} · ${day.duration} · ${day.calorieGoal} kcal, ${day.proteinGoal} g protein`,
    );
    if (day.kind === "training") lines.push(`    ${day.coachingInsight}`);
    lines.push(...day.exercises.map(exerciseLine));
    if (day.cardio.type !== "none") lines.push(`    ${day.cardio.type}, ${day.cardio.duration}`);
    if (day.homeAlternative !== null)
      lines.push(`    At home: ${day.homeAlternative.exercises.map(({ name }) => name).join(", ")}`);
    if (day.kind !== "training") lines.push(`    ${day.activeRecovery.map(({ name }) => name).join(", ")}`);
    lines.push("");
  }
  const food = plan.nutritionSummary;
  if (food !== null)
    lines.push(
      `Food: ${food.weeklyAverageCalories} kcal and ${food.weeklyAverageProtein} g protein a day (at rest ${food.bmr}, in all ${food.tdee}). ${food.rationale}`,
    );
  lines.push("", plan.weeklyStrategyOverview);
  return lines.join("\n");
};
