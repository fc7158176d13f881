/** A day's invented meals around what the person usually eats. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Chance } from "./chance.ts";
import type { DemoRecord } from "./demo-record.ts";
import type { DemoPerson } from "./family.data.ts";

const meals = {
  breakfast: {
    share: 0.26,
    names: ["Oatmeal with berries", "Two eggs on toast", "Greek yogurt and granola"],
  },
  lunch: { share: 0.32, names: ["Chicken salad wrap", "Rice bowl with tofu", "Lentil soup and bread"] },
  dinner: { share: 0.34, names: ["Salmon, potatoes, beans", "Turkey chili", "Pasta with beef sauce"] },
  snack: { share: 0.08, names: ["Apple and cheese", "Protein shake", "Handful of nuts"] },
} as const;

const hourOf = { breakfast: 11, lunch: 16, dinner: 22, snack: 19 } as const;

/** The diary entries of one day; none on a day on which the person does not log. */
export const inventedMeals = (person: DemoPerson, date: CivilDate, chance: Chance): readonly DemoRecord[] => {
  if (!chance.happens(person.loggingRate)) return [];
  const eaten = chance.between(0.9, 1.1);
  // The keys are those of the table above, which Object.keys widens to text.
  return (Object.keys(meals) as (keyof typeof meals)[]).map((slot) => {
    const meal = meals[slot];
    const name = meal.names[Math.floor(chance.next() * meal.names.length)] ?? meal.names[0];
    return {
      kind: "nutritionEntry",
      id: chance.id(),
      create: {
        logDate: date,
        mealName: name,
        mealSlot: slot,
        calories: Math.round(person.kcalADay * meal.share * eaten),
        protein: Math.round(person.proteinGramsADay * meal.share * eaten * chance.between(0.94, 1.06)),
        carbohydrate: null,
        fat: null,
        fiber: null,
        servings: 1,
        servingSize: "1 serving",
        createdAt: `${date}T${hourOf[slot]}:30:00.000Z`,
      },
    };
  });
};
