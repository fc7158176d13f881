/** An invented family for `--demo`: three people with different goals, kits and habits. Nobody here is real. */
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import type { CivilDate } from "@muster/domain/shared/dates";

/** An invented person and the habits from which their history is made. */
export type DemoPerson = {
  /** Fixed, so that a demo started again shows the same people. */
  readonly id: string;
  readonly profile: (started: CivilDate) => Profile;
  /** Share of planned sessions that happen, 0-1. */
  readonly attendance: number;
  /** Share of days on which meals are logged, 0-1. */
  readonly loggingRate: number;
  /** lb of body weight a week. */
  readonly weightTrendLb: number;
  /** Eaten on an average day; fits the weight trend. */
  readonly kcalADay: number;
  readonly proteinGramsADay: number;
  /** Gain in strength a week, as a factor minus 1. */
  readonly weeklyGain: number;
  /** Strength against an average of the same body weight, 1 = average. */
  readonly strength: number;
};

/** The three people of the demo; their ids and names are fixed. */
export const demoFamily: readonly DemoPerson[] = [
  {
    id: "0d3a0001-0000-4000-8000-000000000001",
    profile: (started) => ({
      username: "dana",
      displayName: "Dana",
      age: 36,
      ageRecordedOn: started,
      gender: "female",
      height: 66,
      weight: 158,
      fitnessLevel: "intermediate",
      pullups: 3,
      pushups: 15,
      bodyFat: 27,
      primaryGoal: "strength",
      targetAreas: ["back", "arms"],
      timeframe: "12_weeks",
      daysPerWeek: 5,
      timePerSession: "45_60",
      homeWorkoutTime: "early_morning",
      gymWorkoutTime: "morning",
      gymDays: ["tuesday", "thursday", "friday"],
      restDays: ["sunday"],
      gymAccess: "planet_fitness",
      equipment: ["dumbbells", "pull_up_bar", "yoga_mat"],
      limits: noLimits,
      medicalNoteConfirmedOn: started,
    }),
    attendance: 0.9,
    loggingRate: 0.85,
    weightTrendLb: -0.3,
    kcalADay: 2010,
    proteinGramsADay: 128,
    weeklyGain: 0.011,
    strength: 0.85,
  },
  {
    id: "0d3a0002-0000-4000-8000-000000000002",
    profile: (started) => ({
      username: "marcus",
      displayName: "Marcus",
      age: 41,
      ageRecordedOn: started,
      gender: "male",
      height: 70,
      weight: 224,
      fitnessLevel: "beginner",
      pullups: 0,
      pushups: 8,
      bodyFat: 31,
      primaryGoal: "weight_loss",
      targetAreas: ["core"],
      timeframe: "6_months",
      daysPerWeek: 3,
      timePerSession: "30_45",
      homeWorkoutTime: "evening",
      gymWorkoutTime: "evening",
      gymDays: [],
      restDays: ["saturday", "sunday"],
      gymAccess: "no_gym",
      equipment: ["dumbbells", "resistance_bands", "weight_bench"],
      limits: { ...noLimits, injuryAreas: ["knee"] },
      medicalNoteConfirmedOn: started,
    }),
    attendance: 0.75,
    loggingRate: 0.6,
    weightTrendLb: -1.1,
    kcalADay: 2160,
    proteinGramsADay: 165,
    weeklyGain: 0.018,
    strength: 0.8,
  },
  {
    id: "0d3a0003-0000-4000-8000-000000000003",
    profile: (started) => ({
      username: "ivy",
      displayName: "Ivy",
      age: 19,
      ageRecordedOn: started,
      gender: "female",
      height: 64,
      weight: 132,
      fitnessLevel: "returning",
      pullups: 2,
      pushups: 14,
      bodyFat: null,
      primaryGoal: "athletic",
      targetAreas: ["full_body"],
      timeframe: "12_weeks",
      daysPerWeek: 4,
      timePerSession: "30_45",
      homeWorkoutTime: "afternoon",
      gymWorkoutTime: "afternoon",
      gymDays: ["monday", "thursday"],
      restDays: ["wednesday", "sunday"],
      gymAccess: "commercial_gym",
      equipment: ["kettlebells", "yoga_mat"],
      limits: noLimits,
      medicalNoteConfirmedOn: started,
    }),
    attendance: 0.85,
    loggingRate: 0.4,
    weightTrendLb: 0.1,
    kcalADay: 2110,
    proteinGramsADay: 104,
    weeklyGain: 0.014,
    strength: 0.9,
  },
];
