/** What a week says about food: which sentences of `food.text.ts` are true of this person. */
import { slopeOf } from "@muster/domain/progress/weight-trend";
import { daysBetween } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { largestDeficit } from "../design/nutrition/nutrition-targets.ts";
import { activeDays } from "../design/template/sport-days.ts";
import { breastfeedingKcal, kcalPerKg } from "../state/expenditure.ts";
import type { Person } from "../state/person.ts";
import { foodText } from "./food.text.ts";
import type { WeekTextInput } from "./week/week-text-input.ts";
import { oneDecimal, sentences } from "./words.text.ts";

/** kcal a day up to which the goal counts as what is used. */
const sameKcal = 25;

type Eater = Pick<WeekTextInput, "person" | "nutrition">;
type Answered = Eater & Pick<WeekTextInput, "turn">;

/** lb a week that a deficit of so many kcal a day takes off. */
const poundsAWeek = (kcalADay: number): number => (kcalADay * 7) / kcalPerKg / kilogramsPerPound;

/** kcal a day between the goal and what is used, and the loss that it makes in lb a week; 0 and 0 about equal. */
export const plannedGap = ({
  person,
  nutrition,
}: Eater): { readonly kcal: number; readonly loss: number } => {
  const gap = nutrition.average - Math.round(person.expenditure.tdee);
  return Math.abs(gap) < sameKcal
    ? { kcal: 0, loss: 0 }
    : { kcal: gap, loss: Math.max(0, oneDecimal(poundsAWeek(-gap))) };
};

/** Why the calories are what they are: what the person uses, and what the goal or a limit makes of it. */
export const nutritionRationale = (input: WeekTextInput): string => {
  const { nutrition, person, schedule } = input;
  const { expenditure, food, gates } = person;
  const { kcal, loss } = plannedGap(input);
  const isGrowing = gates.ageGroup === "youth";
  const even = schedule.days.length === 0 ? foodText.keepAtRest() : foodText.keep();
  return sentences(
    foodText.use({
      kcal: expenditure.tdee,
      from: expenditure.isLearned ? "log" : isGrowing ? "growth" : food.sportDays > 0 ? "sport" : "formula",
    }),
    food.isBreastfeeding ? foodText.milk({ kcal: breastfeedingKcal }) : "",
    kcal < 0 ? foodText.lose({ kcal: -kcal, poundsAWeek: loss }) : kcal > 0 ? foodText.gain({ kcal }) : even,
    foodText.bound(nutrition.bound),
    gates.allowDeficit ? "" : foodText.noDeficit({ isGrowing }),
  );
};

/**
 * Food of the week reviewed; of the last seven days where nobody reviewed one; null where too little is known. `overGoal`: kcal a
 * day above the goal, as the review reckoned it.
 */
export const eatenOf = ({ person: { eaten, expenditure }, nutrition }: Eater) => {
  if (eaten !== undefined)
    return {
      calories: eaten?.avgCalories ?? null,
      protein: eaten?.avgProtein ?? null,
      days: eaten?.daysLogged ?? 0,
      overGoal: eaten?.calorieVariance ?? null,
    };
  const { averageCalories: calories, averageProtein: protein, loggedDays: days } = expenditure;
  const goal = nutrition.shownBefore ?? nutrition.average;
  return { calories, protein, days, overGoal: calories === null ? null : calories - goal };
};

/** g a day below the lower end of the range, where that is more than 20 g below the goal (spec §9). */
export const isProteinLow = (eater: Eater): boolean => {
  const { protein } = eatenOf(eater);
  const { proteinLow, protein: goal } = eater.nutrition;
  return protein !== null && protein < proteinLow && protein < goal - 20;
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

/** lb a week on the scale that are more than water. */
const clearGain = 0.3;

type Loss = {
  readonly pace: "as-planned" | "faster" | "slower" | "gain" | "unknown";
  /** Lost, to one decimal; below 0 when the weight goes up. */
  readonly poundsAWeek: number;
};

/** How the weight goes beside the deficit: as planned from half of it up to what is good for the person. */
export const lossOf = ({ person, nutrition }: Eater): Loss => {
  const deficit = person.expenditure.tdee - nutrition.average;
  const change = weeklyChangeLb(person);
  if (nutrition.goalDelta >= 0 || deficit <= 0 || change === undefined)
    return { pace: "unknown", poundsAWeek: 0 };
  return {
    pace:
      change >= clearGain
        ? "gain"
        : -change < poundsAWeek(deficit) / 2
          ? "slower"
          : -change > poundsAWeek(largestDeficit(person))
            ? "faster"
            : "as-planned",
    poundsAWeek: oneDecimal(-change),
  };
};

/** What is said about calories far off the goal: above +100, below -200 (spec §9; coach.N9); '' else. */
const calorieAnswer = (eater: Answered): string => {
  const { person, nutrition, turn } = eater;
  const { overGoal, calories } = eatenOf(eater);
  const { pace } = lossOf(eater);
  if (overGoal === null || (overGoal <= 100 && overGoal >= -200)) return "";
  // Who loses as planned eats right, whatever the log says; who must not lose is never advised to eat less.
  if (overGoal > 0)
    return pace === "as-planned" || !person.gates.allowDeficit ? "" : foodText.ateMore({ turn });
  if (pace === "as-planned")
    return calories !== null && calories < nutrition.floor ? foodText.ateLessThanFloor({ turn }) : "";
  return pace === "slower" || pace === "gain" ? foodText.diaryMayMiss({ turn }) : foodText.ateLess({ turn });
};

/** What is said about food far off the goal (spec §9; coach.N9). */
export const foodAnswers = (eater: Answered): readonly string[] => {
  const isEnough = eater.nutrition.goalDelta < 0 || (eatenOf(eater).overGoal ?? 0) > 0;
  const protein = isEnough ? foodText.swapProtein(eater) : foodText.addProtein(eater);
  return [calorieAnswer(eater), isProteinLow(eater) ? protein : ""].filter((answer) => answer !== "");
};

/** How much to eat and what to change, from what was eaten last week. */
export const nutritionGuidance = (input: WeekTextInput): string => {
  const { nutrition, person, turn } = input;
  const { protein: goal, proteinLow: low, proteinHigh: high, stepToExplain: kcal } = nutrition;
  // The calories of an assessment or default week are the same for everyone.
  const source = input.input.previousPlan?.plan.source;
  const isAfterFixed = source === "assessment" || source === "default";
  const step = isAfterFixed ? foodText.stepFromFixedWeek : foodText.step;
  const trained = input.schedule.days.map(({ weekday }) => weekday);
  const hasSport = activeDays(input, trained).length > trained.length;
  const losesBelly = person.body.waistIn !== null && nutrition.goalDelta < 0 && input.goal !== "weight_loss";
  return sentences(
    foodText.dayGoals({ training: nutrition.trainingDay, rest: nutrition.restDay, hasSport }),
    kcal === null ? "" : step({ kcal }),
    person.food.hasWeakKidneys
      ? foodText.proteinForKidneys({ goal })
      : foodText.protein({ turn, goal, low, high }),
    ...foodAnswers(input),
    losesBelly ? foodText.bellyFirst() : "",
  );
};
