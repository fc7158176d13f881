/**
 * What the assessment week is designed from: the frame of any week, read from a profile that has no history yet, with
 * the sessions of the assessment in place of the usual days and its fixed goals for food.
 */
import { type AssessmentProgram, assessmentProgramFor } from "@muster/domain/planning/goal-mapping";
import type { Profile } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";
import { type WeekFrame, weekFrame } from "../design/week-draft.ts";
import { type DesignRecords, designInputFrom } from "../state/design-input.ts";
import { type Goals, goalsOf } from "./assessment-goals.ts";
import { assessmentSplit } from "./assessment-sessions.ts";

/** Ties between equal choices fall the same way for everybody: an assessment depends on the profile alone. */
const nobody = "00000000-0000-4000-8000-000000000000";

/** What may be known of a person who trains here for the first time, or begins anew. */
export type AssessmentRecords = Pick<DesignRecords, "preferences" | "gear" | "limits" | "wishes">;

/** Everything that the assessment week is built from. */
export type AssessmentFrame = WeekFrame & { readonly program: AssessmentProgram; readonly goals: Goals };

/** What an assessment week is made for: the person as the profile describes them, before anything was logged. */
export const assessmentFrame = (
  profile: Profile,
  today: CivilDate,
  records: AssessmentRecords = {},
): AssessmentFrame => {
  const frame = weekFrame(
    designInputFrom({
      ...records,
      profileId: nobody,
      today,
      validFrom: today,
      weekNumber: 1,
      profile,
      checkIns: [],
      readings: [],
      sessions: [],
      exerciseLogs: [],
      entries: [],
      diaryDays: [],
    }),
  );
  const program = assessmentProgramFor(frame.input.profile.primaryGoal);
  const goals = goalsOf(program, frame);
  return {
    ...frame,
    program,
    goals,
    phase: { ...frame.phase, phase: "assessment", mesocycleWeek: 0 },
    split: assessmentSplit(program, frame),
    nutrition: { ...frame.nutrition, ...goals.targets },
  };
};
