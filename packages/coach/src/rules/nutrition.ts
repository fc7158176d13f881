/** Group N: energy and protein are computed, inside floors and steps, and say the same everywhere. */
import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import { mifflinStJeor } from "@muster/domain/nutrition/energy";
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
import { foodAnswers } from "../explain/food-words.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { kcalPerKg } from "../state/expenditure.ts";
import { type CheckContext, type Finding, faultIf, type Rule, type RuleOfGroup, rule } from "./rule.ts";

const path = "plan.nutritionSummary";
const caloriesPath = `${path}.weeklyAverageCalories`;
const proteinPath = `${path}.weeklyAverageProtein`;

/** Checks that need a summary; a child's week has none, and S6 asks for it everywhere else. */
const withSummary =
  (check: (summary: NutritionSummary, context: CheckContext) => readonly Finding[]): Rule["check"] =>
  (context) => {
    const summary = context.week.plan.nutritionSummary;
    return summary === null || context.person.gates.stop === "child" ? [] : check(summary, context);
  };

const outside = (value: number, low: number, high: number): boolean => value < low || value > high;
const mean = (values: readonly number[]): number => meanOf(values) ?? 0;
/** What the person uses is the goal, whatever it was before: health, or a week without training, asks for it. */
const followsUse = ({ person, training }: CheckContext): boolean => {
  const { below, above } = mayDiffer(person, training.length);
  return !below || !above;
};
const targetsOf = (context: CheckContext) =>
  nutritionTargets(context.input, context.person, context.training.length);

/** The built-in week has the right numbers; nobody sets them by hand. */
const foodRule = <Id extends `coach.N${number}`>(
  made: RuleOfGroup<Id, "severity" | "repairs" | "onManualEdit">,
) => rule<Id>({ ...made, severity: "error", repairs: ["built-in-nutrition"], onManualEdit: "ignore" });

/** Rules coach.N1-N10; `rules.ts` puts the groups in order. */
export const nutritionRules = [
  foodRule({
    id: "coach.N1",
    sentence: "Energy at rest is Mifflin-St Jeor.",
    source: "spec §9",
    check: withSummary(({ bmr }, { person: { body } }) => {
      const right = mifflinStJeor({
        gender: body.gender,
        weight: body.weightLb,
        height: body.heightIn,
        age: body.age,
      });
      const isOff = outside(bmr, right * 0.99 - 1, right * 1.01 + 1);
      return faultIf(isOff, `${path}.bmr`, bmr, Math.round(right));
    }),
  }),
  foodRule({
    id: "coach.N2",
    sentence: "Energy used a day is the estimate from formula, weight and food log, within 1.2-2.2 of rest.",
    source: "spec §9",
    check: withSummary(({ bmr, tdee }, { person: { expenditure } }) =>
      faultIf(
        outside(tdee, 1.2 * bmr - 2, 2.2 * bmr + 2) ||
          outside(tdee, expenditure.tdee * 0.98, expenditure.tdee * 1.02),
        `${path}.tdee`,
        tdee,
        Math.round(expenditure.tdee),
      ),
    ),
  }),
  foodRule({
    id: "coach.N3",
    sentence: "The week averages what the goal asks for, within 50 kcal.",
    source: "spec §9",
    check: withSummary(({ weeklyAverageCalories: planned }, context) => {
      const { average } = targetsOf(context);
      return faultIf(outside(planned, average - 50, average + 50), caloriesPath, planned, average);
    }),
  }),
  foodRule({
    id: "coach.N4",
    sentence:
      "No day goes below the floor, and the week leaves 30 kcal per kg of lean mass besides training.",
    source: "Harvard, NHLBI; settled point 24",
    check: (context) => {
      if (context.person.gates.stop === "child") return [];
      const floor = calorieFloor[context.person.body.gender];
      const low = context.days.flatMap(({ path: day, workout: { calorieGoal: kcal } }) =>
        faultIf(kcal < floor, `${day}.calorieGoal`, kcal, `at least ${floor}`),
      );
      const average = mean(context.days.map(({ workout }) => workout.calorieGoal));
      // Somebody who uses less than that in all must not be advised to overeat.
      const available = Math.min(
        leastEnergyAvailability * context.person.body.fatFreeKg,
        context.person.expenditure.tdee,
      );
      const need = `at least ${Math.round(available)}`;
      return [...low, ...faultIf(average < available - 10, "days", Math.round(average), need)];
    },
  }),
  foodRule({
    id: "coach.N5",
    sentence: "The planned loss is at most 1% of body weight a week, 0.7% for lean people.",
    source: "Garthe 2011",
    check: withSummary(({ weeklyAverageCalories }, { person }) => {
      const loss = ((person.expenditure.tdee - weeklyAverageCalories) * 7) / kcalPerKg / person.body.weightKg;
      // Rounding of calories, and a hold for want of a food log, may sit a little above.
      const most = isLean(person.body) ? 0.007 : 0.01;
      const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
      return faultIf(loss > most * 1.15, caloriesPath, `${percent(loss)} a week`, `at most ${percent(most)}`);
    }),
  }),
  foodRule({
    id: "coach.N6",
    sentence:
      "Protein is 1.6-2.0 g per kg in a deficit, 1.6-2.2 for strength and muscle, 1.2-2.0 else; fat of larger bodies counts for a quarter.",
    source: "Morton 2018, Jäger 2017, Helms 2014; spec §9 as the upper bound",
    check: withSummary(({ weeklyAverageProtein: grams, weeklyAverageCalories }, { person, input }) => {
      const isDeficit = weeklyAverageCalories < person.expenditure.tdee - 50;
      const { low, high } = proteinBand(input, person, isDeficit);
      return faultIf(outside(grams, low - 1, high + 1), proteinPath, grams, `${low}-${high} g`);
    }),
  }),
  foodRule({
    id: "coach.N7",
    sentence:
      "Training days have 10-15% more, rest days 10-15% less than the base; the week still averages the goal.",
    source: "spec §9",
    check: withSummary(({ weeklyAverageCalories }, context) => {
      const goals = (days: CheckContext["days"]) => days.map(({ workout }) => workout.calorieGoal);
      const average = mean(goals(context.days));
      const isOff = outside(average, weeklyAverageCalories - 10, weeklyAverageCalories + 10);
      const wrong = faultIf(isOff, "days", Math.round(average), weeklyAverageCalories);
      const training = goals(context.training);
      const rest = goals(context.days.filter(({ workout }) => workout.kind !== "training"));
      const floor = calorieFloor[context.person.body.gender];
      // A rest day on the floor cannot go lower; then training days give. Who still grows eats the same every day.
      if (context.person.gates.ageGroup === "youth") return wrong;
      if (training.length === 0 || rest.length === 0 || Math.min(...rest) <= floor) return wrong;
      const ratio = mean(training) / mean(rest);
      const isUneven = outside(ratio, 1.1 / 0.9 - 0.01, 1.15 / 0.85 + 0.01);
      const got = `training ÷ rest ${Math.round(ratio * 100) / 100}`;
      return [...wrong, ...faultIf(isUneven, "days", got, "1.22-1.35")];
    }),
  }),
  foodRule({
    id: "coach.N8",
    sentence: "The calorie goal moves at most 200 kcal a week, usually 150; health comes first.",
    source: "settled point 24",
    check: withSummary(({ weeklyAverageCalories }, context): readonly Finding[] => {
      const { previousAverage, bound, average } = targetsOf(context);
      if (previousAverage === null || bound === "floor" || bound === "energy-availability") return [];
      if (followsUse(context) && Math.abs(weeklyAverageCalories - average) <= 1) return [];
      const step = Math.abs(weeklyAverageCalories - previousAverage);
      return faultIf(
        step > usualStep + 1,
        caloriesPath,
        `${Math.round(step)} kcal of change`,
        `at most ${usualStep}`,
        { severity: step > largestStep ? "error" : "warning" },
      );
    }),
  }),
  foodRule({
    id: "coach.N9",
    sentence:
      "With fewer than five logged days the calorie goal holds; food far off the goal gets an answer in words.",
    source: "spec §9",
    check: withSummary(({ weeklyAverageCalories }, context): readonly Finding[] => {
      const { previousAverage, bound, average } = targetsOf(context);
      const silent = foodAnswers({ ...context, turn: turnOf(context.input.validFrom) })
        .filter((answer) => !context.week.plan.nutritionGuidance.includes(answer))
        .map((answer) => ({
          path: "plan.nutritionGuidance",
          got: "nothing about it",
          need: answer,
          severity: "warning" as const,
        }));
      // Who may have no deficit or no surplus follows what they burn, logged or not (coach.F4, F6, F7).
      if (followsUse(context) && Math.abs(weeklyAverageCalories - average) <= 1) return silent;
      if (previousAverage === null || bound !== "hold") return silent;
      const isMoved = Math.abs(weeklyAverageCalories - previousAverage) > 1;
      return [...silent, ...faultIf(isMoved, caloriesPath, weeklyAverageCalories, previousAverage)];
    }),
  }),
  foodRule({
    id: "coach.N10",
    sentence:
      "Summary and days say the same; the macros add up to the calories; fat is at least 0.6 g per kg.",
    source: "coach design 3b",
    check: withSummary(({ weeklyAverageCalories, weeklyAverageProtein, macroSplit }, context) => {
      const protein = mean(context.days.map(({ workout }) => workout.proteinGoal));
      const { proteinGrams, carbohydrateGrams, fatGrams } = macroSplit;
      const kcal = 4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams;
      const leastFat = 0.6 * context.person.body.weightKg - 1;
      return [
        ...faultIf(
          outside(protein, weeklyAverageProtein - 1, weeklyAverageProtein + 1),
          proteinPath,
          weeklyAverageProtein,
          Math.round(protein),
        ),
        ...faultIf(
          outside(kcal, weeklyAverageCalories * 0.95, weeklyAverageCalories * 1.05),
          `${path}.macroSplit`,
          `${Math.round(kcal)} kcal`,
          `${weeklyAverageCalories} ±5%`,
        ),
        ...faultIf(
          fatGrams < leastFat,
          `${path}.macroSplit.fatGrams`,
          fatGrams,
          `at least ${Math.round(leastFat)}`,
        ),
      ];
    }),
  }),
] as const;
