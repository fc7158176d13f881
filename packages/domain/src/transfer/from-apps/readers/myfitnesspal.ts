/** MyFitnessPal's three tables. Its diary has no names of foods: a row is a meal, or with a time one entry of it. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns } from "../table.ts";
import { amountIn, momentIn, numberIn, timeIn } from "../values.ts";
import { slotOf } from "./meal-words.ts";

const app = { app: "MyFitnessPal", source: "myfitnesspal" } as const;

/** Diary lines, a row for each meal or entry. */
export const myFitnessPalMeals: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "meal", "calories", "protein (g)"),
  read: (table, into) => {
    const { delimiter } = table;
    const at = (...names: string[]) => findColumn(table, ...names);
    const [date, meal, time] = [at("date"), at("meal"), at("time")];
    const [energy, protein, fiber] = [at("calories"), at("protein (g)"), at("fiber")];
    const [carbohydrate, fat] = [at("carbohydrates (g)"), at("fat (g)")];
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (/^totals?$/i.test(meal(row)) || /^totals?$/i.test(date(row))) into.leaveOut("total");
      else if (moment === null) into.leaveOut("noDate");
      else
        into.meal({
          date: moment.date,
          time: timeIn(time(row)),
          name: meal(row),
          slot: slotOf(meal(row)),
          energy: numberIn(energy(row), delimiter) ?? -1,
          protein: numberIn(protein(row), delimiter),
          carbohydrate: numberIn(carbohydrate(row), delimiter),
          fat: numberIn(fat(row), delimiter),
          fiber: numberIn(fiber(row), delimiter),
        });
    }
  },
};

const measured: Readonly<Record<string, MeasurementName>> = {
  weight: "weight",
  "body fat %": "bodyFat",
};

/** Body measurements, a column for each. */
export const myFitnessPalMeasurements: AppReader = {
  ...app,
  recognizes: ({ header }) =>
    header[0] === "date" &&
    header.includes("weight") &&
    header.every((name) => name === "date" || isMeasure(name)),
  read: (table, into) => {
    const date = findColumn(table, "date");
    const cells = Object.entries(measured).map(([name, metric]) => ({
      metric,
      cell: findColumn(table, name),
    }));
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      for (const { metric, cell } of cells) {
        const value = amountIn(cell(row), table.delimiter);
        if (value !== null)
          into.reading({ ...moment, metric, value, unit: metric === "weight" ? null : "as-is" });
      }
    }
  },
};

/** What the app lets people measure; a wider table is of somebody else. */
const isMeasure = (name: string): boolean => /^(?:weight|body fat %|neck|waist|hips|steps)$/.test(name);

/** Minutes and calories of activities: Muster stores none without sets. */
export const myFitnessPalExercises: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "exercise", "type", "exercise minutes"),
  read: (table, into) => {
    for (const _ of table.rows) into.leaveOut("cardio");
  },
};
