/**
 * Editing a stored profile with the form that made it (SET-01): the profile as typed texts, and what of the profile
 * really changed. A field that still shows its stored value writes nothing, so opening and saving moves no number.
 */
import { amountText } from "@muster/domain/body/measurement-input";
import {
  emptyDraft,
  type FieldErrors,
  type OnboardingDraft,
  parseOnboarding,
} from "@muster/domain/onboarding/onboarding";
import { currentAge } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";
import { ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";

/** The form as it opens. The age shown is today's, not the one entered years ago. */
export const draftOf = (profile: Profile, units: UnitSystem, today: CivilDate): OnboardingDraft => ({
  ...emptyDraft(),
  units,
  username: profile.username,
  displayName: profile.displayName,
  age: String(currentAge(profile, today)),
  gender: profile.gender,
  height: amountText("length", profile.height, units),
  weight: amountText("mass", profile.weight, units),
  fitnessLevel: profile.fitnessLevel,
  pullups: String(profile.pullups),
  pushups: String(profile.pushups),
  bodyFat: profile.bodyFat === null ? "" : amountText("percent", profile.bodyFat, units),
  primaryGoal: profile.primaryGoal,
  targetAreas: profile.targetAreas,
  timeframe: profile.timeframe,
  daysPerWeek: String(profile.daysPerWeek),
  timePerSession: profile.timePerSession,
  homeWorkoutTime: profile.homeWorkoutTime,
  gymWorkoutTime: profile.gymWorkoutTime,
  gymAccess: profile.gymAccess,
  gymDays: profile.gymDays,
  restDays: profile.restDays,
  equipment: profile.equipment,
  limits: profile.limits,
  medicalNoteConfirmed: profile.medicalNoteConfirmedOn !== null,
});

/** Which profile field each text of the form feeds; the rest of the draft is about the form itself. */
const fields = [
  "displayName",
  "gender",
  "height",
  "weight",
  "fitnessLevel",
  "pullups",
  "pushups",
  "bodyFat",
  "primaryGoal",
  "targetAreas",
  "timeframe",
  "daysPerWeek",
  "timePerSession",
  "homeWorkoutTime",
  "gymWorkoutTime",
  "gymAccess",
  "gymDays",
  "restDays",
  "equipment",
  "limits",
] as const satisfies readonly (keyof OnboardingDraft & keyof Profile)[];

/**
 * What saving the form changes.
 * @param opened the draft as the form opened, in the units in which it is now shown
 * @returns the changed fields only, `{}` when nothing is; or a message beside each wrong field
 */
export const profilePatch = (
  profile: Profile,
  opened: OnboardingDraft,
  draft: OnboardingDraft,
  today: CivilDate,
): Result<Partial<Profile>, FieldErrors> => {
  // The username is not this form's to change: one that an older rule allowed must not stop what is.
  const parsed = parseOnboarding({ ...draft, username: "as it is" }, today);
  if (!parsed.ok) return parsed;
  const patch: Partial<Profile> = {};
  const take = <K extends keyof Profile>(field: K): void => {
    patch[field] = parsed.value[field];
  };
  for (const field of fields) if (!same(opened[field], draft[field])) take(field);
  if (opened.age.trim() !== draft.age.trim()) {
    take("age");
    take("ageRecordedOn");
  }
  // A minor's body fat and a day at a gym that was given up leave with the answer that asked for them.
  if (profile.bodyFat !== null && parsed.value.bodyFat === null) take("bodyFat");
  if (!same(profile.gymDays, parsed.value.gymDays)) take("gymDays");
  return ok(patch);
};

const same = (a: unknown, b: unknown): boolean =>
  typeof a === "string" && typeof b === "string"
    ? a.trim() === b.trim()
    : JSON.stringify(a) === JSON.stringify(b);
