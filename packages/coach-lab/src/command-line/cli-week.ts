/**
 * The coach on the command line: a profile as JSON in, a readable week out. Pure; the command reads the files and says
 * what day it is. Profiles may come from elsewhere: camelCase or snake_case, lists as arrays, JSON text or empty.
 */

import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { urgentAdviceFor } from "@muster/coach/explain/health-note.text";
import { limitText, wishText } from "@muster/coach/explain/request.text";
import { urgentSigns } from "@muster/coach/notes/signs.data";
import { type DesignInput, designInputSchema } from "@muster/coach/state/input";
import { personOf } from "@muster/coach/state/person";
import type { Profile } from "@muster/domain/profiles/profile";
import { profileSchema } from "@muster/domain/profiles/profile.schema";
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, isCivilDate, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { looseHistory } from "./loose-history.ts";
import { looseProfile } from "./loose-profile.ts";
import { profileFault } from "./profile-fault.ts";

/**
 * A profile from loose JSON.
 * @param today counts as the day on which the age was recorded when the file does not say
 * @returns the fields and what is wrong with them, in words, a line each
 */
export const profileFromJson = (json: unknown, today: CivilDate): Result<Profile, string> => {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return err("A profile is a JSON object, such as examples/reference-profile.json.");
  const loose = looseProfile(json as Record<string, unknown>, today);
  const parsed = profileSchema.safeParse(loose);
  if (!parsed.success)
    return err(
      [...new Set(parsed.error.issues.map(({ path, message }) => profileFault(path, loose, message)))].join(
        "\n",
      ),
    );
  return parsed.data.ageRecordedOn > today
    ? err(`ageRecordedOn: ${parsed.data.ageRecordedOn} lies after ${today}.`)
    : ok(parsed.data);
};

/**
 * What the coach designs from when there is a profile and nothing else; `history` adds fields of `DesignInput`.
 * @param history from a file: loose names, days of the last twelve weeks are enough
 * @returns the first thing that is wrong with the history, in words
 */
export const designInputOfProfile = (
  profile: Profile,
  today: CivilDate,
  history: unknown = {},
): Result<DesignInput, string> => {
  const read = looseHistory(history, profile.username, today);
  if (!read.ok) return read;
  const day = read.value.today ?? today;
  const parsed = designInputSchema.safeParse({
    profileId: naturalId("profile", profile.username),
    validFrom: typeof day === "string" && isCivilDate(day) ? addDays(day, 1) : today,
    checkIns: [],
    readings: [],
    sessions: [],
    intake: [],
    previousPlan: null,
    isPostAssessment: false,
    ...read.value,
    today: day,
    profile,
  });
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return err(`history ${issue?.path.join(".") ?? ""}: ${historyFault(issue?.message, issue?.code)}`);
};

/** The schema's own words where it has some, else what kind of fault it is. */
const historyFault = (message: string | undefined, code: string | undefined): string =>
  message !== undefined && message !== "Invalid input"
    ? message
    : code === "too_big"
      ? "more than the coach takes there."
      : code === "too_small"
        ? "less than the coach takes there."
        : "missing, or not of the kind that the coach reads there.";

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

/** The input with a note in a check-in of its day, as the app would store it. */
export const withNote = (input: DesignInput, notes: string): DesignInput => {
  if (notes.trim() === "") return input;
  const today = input.checkIns.find(({ date }) => date === input.today);
  const { weight, pullups, pushups } = input.profile;
  return {
    ...input,
    checkIns: [
      ...input.checkIns.filter((one) => one !== today),
      {
        ...emptyCheckIn,
        date: input.today,
        week: 1,
        weight,
        pullups,
        pushups,
        muscleSoreness: 4,
        fatigueLevel: 4,
        ...today,
        notes: [today?.notes ?? "", notes].filter((text) => text !== "").join("\n"),
      },
    ],
  };
};

/** What the coach understood of all notes in force, what it asks back, and what ends training; `lines` for a terminal. */
export const understoodNotes = (input: DesignInput) => {
  const { gates, reportedStrength } = personOf(input);
  const { limits, wishes, asked, flags } = gates;
  const strengths = [...reportedStrength.values()].map(({ words }) => words);
  const stopped = flags.stop[0] ?? null;
  const understood = [
    ...limits.map((limit) => ({
      kind: "limit",
      area: limit.area,
      condition: limit.condition,
      exercises: limit.exerciseIds,
      until: limit.until,
    })),
    ...wishes.map(({ date: _date, source: _source, ...wish }) => ({ kind: "wish", ...wish })),
  ];
  return {
    understood,
    asked,
    stopped,
    lines: [
      ...(stopped === null ? [] : [`STOP (${urgentSigns[stopped]}): ${urgentAdviceFor(flags.stop)}`]),
      ...[...limits.map(limitText), ...wishes.map(wishText), ...strengths].map(
        (text) => `Understood: ${text}`,
      ),
      ...(asked === null ? [] : [asked]),
    ],
  };
};
