/** Group N: energy and protein are computed, inside floors and steps, and say the same everywhere. */
import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import type { NutritionSummary } from "@muster/domain/planning/plan";
import { meanOf } from "@muster/domain/shared/averages";
import {
  isLean,
  largestStep,
  leastEnergyAvailability,
  mayDiffer,
  nutritionTargets,
  usualStep,
} from "../design/nutrition/nutrition-targets.ts";
import { proteinBand } from "../design/nutrition/protein.ts";
import { activeDays } from "../design/template/sport-days.ts";
import { foodAnswers } from "../explain/food-words.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { kcalPerKg } from "../state/expenditure.ts";
import { type CheckContext, type Found, faultIf, type RuleOf, rule } from "./rule.ts";

const path = "plan.nutritionSummary";
const caloriesPath = `${path}.weeklyAverageCalories`;
const proteinPath = `${path}.weeklyAverageProtein`;

const outside = (value: number, low: number, high: number): boolean => value < low || value > high;
const mean = (values: readonly number[]): number => meanOf(values) ?? 0;
const activeIn = (context: CheckContext) =>
  activeDays(
    context,
    context.training.map(({ weekday }) => weekday),
  );
const targetsOf = (context: CheckContext) =>
  nutritionTargets(context.input, context.person, activeIn(context).length);
/** What the person uses is planned, whatever it was before: health, or a week without training, asks for it. */
const followsUse = (planned: number, context: CheckContext): boolean => {
  const { below, above } = mayDiffer(context.person, context.training.length);
  return !(below && above) && Math.abs(planned - targetsOf(context).average) <= 1;
};

/**
 * The built-in week has the right numbers; nobody sets them by hand. A child's week has none, and S6 asks for them everywhere else.
 */
const foodRule = <Id extends `coach.N${number}`>({
  check,
  ...made
}: Omit<RuleOf<Id>, "check"> & {
  readonly check: (food: NutritionSummary, context: CheckContext) => Found;
}) =>
  rule<Id>({
    repairs: ["built-in-nutrition"],
    onManualEdit: "ignore",
    ...made,
    check: (context) => {
      const food = context.week.plan.nutritionSummary;
      return food !== null && context.person.gates.stop !== "child" && check(food, context);
    },
  });

/** Rules coach.N1-N10; `rules.ts` puts the groups in order. */
export const nutritionRules = [
  foodRule({
    id: "coach.N1",
    sentence: "Energy at rest is Mifflin-St Jeor.",
    source: "spec §9",
    check: ({ bmr }, { person: { expenditure } }) => {
      const isOff = outside(bmr, expenditure.bmr * 0.99 - 1, expenditure.bmr * 1.01 + 1);
      return faultIf(isOff, `${path}.bmr`, bmr, Math.round(expenditure.bmr));
    },
  }),
  foodRule({
    id: "coach.N2",
    sentence: "Energy used a day is the estimate from formula, weight and food log, within 1.2-2.2 of rest.",
    source: "spec §9",
    check: ({ bmr, tdee }, { person }) => {
      const right = person.expenditure.tdee;
      const isOff = outside(tdee, 1.2 * bmr - 2, 2.2 * bmr + 2) || outside(tdee, right * 0.98, right * 1.02);
      return faultIf(isOff, `${path}.tdee`, tdee, Math.round(right));
    },
  }),
  foodRule({
    id: "coach.N3",
    sentence: "The week averages what the goal asks for, within 50 kcal.",
    source: "spec §9",
    check: ({ weeklyAverageCalories: planned }, context) => {
      const { average } = targetsOf(context);
      return faultIf(outside(planned, average - 50, average + 50), caloriesPath, planned, average);
    },
  }),
  rule({
    id: "coach.N4",
    sentence:
      "No day goes below the floor, and the week leaves 30 kcal per kg of lean mass besides training.",
    source: "Harvard, NHLBI; settled point 24",
    repairs: ["built-in-nutrition"],
    onManualEdit: "ignore",
    check: ({ days, person: { gates, body, expenditure } }) => {
      if (gates.stop === "child") return [];
      const floor = calorieFloor[body.gender];
      const average = mean(days.map(({ workout }) => workout.calorieGoal));
      // Somebody who uses less than that in all must not be advised to overeat.
      const available = Math.min(leastEnergyAvailability * body.fatFreeKg, expenditure.tdee);
      const need = `at least ${Math.round(available)}`;
      return [
        days.map(({ path: day, workout: { calorieGoal: kcal } }) =>
          faultIf(kcal < floor, `${day}.calorieGoal`, kcal, `at least ${floor}`),
        ),
        faultIf(average < available - 10, "days", Math.round(average), need),
      ];
    },
  }),
  foodRule({
    id: "coach.N5",
    sentence: "The planned loss is at most 1% of body weight a week, 0.7% for lean people.",
    source: "Garthe 2011",
    check: ({ weeklyAverageCalories }, { person }) => {
      const loss = ((person.expenditure.tdee - weeklyAverageCalories) * 7) / kcalPerKg / person.body.weightKg;
      // Rounding of calories, and a hold for want of a food log, may sit a little above.
      const most = isLean(person.body) ? 0.007 : 0.01;
      const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
      return faultIf(loss > most * 1.15, caloriesPath, `${percent(loss)} a week`, `at most ${percent(most)}`);
    },
  }),
  foodRule({
    id: "coach.N6",
    sentence:
      "Protein is 1.6-2.0 g per kg in a deficit, 1.6-2.2 for strength and muscle, 1.2-2.0 else; fat of larger bodies counts for a quarter.",
    source: "Morton 2018, Jäger 2017, Helms 2014; spec §9 as the upper bound",
    check: ({ weeklyAverageProtein: grams, weeklyAverageCalories }, { person, input }) => {
      const isDeficit = weeklyAverageCalories < person.expenditure.tdee - 50;
      const { low, high } = proteinBand(input, person, isDeficit);
      return faultIf(outside(grams, low - 1, high + 1), proteinPath, grams, `${low}-${high} g`);
    },
  }),
  foodRule({
    id: "coach.N7",
    sentence:
      "Days of training or sport have 10-15% more, rest days 10-15% less than the base; the week still averages the goal.",
    source: "spec §9",
    check: ({ weeklyAverageCalories }, context) => {
      const goals = (days: CheckContext["days"]) => days.map(({ workout }) => workout.calorieGoal);
      const average = mean(goals(context.days));
      const isOff = outside(average, weeklyAverageCalories - 10, weeklyAverageCalories + 10);
      const wrong = faultIf(isOff, "days", Math.round(average), weeklyAverageCalories);
      const active = activeIn(context);
      const training = goals(context.days.filter(({ weekday }) => active.includes(weekday)));
      const rest = goals(context.days.filter(({ weekday }) => !active.includes(weekday)));
      const floor = calorieFloor[context.person.body.gender];
      // A rest day on the floor cannot go lower; then training days give. Who still grows eats the same every day.
      if (context.person.gates.ageGroup === "youth") return wrong;
      if (training.length === 0 || rest.length === 0 || Math.min(...rest) <= floor) return wrong;
      const ratio = mean(training) / mean(rest);
      const isUneven = outside(ratio, 1.1 / 0.9 - 0.01, 1.15 / 0.85 + 0.01);
      const got = `training ÷ rest ${Math.round(ratio * 100) / 100}`;
      return [wrong, faultIf(isUneven, "days", got, "1.22-1.35")];
    },
  }),
  foodRule({
    id: "coach.N8",
    sentence: "The calorie goal moves at most 200 kcal a week, usually 150; health comes first.",
    source: "settled point 24",
    check: ({ weeklyAverageCalories }, context) => {
      const { previousAverage, bound } = targetsOf(context);
      if (previousAverage === null || bound === "floor" || bound === "energy-availability") return [];
      const step = Math.abs(weeklyAverageCalories - previousAverage);
      const isLeap = step > usualStep + 1 && !followsUse(weeklyAverageCalories, context);
      const severity = step > largestStep ? "error" : "warning";
      const got = `${Math.round(step)} kcal of change`;
      return faultIf(isLeap, caloriesPath, got, `at most ${usualStep}`, { severity });
    },
  }),
  foodRule({
    id: "coach.N9",
    sentence:
      "With fewer than five logged days the calorie goal holds; food far off the goal gets an answer in words.",
    source: "spec §9",
    check: ({ weeklyAverageCalories: planned }, context) => {
      const { previousAverage, bound } = targetsOf(context);
      const { nutritionGuidance } = context.week.plan;
      const answers = foodAnswers({ ...context, turn: turnOf(context.input.validFrom) });
      const silent = answers.map((need) => {
        const isSilent = !nutritionGuidance.includes(need);
        return faultIf(isSilent, "plan.nutritionGuidance", "nothing about it", need, { severity: "warning" });
      });
      // Who may have no deficit or no surplus follows what they burn, logged or not (coach.F4, F6, F7).
      if (previousAverage === null || bound !== "hold" || followsUse(planned, context)) return silent;
      return [
        silent,
        faultIf(Math.abs(planned - previousAverage) > 1, caloriesPath, planned, previousAverage),
      ];
    },
  }),
  foodRule({
    id: "coach.N10",
    sentence:
      "Summary and days say the same; the macros add up to the calories; fat is at least 0.6 g per kg.",
    source: "coach design 3b",
    check: (food, { days, person }) => {
      const { weeklyAverageCalories: planned, weeklyAverageProtein: grams, macroSplit } = food;
      const protein = mean(days.map(({ workout }) => workout.proteinGoal));
      const { proteinGrams, carbohydrateGrams, fatGrams } = macroSplit;
      const kcal = 4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams;
      const macros = `${path}.macroSplit`;
      const isOff = outside(kcal, planned * 0.95, planned * 1.05);
      const leastFat = 0.6 * person.body.weightKg - 1;
      return [
        faultIf(Math.abs(protein - grams) > 1, proteinPath, grams, Math.round(protein)),
        faultIf(isOff, macros, `${Math.round(kcal)} kcal`, `${planned} ±5%`),
        faultIf(fatGrams < leastFat, `${macros}.fatGrams`, fatGrams, `at least ${Math.round(leastFat)}`),
      ];
    },
  }),
] as const;
