/** How well and how quickly foods are found: the judged lists by halves, and the time of a keystroke over everything. */
import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { judgedQueries } from "@muster/domain/nutrition/testing/judged-queries.data";
import { bundledIndex, judgeMeals, judgeSearch, shareRight } from "../tools/foods/judge.ts";
import { type Figure, percentile, rounded } from "./figure.ts";

/** Every state of the search field while the judged queries are typed, from the second letter on (FOOD-01). */
const keystrokes = (): readonly string[] =>
  judgedQueries
    .trim()
    .split("\n")
    .flatMap((line) => {
      const query = line.split(" | ")[0] ?? "";
      return Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => query.slice(0, at + 2));
    });

export const measureFoods = (): readonly Figure[] => {
  const index = bundledIndex();
  const typed = keystrokes();
  for (const query of typed.slice(0, 300)) searchFoods(index, query, 20);
  const times = typed.map((query) => {
    const started = performance.now();
    searchFoods(index, query, 20);
    return performance.now() - started;
  });
  const search = judgeSearch(index);
  const meals = judgeMeals(index);
  const share = (name: string, value: number, goal: number): Figure => ({
    name,
    value: rounded(100 * value),
    unit: "%",
    goal: `≥ ${goal} %`,
    met: 100 * value >= goal,
  });
  const p50 = rounded(percentile(times, 0.5), 2);
  const p99 = rounded(percentile(times, 0.99), 2);
  return [
    share("food search, right in the top 3, tuning half", shareRight(search, false), 95),
    share("food search, right in the top 3, held-out half", shareRight(search, true), 95),
    share("meals in words, energy within 15%, tuning half", shareRight(meals, false), 90),
    share("meals in words, energy within 15%, held-out half", shareRight(meals, true), 90),
    {
      name: `a keystroke of food search, p50 of ${times.length}`,
      value: p50,
      unit: "ms",
      goal: "≤ 10 ms",
      met: p50 <= 10,
    },
    { name: "a keystroke of food search, p99", value: p99, unit: "ms", goal: "≤ 10 ms", met: p99 <= 10 },
  ];
};
