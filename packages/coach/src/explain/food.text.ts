/** What the coach says about food. Every number given here is a field or a fact of the plan (coach.T1). */
import type { NutritionTargets } from "../design/nutrition-targets.ts";
import { thousands } from "./words.ts";

type EnergySource = "log" | "growth" | "formula";

const learnedFrom: Readonly<Record<EnergySource, string>> = {
  log: "worked out from your weight and food log",
  growth: "worked out from your size and age, with what growing takes",
  formula: "worked out from your size, age and training days",
};

const bounds: Readonly<Record<NutritionTargets["bound"], string>> = {
  none: "",
  floor: "That is the least that we plan for a day.",
  "energy-availability": "Your body needs fuel for training, so we do not go lower.",
  step: "The goal moves in small steps, so that the change is easy to live with.",
  hold: "The goal stays for now.",
  rate: "The loss stays slow enough to keep your muscle.",
};

export const foodText = {
  use: ({ kcal, from }: { kcal: number; from: EnergySource }) =>
    `You use about ${thousands(kcal)} kcal a day, ${learnedFrom[from]}.`,
  milk: ({ kcal }: { kcal: number }) => `${thousands(kcal)} kcal of that are for breastfeeding.`,
  keep: () => "The goal is the same, so your weight should hold.",
  keepAtRest: () => "The goal is the same: in a week without training that is enough.",
  lose: ({ kcal, poundsAWeek }: { kcal: number; poundsAWeek: number }) =>
    `The goal is ${thousands(kcal)} kcal below that, for a loss of about ${poundsAWeek} lb a week.`,
  gain: ({ kcal }: { kcal: number }) => `The goal is ${thousands(kcal)} kcal above that, to build with.`,
  bound: (bound: NutritionTargets["bound"]) => bounds[bound],
  noDeficit: ({ isGrowing }: { isGrowing: boolean }) =>
    isGrowing
      ? "You are growing: eat the full goal every day."
      : "This is no time to eat less: your body needs what it uses.",

  dayGoals: ({ training, rest }: { training: number; rest: number }) =>
    training === rest
      ? `Eat about ${thousands(training)} kcal a day.`
      : `Eat about ${thousands(training)} kcal on training days and ${thousands(rest)} kcal on rest days.`,
  stepFromFixedWeek: ({ kcal }: { kcal: number }) =>
    `That is about ${thousands(Math.abs(kcal))} kcal a day ${kcal > 0 ? "more" : "less"} than last week. Last week's number was the same for everyone, and this one is yours.`,
  step: ({ kcal }: { kcal: number }) =>
    `That is about ${thousands(Math.abs(kcal))} kcal a day ${kcal > 0 ? "more" : "less"} than last week, because your goal, your health or your weight changed.`,
  protein: ({ goal, low, high }: { goal: number; low: number; high: number }) =>
    `Aim for about ${goal} g of protein a day. Anything from ${low} to ${high} g is fine.`,
  proteinForKidneys: ({ goal }: { goal: number }) =>
    `Protein is kept low for your kidneys: about ${goal} g a day. If your doctor gave you a number, that one counts.`,
  bellyFirst: () => "Losing some belly fat comes first, for your health.",

  ateMore: () => "You ate more than planned. Change one thing: a smaller snack in the evening.",
  ateLess: () => "You ate much less than planned. Add one meal on hard days.",
  ateLessThanFloor: () => "You lose well, but you ate too little for your body. Add one meal a day.",
  diaryMayMiss: () =>
    "The log says less than planned, yet your weight holds. Oil, drinks and small bites are easy to miss.",
  addProtein: () => "Protein was low. Add yogurt, eggs, beans or tofu to one meal.",
  swapProtein: () => "Protein was low. Swap one snack for yogurt, eggs, beans or tofu.",
} as const;
