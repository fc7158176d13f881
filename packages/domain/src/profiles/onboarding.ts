/**
 * The four steps of onboarding (ONB-01, ONB-02): a draft of typed texts and picks that can be kept anywhere as JSON,
 * and its one way to become a profile. A message is one kind sentence for one field; nothing is saved while there is one.
 */
import type { Bounds } from "../body/measurement-input.ts";
import { parseAmount, rangeText } from "../body/measurement-input.ts";
import { isShownName } from "../household/shown-name.ts";
import type { CivilDate } from "../shared/dates.ts";
import { weekdays } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { parseDecimal, type UnitSystem } from "../shared/units.ts";
import { ageGroupStarts } from "./age.ts";
import {
  equipmentItems,
  fitnessLevels,
  genders,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  targetAreas,
  timeframes,
  workoutTimes,
} from "./options.ts";
import { type Limits, noLimits, type Profile, profileSchema } from "./profile.ts";

export type OnboardingDraft = {
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
  limits: noLimits,
  medicalNoteConfirmed: false,
});

/** What the server's 'taken' becomes beside the field (ONB-02). */
export const usernameTakenText = "That username is taken in your household. Please choose another one.";

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
  ],
};

export const onboardingSteps = [1, 2, 3, 4] as const satisfies readonly OnboardingStep[];

/**
 * Whether Next is enabled: on step 1 once username and display name are filled, else always (ONB-01). The screen shows
 * `stepErrors` when Next is pressed and stays while there are any.
 */
export const canLeaveStep = (draft: OnboardingDraft, step: OnboardingStep): boolean =>
  step !== 1 || (draft.username.trim() !== "" && draft.displayName.trim() !== "");

/** The messages of one step's fields; `{}` when all is well. */
export const stepErrors = (draft: OnboardingDraft, step: OnboardingStep): FieldErrors => {
  const { errors } = readDraft(draft);
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

/** Hint beside the rest days: 'Select up to 2' for 5 days a week. Not enforced (spec §5). */
export const restDaysHint = (daysPerWeek: number): string => `Select up to ${7 - daysPerWeek}`;

/** Gym days are asked for once a gym was chosen that is not 'No gym' (ONB-01). */
export const asksGymDays = (draft: Pick<OnboardingDraft, "gymAccess">): boolean =>
  draft.gymAccess !== "" && draft.gymAccess !== "no_gym";

/** Body fat is not asked of minors (ONB-08). A blank or unreadable age asks. */
export const asksBodyFat = (draft: Pick<OnboardingDraft, "age">): boolean => {
  const age = parseDecimal(draft.age);
  return age === undefined || age >= ageGroupStarts.adult;
};

/**
 * The draft as a profile.
 * @param today when the age was told
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
    Object.fromEntries(
      parsed.error.issues.map((issue) => [String(issue.path[0]), "Please choose one of the options."]),
    ),
  );
};

const heightBounds: Bounds = { lowest: 24, highest: 108 };
const weightBounds: Bounds = { lowest: 20, highest: 1500 };
const ageBounds: Bounds = { lowest: 1, highest: 120 };

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
    gender: take("gender", readPick(draft.gender, genders, "Please choose one.")),
    height: take("height", readHeight(draft.height, units)),
    weight: take(
      "weight",
      required(
        parseAmount(draft.weight, { name: "weight", kind: "mass", bounds: weightBounds, units }),
        "Please enter your weight.",
      ),
    ),
    fitnessLevel: take(
      "fitnessLevel",
      readPick(draft.fitnessLevel, fitnessLevels, "Please choose the level that fits you best."),
    ),
    pullups: take("pullups", readCount(draft.pullups, 200)),
    pushups: take("pushups", readCount(draft.pushups, 1000)),
    bodyFat: asksBodyFat(draft)
      ? take(
          "bodyFat",
          parseAmount(draft.bodyFat, {
            name: "body fat",
            kind: "percent",
            bounds: { lowest: 2, highest: 75 },
            units,
          }),
        )
      : null,
    primaryGoal: take(
      "primaryGoal",
      readPick(draft.primaryGoal, primaryGoals, "Please choose the goal that matters most to you."),
    ),
    targetAreas: draft.targetAreas.filter((area) => Object.hasOwn(targetAreas, area)),
    timeframe: take("timeframe", readPick(draft.timeframe, timeframes, "Please choose a timeframe.")),
    daysPerWeek: take("daysPerWeek", readDays(draft.daysPerWeek)),
    timePerSession: take(
      "timePerSession",
      readPick(draft.timePerSession, sessionLengths, "Please choose how long a session may take."),
    ),
    homeWorkoutTime: take(
      "homeWorkoutTime",
      readPick(draft.homeWorkoutTime, workoutTimes, "Please choose a time of day."),
    ),
    gymWorkoutTime: take(
      "gymWorkoutTime",
      readPick(draft.gymWorkoutTime, workoutTimes, "Please choose a time of day."),
    ),
    gymAccess: take(
      "gymAccess",
      readPick(draft.gymAccess, gymAccesses, "Please say where you can train. 'No gym' is fine."),
    ),
    gymDays: asksGymDays(draft) ? daysInOrder(draft.gymDays) : [],
    restDays: daysInOrder(draft.restDays),
    equipment: readEquipment(draft.equipment),
    limits: draft.limits,
  };
  return { errors, fields };
};

const required = <T>(result: Result<T | null, string>, missing: string): Result<T, string> =>
  !result.ok ? result : result.value === null ? err(missing) : ok(result.value);

/** Copied text may bring marks along that nobody sees. */
const unreadable = "This name has hidden marks in it. Please type it again.";

const readUsername = (text: string): Result<string, string> => {
  const username = text.trim().toLowerCase();
  if (username === "") return err("Please enter a username.");
  if (!isShownName(username)) return err(unreadable);
  return username.length > 40 ? err("Please use at most 40 characters.") : ok(username);
};

const readDisplayName = (text: string): Result<string, string> => {
  const name = text.trim();
  if (name === "") return err("Please enter the name that your household sees.");
  if (!isShownName(name)) return err(unreadable);
  return name.length > 60 ? err("Please use at most 60 characters.") : ok(name);
};

const readAge = (text: string): Result<number, string> => {
  if (text.trim() === "") return err("Please enter your age.");
  const age = parseDecimal(text);
  if (age === undefined || age < ageBounds.lowest || age > ageBounds.highest) {
    return err("Please enter an age between 1 and 120.");
  }
  return Number.isInteger(age) ? ok(age) : err("Please enter your age in whole years.");
};

/** Best set so far; blank is none (spec §5). */
const readCount = (text: string, highest: number): Result<number, string> => {
  if (text.trim() === "") return ok(0);
  const count = parseDecimal(text);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= highest
    ? ok(count)
    : err(`Please enter a whole number from 0 to ${highest}.`);
};

const readDays = (text: string): Result<number, string> => {
  const days = parseDecimal(text);
  return days !== undefined && Number.isInteger(days) && days >= 3 && days <= 6
    ? ok(days)
    : err("Please choose 3 to 6 days.");
};

/** Feet and inches as Americans write them: 5'10", 5' 10, 5 ft 10 in, 5 feet. */
const feetPattern =
  /^(\d)\s*(?:'|’|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|″|in\.?|inches)?)?$/i;

const readHeight = (text: string, units: UnitSystem): Result<number, string> => {
  if (text.trim() === "") return err("Please enter your height.");
  const feet = feetPattern.exec(text.trim());
  if (feet !== null) {
    const inches = Number(feet[1]) * 12 + Number((feet[2] ?? "0").replace(",", "."));
    return inches >= heightBounds.lowest && inches <= heightBounds.highest
      ? ok(inches)
      : err(`Please enter a height ${rangeText("length", heightBounds, units)}.`);
  }
  return required(
    parseAmount(text, { name: "height", kind: "length", bounds: heightBounds, units }),
    "Please enter your height.",
  );
};

const readPick = <T extends Record<string, string>>(
  picked: string,
  options: T,
  message: string,
): Result<keyof T & string, string> => (Object.hasOwn(options, picked) ? ok(picked) : err(message));

const daysInOrder = (picked: readonly string[]): readonly string[] =>
  weekdays.filter((day) => picked.includes(day));

/** 'None' cannot stand beside things one has; nothing picked is none. */
const readEquipment = (picked: readonly string[]): readonly string[] => {
  const owned = Object.keys(equipmentItems).filter((item) => item !== "none" && picked.includes(item));
  return owned.length === 0 ? ["none"] : owned;
};
