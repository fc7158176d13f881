/** Six people whose programmes are printed as pages, so that every change of the coach shows what it does to them. */
import type { DesignInput } from "@muster/coach/state/input";
import { emptyWish } from "@muster/domain/planning/limits";
import type { WrittenPeopleFile } from "../simulate/people/people-file.ts";

/** One person whose programme is printed. */
export type PageOf = {
  readonly id: string;
  readonly title: string;
  /** First printed week of the simulated life; week 1 is the assessment. */
  readonly from: number;
  /** What they told beyond the profile. */
  readonly extra: Pick<DesignInput, "gear" | "wishes">;
};

/** The printed pages in order. */
export const pages: readonly PageOf[] = [
  { id: "beginner-no-kit", title: "Beginner, no kit", from: 2, extra: {} },
  {
    id: "home-dumbbells-3",
    title: "Home, dumbbells up to 30 lb, 3 days",
    from: 2,
    extra: {
      gear: {
        home: {
          place: "home",
          bars: [],
          plates: [],
          dumbbells: [5, 8, 10, 12, 15, 20, 25, 30],
          stackStep: null,
        },
      },
      wishes: [{ ...emptyWish, date: "2026-01-04", type: "no_jumps", weekdays: [], exerciseIds: [] }],
    },
  },
  {
    id: "budget-gym-4",
    title: "Budget gym, 4 days, muscle",
    from: 2,
    extra: {
      wishes: [
        {
          ...emptyWish,
          date: "2026-01-04",
          type: "minutes",
          weekdays: ["tuesday"],
          minutes: 30,
          exerciseIds: [],
        },
      ],
    },
  },
  { id: "barbell-strength-5", title: "Barbell, 5 days, strength, advanced", from: 2, extra: {} },
  { id: "seventy", title: "70 years, knee, dumbbells and bands", from: 2, extra: {} },
  { id: "back-from-break", title: "Back after four weeks without training", from: 9, extra: {} },
];

const schedule = {
  timeframe: "12_weeks",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "evening",
  bodyFat: null,
};

/** The people of the pages in the format of a people file. */
export const peopleOfPages: WrittenPeopleFile = {
  version: "1",
  people: [
    {
      id: "beginner-no-kit",
      profile: {
        ...schedule,
        age: 26,
        gender: "female",
        height: 64,
        weight: 150,
        fitnessLevel: "beginner",
        pullups: 0,
        pushups: 3,
        primaryGoal: "general_fitness",
        targetAreas: [],
        daysPerWeek: 3,
        timePerSession: "30_45",
        gymDays: [],
        restDays: ["saturday", "sunday"],
        gymAccess: "no_gym",
        equipment: ["none"],
      },
      latent: { adherence: 1, e1rmLb: { chest_press: 65, seated_row: 70, leg_press: 180, goblet_squat: 45 } },
    },
    {
      id: "home-dumbbells-3",
      profile: {
        ...schedule,
        age: 34,
        gender: "female",
        height: 66,
        weight: 145,
        fitnessLevel: "intermediate",
        pullups: 1,
        pushups: 12,
        primaryGoal: "toned",
        targetAreas: ["glutes", "shoulders"],
        daysPerWeek: 3,
        timePerSession: "30_45",
        gymDays: [],
        restDays: ["sunday"],
        gymAccess: "no_gym",
        equipment: ["dumbbells", "weight_bench", "yoga_mat"],
      },
      latent: { adherence: 1, e1rmLb: { chest_press: 90, seated_row: 95, leg_press: 260, goblet_squat: 75 } },
    },
    {
      id: "budget-gym-4",
      profile: {
        ...schedule,
        age: 29,
        gender: "male",
        height: 70,
        weight: 172,
        fitnessLevel: "intermediate",
        pullups: 6,
        pushups: 25,
        primaryGoal: "muscle",
        targetAreas: ["chest", "arms"],
        daysPerWeek: 4,
        timePerSession: "45_60",
        gymDays: ["monday", "tuesday", "thursday", "friday"],
        restDays: ["sunday"],
        gymAccess: "planet_fitness",
        equipment: ["none"],
      },
      latent: { adherence: 1 },
    },
    {
      id: "barbell-strength-5",
      profile: {
        ...schedule,
        age: 31,
        gender: "male",
        height: 71,
        weight: 192,
        fitnessLevel: "advanced",
        pullups: 15,
        pushups: 45,
        primaryGoal: "strength",
        targetAreas: ["back"],
        daysPerWeek: 5,
        timePerSession: "60_plus",
        gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
        restDays: ["sunday"],
        gymAccess: "commercial_gym",
        equipment: ["none"],
      },
      latent: { adherence: 1 },
    },
    {
      id: "seventy",
      profile: {
        ...schedule,
        age: 70,
        gender: "female",
        height: 63,
        weight: 148,
        fitnessLevel: "beginner",
        pullups: 0,
        pushups: 2,
        primaryGoal: "general_fitness",
        targetAreas: [],
        daysPerWeek: 3,
        timePerSession: "30_45",
        gymDays: [],
        restDays: ["sunday"],
        gymAccess: "no_gym",
        equipment: ["dumbbells", "resistance_bands"],
        limits: { injuryAreas: ["knee"], pregnancy: "none", heartOrBloodPressureAdvice: false, note: "" },
      },
      latent: { adherence: 1, e1rmLb: { chest_press: 45, seated_row: 50, leg_press: 130, goblet_squat: 30 } },
    },
    {
      id: "back-from-break",
      profile: {
        ...schedule,
        age: 42,
        gender: "male",
        height: 70,
        weight: 188,
        fitnessLevel: "intermediate",
        pullups: 5,
        pushups: 22,
        primaryGoal: "muscle",
        targetAreas: [],
        daysPerWeek: 4,
        timePerSession: "45_60",
        gymDays: ["monday", "tuesday", "thursday", "friday"],
        restDays: ["sunday"],
        gymAccess: "commercial_gym",
        equipment: ["none"],
      },
      latent: { adherence: 1 },
      events: [{ week: 5, weeks: 4, type: "attendance", value: 0 }],
    },
  ],
};
