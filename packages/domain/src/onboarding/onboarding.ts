/**
 * The four steps of onboarding (ONB-01, ONB-02): a draft of typed texts and choices, serialisable as JSON, and its conversion
 * to a profile. A message is one sentence for one field; nothing is saved while there is one.
 */
import { parseMeasurement } from "../body/measurement-input.ts";
import { measurements } from "../body/reading.ts";
import { ageGroupStarts, goalsForAge } from "../profiles/age.ts";
import {
  fitnessLevels,
  genders,
  gymAccesses,
  sessionLengths,
  targetAreas,
  timeframes,
  workoutTimes,
} from "../profiles/options.text.ts";
import { profileSchema } from "../profiles/profile.schema.ts";
import { type Limits, noLimits, type Profile } from "../profiles/profile.ts";
import type { CivilDate } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { UnitSystem } from "../shared/units.ts";
import { emptyHomeWeights, type HomeWeightsDraft, parseHomeWeights } from "./home-weights.ts";
import { fillInText, onboardingMissing, onboardingText } from "./onboarding.text.ts";
import {
  daysInOrder,
  readAge,
  readCount,
  readDays,
  readDisplayName,
  readEquipment,
  readHeight,
  readPick,
  readUsername,
  required,
} from "./onboarding-fields.ts";

/** The form as typed; '' is not entered. Serialisable, so that it survives a reload. */
export type OnboardingDraft = HomeWeightsDraft & {
  /** What `height` and `weight` are typed in; the profile stores inches and pounds. */
  readonly units: UnitSystem;
  readonly username: string;
  readonly displayName: string;
  readonly age: string;
  readonly gender: string;
  /** Inches or centimeters; feet and inches (5'10") are read too. */
  readonly height: string;
  readonly weight: string;
  readonly fitnessLevel: string;
  readonly pullups: string;
  readonly pushups: string;
  readonly bodyFat: string;
  readonly primaryGoal: string;
  readonly targetAreas: readonly string[];
  readonly timeframe: string;
  /** '3' to '6'. */
  readonly daysPerWeek: string;
  readonly timePerSession: string;
  readonly homeWorkoutTime: string;
  readonly gymWorkoutTime: string;
  readonly gymAccess: string;
  readonly gymDays: readonly string[];
  readonly restDays: readonly string[];
  readonly equipment: readonly string[];
  readonly limits: Limits;
  readonly medicalNoteConfirmed: boolean;
};

/** Number of a step of onboarding. */
export type OnboardingStep = 1 | 2 | 3 | 4;

/** Field name -> the sentence to show beside it. Empty: nothing is wrong. */
export type FieldErrors = { readonly [field: string]: string };

/** A fresh form with the defaults of spec §9. Nothing is assumed about height, goal and gym: the person says it. */
export const emptyDraft = (): OnboardingDraft => ({
  units: "imperial",
  username: "",
  displayName: "",
  age: "30",
  gender: "male",
  height: "",
  weight: "175",
  fitnessLevel: "intermediate",
  pullups: "",
  pushups: "",
  bodyFat: "",
  primaryGoal: "",
  targetAreas: [],
  timeframe: "12_weeks",
  daysPerWeek: "5",
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymAccess: "",
  gymDays: [],
  restDays: [],
  equipment: [],
  ...emptyHomeWeights,
  limits: noLimits,
  medicalNoteConfirmed: false,
});

/** The steps' headings are the screen's; the fields of each are fixed here. */
const stepFields: Readonly<Record<OnboardingStep, readonly (keyof OnboardingDraft)[]>> = {
  1: ["username", "displayName", "age", "gender", "height", "weight"],
  2: ["fitnessLevel", "pullups", "pushups", "bodyFat"],
  3: ["primaryGoal", "targetAreas", "timeframe"],
  4: [
    "daysPerWeek",
    "timePerSession",
    "homeWorkoutTime",
    "gymWorkoutTime",
    "gymAccess",
    "gymDays",
    "restDays",
    "equipment",
    "dumbbellWeights",
    "kettlebellWeights",
    "barWeights",
    "plateWeights",
  ],
};

/** All steps in their order. */
export const onboardingSteps = [1, 2, 3, 4] as const satisfies readonly OnboardingStep[];

/**
 * What Next still needs, as a sentence; '' when it is enabled. Only the first step requires input before; invalid entries are
 * reported by `stepErrors` when Next is pressed, until they are corrected.
 */
export const missingInStep = (draft: OnboardingDraft, step: OnboardingStep): string => {
  const missing = (["username", "displayName"] as const).filter((field) => draft[field].trim() === "");
  return step !== 1 || missing.length === 0 ? "" : fillInText(missing);
};

/** The messages of one step's fields; `{}` when all is well. */
export const stepErrors = (draft: OnboardingDraft, step: OnboardingStep): FieldErrors => {
  const weights = parseHomeWeights(draft);
  const errors: FieldErrors = { ...readDraft(draft).errors, ...(weights.ok ? {} : weights.error) };
  return Object.fromEntries(
    stepFields[step].flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [[field, message]];
    }),
  );
};

/** The first step that holds a message, so that a failed save can open it; undefined when none does. */
export const stepOf = (errors: FieldErrors): OnboardingStep | undefined =>
  onboardingSteps.find((step) => stepFields[step].some((field) => errors[field] !== undefined));

/** Gym days are shown once a gym other than 'No gym' was chosen (ONB-01). */
export const showsGymDaysField = (draft: Pick<OnboardingDraft, "gymAccess">): boolean =>
  draft.gymAccess !== "" && draft.gymAccess !== "no_gym";

/** The age that is entered; undefined for a blank one and for what gets a message, such as 0. */
export const typedAge = (draft: Pick<OnboardingDraft, "age">): number | undefined => {
  const read = readAge(draft.age);
  return read.ok ? read.value : undefined;
};

/** Body fat is not shown to minors (ONB-08). A blank or unreadable age shows it. */
export const showsBodyFatField = (draft: Pick<OnboardingDraft, "age">): boolean => {
  const age = typedAge(draft);
  return age === undefined || age >= ageGroupStarts.adult;
};

/**
 * The draft as a profile.
 * @param today the day on which the age was entered
 * @returns every message at once, by field, when something is missing or absurd
 */
export const parseOnboarding = (draft: OnboardingDraft, today: CivilDate): Result<Profile, FieldErrors> => {
  const { errors, fields } = readDraft(draft);
  if (Object.keys(errors).length > 0) return err(errors);
  const parsed = profileSchema.safeParse({
    ...fields,
    ageRecordedOn: today,
    medicalNoteConfirmedOn: draft.medicalNoteConfirmed ? today : null,
  });
  if (parsed.success) return ok(parsed.data);
  // Only a draft that this app did not write gets here, e.g. a tampered one; each field still gets a sentence.
  return err(
    Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), onboardingText.option])),
  );
};

/** Reads every field; a field with a message has no usable value in `fields`. */
const readDraft = (draft: OnboardingDraft) => {
  const errors: Record<string, string> = {};
  const take = <T>(field: keyof OnboardingDraft, result: Result<T, string>): T | undefined => {
    if (result.ok) return result.value;
    errors[field] = result.error;
    return undefined;
  };
  const { units } = draft;
  const fields = {
    username: take("username", readUsername(draft.username)),
    displayName: take("displayName", readDisplayName(draft.displayName)),
    age: take("age", readAge(draft.age)),
    gender: take("gender", readPick(draft.gender, genders, onboardingMissing.gender)),
    height: take("height", readHeight(draft.height, units)),
    weight: take(
      "weight",
      required(parseMeasurement("weight", draft.weight, units), onboardingMissing.weight),
    ),
    fitnessLevel: take(
      "fitnessLevel",
      readPick(draft.fitnessLevel, fitnessLevels, onboardingMissing.fitnessLevel),
    ),
    pullups: take("pullups", readCount(draft.pullups, measurements.pullups.highest)),
    pushups: take("pushups", readCount(draft.pushups, measurements.pushups.highest)),
    bodyFat: showsBodyFatField(draft)
      ? take("bodyFat", parseMeasurement("bodyFat", draft.bodyFat, units))
      : null,
    primaryGoal: take(
      "primaryGoal",
      readPick(draft.primaryGoal, goalsForAge(typedAge(draft)), onboardingMissing.primaryGoal),
    ),
    targetAreas: draft.targetAreas.filter((area) => Object.hasOwn(targetAreas, area)),
    timeframe: take("timeframe", readPick(draft.timeframe, timeframes, onboardingMissing.timeframe)),
    daysPerWeek: take("daysPerWeek", readDays(draft.daysPerWeek)),
    timePerSession: take(
      "timePerSession",
      readPick(draft.timePerSession, sessionLengths, onboardingMissing.timePerSession),
    ),
    homeWorkoutTime: take(
      "homeWorkoutTime",
      readPick(draft.homeWorkoutTime, workoutTimes, onboardingMissing.homeWorkoutTime),
    ),
    gymWorkoutTime: take(
      "gymWorkoutTime",
      readPick(draft.gymWorkoutTime, workoutTimes, onboardingMissing.gymWorkoutTime),
    ),
    gymAccess: take("gymAccess", readPick(draft.gymAccess, gymAccesses, onboardingMissing.gymAccess)),
    gymDays: showsGymDaysField(draft) ? daysInOrder(draft.gymDays) : [],
    restDays: daysInOrder(draft.restDays),
    equipment: readEquipment(draft.equipment),
    limits: draft.limits,
  };
  return { errors, fields };
};
