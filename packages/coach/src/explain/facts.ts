/** Facts: the reason behind each decision, as data that a sentence can quote and a person can open (COACH-06). */
import type { DayWorkout, Fact } from "@muster/domain/planning/plan";

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest);

/** Two days' calories are the week's mean, shared out (coach.N7). */
const trainingFoodSource = "the week's mean, more on days with work";
const restFoodSource = "the week's mean, less on days without";

/** Why a weight stays though it became easy. */
export const repsFirstSource = "a large step, repetitions first";

/** Numbers have one decimal at most, as they are shown. */
export const fact = (
  id: string,
  subject: string,
  value: number | string,
  unit: string,
  rule: string,
  source: string,
): Fact => ({
  id: cut(id, 80),
  subject: cut(subject, 120),
  value: typeof value === "number" ? Math.round(value * 10) / 10 : cut(value, 200),
  unit: cut(unit, 20),
  rule: cut(rule, 40),
  source: cut(source, 200),
});

/** @param minutes a whole session's, with warm-up and cool-down (coach.C5) */
export const minutesFact = (minutes: number): Fact =>
  fact(
    "day.minutes",
    "Minutes of this session",
    Math.round(minutes),
    "min",
    "coach.C5",
    "sets, rests, warm-up and cool-down, added up",
  );

/** The day with its length: the card's minutes and the fact behind them are one number. @param minutes of the whole session */
export const withMinutes = (day: DayWorkout, minutes: number): DayWorkout => ({
  ...day,
  minutes,
  duration: `${Math.round(minutes)} min`,
  facts: day.facts.map((known) => (known.id === "day.minutes" ? minutesFact(minutes) : known)),
});

/** @param calories kcal of a day with training (coach.N7) */
export const trainingFoodFact = (calories: number, source = trainingFoodSource): Fact =>
  fact("food.training", "Calories on training days", calories, "kcal", "coach.N7", source);

/** @param calories kcal of a day without training (coach.N7) */
export const restFoodFact = (calories: number, source = restFoodSource): Fact =>
  fact("food.rest", "Calories on rest days", calories, "kcal", "coach.N7", source);
