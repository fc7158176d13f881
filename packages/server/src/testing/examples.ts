/** The person, and the question to the coach, that most tests of the server need. */
import type { DesignInput } from "@muster/coach/state/input";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";

/** A valid adult profile under a given username. */
export const exampleProfile = (username: string): Profile => ({
  username,
  displayName: username.charAt(0).toUpperCase() + username.slice(1),
  age: 34,
  ageRecordedOn: "2026-11-20",
  gender: "female",
  height: 66,
  weight: 150,
  fitnessLevel: "intermediate",
  pullups: 3,
  pushups: 15,
  bodyFat: 25,
  primaryGoal: "strength",
  targetAreas: ["back"],
  timeframe: "12_weeks",
  daysPerWeek: 4,
  timePerSession: "45_60",
  homeWorkoutTime: "morning",
  gymWorkoutTime: "evening",
  gymDays: ["tuesday", "friday"],
  restDays: ["sunday"],
  gymAccess: "commercial_gym",
  equipment: ["dumbbells"],
  limits: noLimits,
  medicalNoteConfirmedOn: "2026-11-20",
});

/** The request for alex's second week, on a Sunday. */
export const exampleInput = (profileId: string, change: Partial<DesignInput> = {}): DesignInput => ({
  profileId,
  today: "2026-11-22",
  validFrom: "2026-11-23",
  profile: exampleProfile("alex"),
  checkIns: [],
  readings: [],
  sessions: [],
  intake: [],
  previousPlan: null,
  isPostAssessment: false,
  ...change,
});
