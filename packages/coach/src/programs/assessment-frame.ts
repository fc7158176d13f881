/**
 * Who the assessment week is for: the same gates, levels and days that every designed week obeys, read from a profile
 * that has no history yet, plus what an assessment may test (coach.F8).
 */
import { type AssessmentProgram, assessmentProgramFor } from "@muster/domain/planning/goal-mapping";
import type { Profile } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { ExercisePreference } from "@muster/domain/training/exercises/exercise-preference";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import { type Schedule, scheduleOf } from "../design/template/training-days.ts";
import { gearByPlace } from "../state/design-input.ts";
import type { DesignInput } from "../state/input.ts";
import { mostCarefulEffort } from "../state/outgrown.ts";
import { type Person, personOf } from "../state/person.ts";

/** Ties between equal choices fall the same way for everybody: an assessment depends on the profile alone. */
const nobody = "00000000-0000-4000-8000-000000000000";

/** From this age on three heavy repetitions are not tested (coach.F8). */
const lastAgeOfHeavyTests = 49;

/** Everything that the assessment week is built from. */
export type AssessmentFrame = {
  readonly program: AssessmentProgram;
  readonly input: DesignInput;
  readonly person: Person;
  readonly schedule: Schedule;
  /** Three-repetition weights: healthy adults under 50 with training behind them. */
  readonly allowHeavy: boolean;
  /** As many or as long as possible: healthy adults under 65. Others stop with two in reserve. */
  readonly allowMax: boolean;
  /** Shortest rest in seconds: two minutes from 65 on (coach.F5). */
  readonly leastRest: number;
};

/** What an assessment week is made for: the person as the profile describes them, before anything was logged. */
export const assessmentFrame = (
  profile: Profile,
  today: CivilDate,
  preferences: readonly ExercisePreference[] = [],
  gear: readonly GearRecord[] = [],
): AssessmentFrame => {
  const input: DesignInput = {
    profileId: nobody,
    today,
    validFrom: today,
    weekNumber: 1,
    profile,
    checkIns: [],
    readings: [],
    sessions: [],
    intake: [],
    previousPlan: null,
    isPostAssessment: false,
    preferences: [...preferences],
    ...(gear.length === 0 ? {} : { gear: gearByPlace(gear) }),
  };
  const person = personOf(input);
  const isCareful =
    person.gates.ageGroup !== "adult" ||
    // Pregnancy, a doctor's advice, and what the profile's note says.
    person.gates.maxDifficulty <= mostCarefulEffort ||
    person.gates.avoided.has("valsalva");
  return {
    program: assessmentProgramFor(profile.primaryGoal),
    input,
    person,
    schedule: scheduleOf(input),
    allowHeavy:
      !isCareful &&
      person.body.age <= lastAgeOfHeavyTests &&
      (profile.fitnessLevel === "intermediate" || profile.fitnessLevel === "advanced"),
    allowMax: !isCareful,
    leastRest: person.gates.ageGroup === "older" ? 120 : 45,
  };
};
