/** What the coach says about food. Every number given here is a field or a fact of the plan (coach.T1). */
import type { NutritionTargets } from "../design/nutrition/nutrition-targets.ts";
import { turns, turnsOf } from "./variant-by-turn.ts";
import { thousands } from "./words.text.ts";

type EnergySource = "log" | "growth" | "sport" | "formula";

const learnedFrom: Readonly<Record<EnergySource, string>> = {
  log: "worked out from your weight and food log",
  growth: "worked out from your size and age, with what growing takes",
  sport: "worked out from your size, age, training days and sport",
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

/** Sentences about energy and protein. Inputs are kcal and g. */
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

  dayGoals: ({ training, rest, hasSport }: { training: number; rest: number; hasSport: boolean }) =>
    training === rest
      ? `Eat about ${thousands(training)} kcal a day.`
      : `Eat about ${thousands(training)} kcal on ${hasSport ? "days of training or sport" : "training days"} and ${thousands(rest)} kcal on rest days.`,
  stepFromFixedWeek: ({ kcal }: { kcal: number }) =>
    `That is about ${thousands(Math.abs(kcal))} kcal a day ${kcal > 0 ? "more" : "less"} than last week. Last week's number was the same for everyone, and this one is yours.`,
  step: ({ kcal }: { kcal: number }) =>
    `That is about ${thousands(Math.abs(kcal))} kcal a day ${kcal > 0 ? "more" : "less"} than last week, because your goal, your health or your weight changed.`,
  protein: turnsOf(({ goal, low, high }: { goal: number; low: number; high: number }) => [
    `Aim for about ${goal} g of protein a day. Anything from ${low} to ${high} g is fine.`,
    `Protein: about ${goal} g a day, and ${low} to ${high} g does the job.`,
    `Get about ${goal} g of protein a day. Between ${low} and ${high} g is good.`,
  ]),
  proteinForKidneys: ({ goal }: { goal: number }) =>
    `Protein is kept low for your kidneys: about ${goal} g a day. If your doctor gave you a number, that one counts.`,
  bellyFirst: () => "Losing some belly fat comes first, for your health.",

  ateMore: turns([
    "You ate more than planned. Change one thing: a smaller snack in the evening.",
    "Food was above the goal. Try a glass of water before you take seconds.",
    "You ate more than planned. Plan tomorrow's lunch tonight: that is often enough.",
  ]),
  ateLess: turns([
    "You ate much less than planned. Add one meal on hard days.",
    "Food was far below the goal. Add one meal or a big snack after training.",
    "Your body got less than it needs to build. Add one meal on the days you train.",
  ]),
  ateLessThanFloor: turns([
    "You lose well, but you ate too little for your body. Add one meal a day.",
    "The weight goes down, but on too little food. Add one meal a day, it will not stop the loss.",
    "Slower is better here: you ate less than a body needs. Add one meal a day.",
  ]),
  diaryMayMiss: turns([
    "The log says less than planned, yet the scale does not follow. Oil, drinks and small bites are easy to miss.",
    "By the log you ate little, and the scale does not show it. Weigh a few usual portions this week.",
    "Log and scale do not agree. Drinks and sauces are the first place to look.",
  ]),
  addProtein: turns([
    "Protein was low. Add yogurt, eggs, beans or tofu to one meal.",
    "A little more protein would help: start with breakfast.",
    "Put one thing with protein on each plate this week.",
  ]),
  swapProtein: turns([
    "Protein was low. Swap one snack for yogurt, eggs, beans or tofu.",
    "More protein for the same calories: swap one snack a day.",
    "Put protein on the plate first, and the rest around it.",
  ]),
} as const;
