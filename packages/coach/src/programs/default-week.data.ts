/** Content of the default week, day by day (spec §3 "Default plan content"): names, times, counts and order. */
import type { DayWorkout, MobilityItem } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import type { Prescription } from "../catalogue/planned.ts";

/** Catalogue id and prescription. */
export type DefaultExercise = readonly [id: string, prescription: Prescription];

/** One day of the default week without the fields that are computed. */
export type DefaultDay = Pick<
  DayWorkout,
  | "kind"
  | "name"
  | "time"
  | "duration"
  | "location"
  | "locationNote"
  | "focus"
  | "coachingInsight"
  | "nutritionNotes"
  | "recoveryNotes"
> & {
  readonly exercises: readonly DefaultExercise[];
  /** What takes the place of the exercises where there is no gym and nothing else, in their order; null on days that are at home already. */
  readonly atHome: { readonly name: string; readonly exercises: readonly DefaultExercise[] } | null;
  readonly activeRecovery: readonly MobilityItem[];
  readonly recoveryTips: readonly string[];
};

const trainingTexts = {
  kind: "training",
  duration: "45-60 min",
  nutritionNotes: "Protein with every meal; something easy to digest an hour before you train.",
  activeRecovery: [],
  recoveryTips: [],
} as const;
const home = {
  ...trainingTexts,
  time: "5:00 AM",
  place: "home",
  location: "Home",
  locationNote: "",
  atHome: null,
} as const;
const gym = {
  ...trainingTexts,
  time: "9:00 AM",
  place: "gym",
  location: "Gym",
  locationNote: "Any gym with machines, cables and dumbbells.",
} as const;

/** Repetitions from-to, sets, rest in seconds. */
const reps = (sets: number, low: number, high: number, restSeconds: number): Prescription => ({
  sets,
  targetLow: low,
  targetHigh: high,
  restSeconds,
});
const max = (sets: number, restSeconds: number, notes: string): Prescription => ({
  sets,
  targetLow: null,
  targetHigh: null,
  restSeconds,
  notes,
});

const pullUpNote =
  "Strict: dead hang to chin over the bar. Goals: 3 now, 5 in week 4, 8 in week 8, 10 in week 12. No bar yet: towel pulldowns.";

/** The default week by weekday. */
export const defaultDays: Readonly<Record<Weekday, DefaultDay>> = {
  monday: {
    ...home,
    name: "Bodyweight Upper Body & Core",
    focus: "Pull-ups, push-ups and a firm middle",
    coachingInsight: "Pull-ups come first, while you are fresh: every clean rep counts toward 10.",
    recoveryNotes: "Hang or stretch the lats for a minute in the evening.",
    exercises: [
      ["v_pull.pull-up", max(5, 120, pullUpNote)],
      ["h_push.push-up", max(4, 90, "Stop one rep before your form breaks. Goals: 15, 20, 25, 30.")],
      ["v_push.pike", reps(3, 8, 12, 90)],
      ["arm_ext.dips", reps(3, 10, 15, 60)],
      ["core.plank", reps(3, 45, 60, 45)],
      ["core.bicycle", reps(3, 12, 15, 45)],
    ],
  },
  tuesday: {
    ...gym,
    name: "Legs & Shoulders",
    atHome: {
      name: "Legs & Shoulders at Home",
      exercises: [
        ["squat.tempo", reps(3, 8, 12, 120)],
        ["hinge.single-leg", reps(2, 8, 12, 120)],
        ["squat.split-stance", reps(2, 10, 12, 90)],
        ["v_push.towel", reps(4, 8, 12, 90)],
        ["lateral.wall", reps(3, 20, 40, 60)],
        ["calf.single", reps(2, 12, 15, 60)],
      ],
    },
    focus: "Strong legs, steady shoulders",
    coachingInsight: "Find a weight that leaves two clean reps in the tank, and write it down.",
    recoveryNotes: "Walk for ten minutes after the session.",
    exercises: [
      ["squat.leg-press", reps(4, 8, 12, 120)],
      ["hinge.rdl", reps(3, 8, 12, 120)],
      ["squat.goblet", reps(3, 10, 12, 90)],
      ["v_push.machine", reps(4, 8, 12, 90)],
      ["lateral.machine", reps(3, 12, 15, 60)],
      ["calf.leg-press", reps(3, 12, 15, 60)],
    ],
  },
  wednesday: {
    ...home,
    location: "Home or outside",
    name: "Bodyweight Lower Body & Cardio",
    focus: "Legs without weights, then intervals",
    coachingInsight: "Keep the leg work smooth; the intervals at the end are where you breathe hard.",
    recoveryNotes: "Stretch calves and hips; drink a glass of water more.",
    exercises: [
      ["squat.bodyweight", reps(3, 15, 20, 60)],
      ["lunge.bulgarian", reps(3, 8, 10, 60)],
      ["hinge.glute-bridge", reps(3, 15, 20, 45)],
      ["lunge.walking", reps(2, 10, 12, 60)],
      ["calf.raise", reps(3, 15, 20, 45)],
      [
        "cardio.run-walk",
        {
          sets: "8 intervals",
          reps: "1 min fast / 1 min walk",
          targetLow: null,
          targetHigh: null,
          restSeconds: 60,
          notes:
            "One minute fast, one minute walk; the walk is the rest. March on the spot when you stay inside.",
        },
      ],
    ],
  },
  thursday: {
    ...gym,
    name: "Chest, Back, Arms",
    atHome: {
      name: "Chest, Back, Arms at Home",
      exercises: [
        ["h_push.close", reps(4, 8, 12, 120)],
        ["h_pull.towel", reps(4, 8, 12, 120)],
        ["v_pull.towel", reps(2, 8, 12, 120)],
        ["h_push.feet-raised", reps(3, 12, 15, 60)],
        ["arm_flex.towel", reps(2, 10, 12, 60)],
        ["arm_ext.wall", reps(3, 10, 12, 60)],
      ],
    },
    focus: "Push and pull in balance",
    coachingInsight: "Rows and presses get the same number of sets, so your shoulders stay happy.",
    recoveryNotes: "Open the chest in a doorway for a minute on each side.",
    exercises: [
      ["h_push.machine", reps(4, 8, 12, 120)],
      ["h_pull.cable", reps(4, 8, 12, 120)],
      ["v_pull.assisted-machine", reps(3, 6, 10, 120)],
      ["h_push.pec-deck", reps(3, 12, 15, 60)],
      ["arm_flex.dumbbell", reps(3, 10, 12, 60)],
      ["arm_ext.pushdown", reps(3, 10, 12, 60)],
    ],
  },
  friday: {
    ...home,
    name: "Bodyweight Full Body Power",
    focus: "Fast and strong from head to toe",
    coachingInsight: "Few reps, full speed, real rest: power grows when you are fresh.",
    recoveryNotes: "An easy weekend: let the legs recover.",
    exercises: [
      ["plyo.squat-jump", reps(3, 4, 6, 90)],
      [
        "v_pull.pull-up",
        max(3, 180, "Strict reps only; leave one in the tank. No bar yet: towel pulldowns."),
      ],
      ["h_push.feet-raised", reps(3, 8, 12, 90)],
      ["plyo.skater", reps(3, 5, 6, 60)],
      ["v_push.pike", reps(3, 6, 10, 60)],
      ["cardio.burpee", reps(3, 8, 10, 60)],
      ["core.mountain-climber", reps(3, 30, 40, 45)],
    ],
  },
  saturday: {
    kind: "recovery",
    name: "Active Recovery",
    time: "Flexible",
    duration: "30-45 min",
    location: "Home or outside",
    locationNote: "",
    focus: "Move easily, feel better tomorrow",
    coachingInsight: "Easy is the point: you should finish fresher than you began.",
    nutritionNotes: "Same protein as on training days.",
    recoveryNotes: "Aim for seven hours of sleep or more.",
    atHome: null,
    exercises: [
      [
        "mobility.easy-walk",
        { sets: 1, targetLow: 1200, targetHigh: 1200, restSeconds: 0, targetDifficulty: 2 },
      ],
      ["mobility.flow", { sets: 1, targetLow: 600, targetHigh: 600, restSeconds: 0, targetDifficulty: 2 }],
      ["mobility.stretch", { sets: 1, targetLow: 480, targetHigh: 480, restSeconds: 0, targetDifficulty: 1 }],
    ],
    activeRecovery: [
      {
        name: "Easy walk or bike ride",
        duration: "20 min",
        seconds: 1_200,
        isCardio: true,
        notes: "You can talk the whole time.",
      },
      {
        name: "Full-body mobility",
        duration: "10 min",
        seconds: 600,
        notes: "Hips, back, shoulders, slowly.",
      },
      { name: "Gentle stretching", duration: "8 min", seconds: 480, notes: "Hold each for 30-60 seconds." },
    ],
    recoveryTips: [
      "Drink water through the day.",
      "A warm shower before the stretching makes it easier.",
      "Go to bed half an hour earlier.",
    ],
  },
  sunday: {
    kind: "rest",
    name: "Rest Day or Light Cardio",
    time: "Flexible",
    duration: "Optional",
    location: "Home or outside",
    locationNote: "",
    focus: "Rest; a light walk if you like",
    coachingInsight: "Muscles grow while you rest. Nothing has to be done today.",
    nutritionNotes: "Plan the meals of the week; keep the protein up.",
    recoveryNotes: "Review the week and look forward to Monday.",
    atHome: null,
    exercises: [
      [
        "mobility.easy-walk",
        {
          sets: 1,
          reps: "20-30 min",
          targetLow: 1200,
          targetHigh: 1800,
          restSeconds: 0,
          targetDifficulty: 2,
          notes: "Optional.",
        },
      ],
      [
        "mobility.stretch",
        {
          sets: 1,
          reps: "10 min",
          targetLow: 600,
          targetHigh: 600,
          restSeconds: 0,
          targetDifficulty: 1,
          notes: "Optional.",
        },
      ],
    ],
    activeRecovery: [
      {
        name: "Easy walk",
        duration: "20-30 min",
        seconds: 1_800,
        isCardio: true,
        notes: "Optional, with company if you can.",
      },
      { name: "Gentle stretching", duration: "10 min", seconds: 600, notes: "Optional." },
    ],
    recoveryTips: [
      "Sleep as long as you need.",
      "Do your weekly review.",
      "Eat with your family and enjoy it.",
    ],
  },
};
