/** What a week says about food: where its calories come from, and what to do with them. */
import { slopeOf } from "@muster/domain/progress/weight-trend";
import { daysBetween } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { largestDeficit, type NutritionTargets } from "../design/nutrition-targets.ts";
import { kcalPerKg } from "../state/expenditure.ts";
import type { Person } from "../state/person.ts";
import type { WeekTextInput } from "./week-text-input.ts";
import { sentences, thousands } from "./words.ts";

/** kcal a day up to which a gap is called a little one. */
const littleKcal = 300;

/** Why the calories are what they are: what the person uses, and what the goal or a limit makes of it. */
export const nutritionRationale = ({ nutrition, person, schedule }: WeekTextInput): string => {
  const { expenditure } = person;
  const learned = expenditure.isLearned
    ? "worked out from your weight and food log"
    : "worked out from your size, age and training days";
  const gap = nutrition.average - Math.round(expenditure.tdee);
  const change =
    Math.abs(gap) < 25
      ? "You eat what you use."
      : `You eat ${Math.abs(gap) > littleKcal ? "" : "a little "}${gap < 0 ? "less" : "more"} than you use.`;
  const bound: Readonly<Record<NutritionTargets["bound"], string>> = {
    none: "",
    floor: `No day goes below ${thousands(nutrition.floor)} kcal.`,
    "energy-availability": "Your body needs fuel for training, so we do not go lower.",
    step: "We move in small steps, so the change is easy to live with.",
    hold: "The goal stays for now.",
    rate: "The loss stays slow enough to keep your muscle.",
  };
  return sentences(
    `You use about ${thousands(expenditure.tdee)} kcal a day, ${learned}.`,
    change,
    bound[nutrition.bound],
    schedule.days.length === 0 && Math.abs(gap) < 25 ? "In a week without training that is enough." : "",
    person.gates.allowDeficit ? "" : "We plan no deficit for you now: your body needs what it uses.",
  );
};

type Eater = Pick<WeekTextInput, "person" | "nutrition">;

/** kcal and g a day above the goal: as the review reckoned them, else from the last seven days; null when not known. */
const foodAgainstGoal = ({
  person,
  nutrition,
}: Eater): { readonly calories: number | null; readonly protein: number | null } => {
  const { eaten, expenditure } = person;
  if (eaten !== undefined)
    return { calories: eaten?.calorieVariance ?? null, protein: eaten?.proteinVariance ?? null };
  const goal = nutrition.previousAverage ?? nutrition.average;
  const { averageCalories, averageProtein } = expenditure;
  return {
    calories: averageCalories === null ? null : averageCalories - goal,
    protein: averageProtein === null ? null : averageProtein - nutrition.protein,
  };
};

/** Days behind the pace, and the least of them between two weigh-ins. */
const paceDays = 21;
const shortestPace = 5;

/** Change of weight in lb a week over the last three weeks; one weigh-in alone is compared with what the profile said. */
const weeklyChangeLb = ({ body, start }: Person): number | undefined => {
  const last = body.weighIns.at(-1);
  if (last === undefined) return undefined;
  const points = [...(body.weighIns.length === 1 ? [start] : []), ...body.weighIns]
    .map(({ date, weightLb }) => ({ day: daysBetween(date, last.date), value: weightLb }))
    .filter(({ day }) => day >= 0 && day <= paceDays);
  return Math.max(0, ...points.map(({ day }) => day)) < shortestPace
    ? undefined
    : -7 * (slopeOf(points) ?? 0);
};

/**
 * How much somebody with a deficit loses a week when it goes as planned: at least half of what the deficit makes, and no
 * faster than is good for them.
 * @returns lb to one decimal; null without a deficit, without weigh-ins, and when it goes otherwise
 */
export const lossPace = ({ person, nutrition }: Eater): number | null => {
  const deficit = person.expenditure.tdee - nutrition.average;
  const change = weeklyChangeLb(person);
  if (nutrition.goalDelta >= 0 || deficit <= 0 || change === undefined) return null;
  const lossOf = (kcalADay: number) => (kcalADay * 7) / kcalPerKg / kilogramsPerPound;
  return -change >= lossOf(deficit) / 2 && -change <= lossOf(largestDeficit(person))
    ? Math.round(-change * 10) / 10
    : null;
};

/** Whether somebody who eats below the goal should hear it: not while the weight goes as planned, above the floor. */
const isTooLittle = (eater: Eater): boolean => {
  const { eaten, expenditure } = eater.person;
  const average = eaten === undefined ? expenditure.averageCalories : (eaten?.avgCalories ?? null);
  return lossPace(eater) === null || (average !== null && average < eater.nutrition.floor);
};

/** What is said about food far off the goal: above +100, below -200 kcal, protein below -20 g (spec §9; coach.N9). */
export const foodAnswers = (eater: Eater): readonly string[] => {
  const { calories, protein } = foodAgainstGoal(eater);
  return [
    ...(calories !== null && calories > 100
      ? ["You ate more than planned. Start with one smaller snack a day."]
      : []),
    ...(calories !== null && calories < -200 && isTooLittle(eater)
      ? ["You ate much less than planned. Add one meal on hard days."]
      : []),
    ...(protein !== null && protein < -20
      ? ["Protein was low. Add eggs, yogurt, beans or fish to one meal."]
      : []),
  ];
};

/** How much to eat and what to change, from what was eaten last week. */
export const nutritionGuidance = (input: WeekTextInput): string => {
  const { nutrition, person } = input;
  return sentences(
    input.schedule.days.length === 0
      ? `Eat about ${thousands(nutrition.average)} kcal a day.`
      : `Eat about ${thousands(nutrition.trainingDay)} kcal on training days and ${thousands(nutrition.restDay)} kcal on rest days.`,
    `Aim for ${nutrition.protein} g protein each day, spread over your meals.`,
    ...foodAnswers(input),
    person.body.waistIn !== null && nutrition.goalDelta < 0 && input.goal !== "weight_loss"
      ? "Losing some belly fat comes first, for your health."
      : "",
    "Drink water through the day.",
  );
};
