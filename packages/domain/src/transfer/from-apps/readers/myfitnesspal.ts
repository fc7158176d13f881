/** MyFitnessPal's three tables. Its diary has no names of foods: a row is a meal, or with a time one entry of it. */
import type { AppReader } from "../reader.ts";
import { hasColumns, leaveAllOut, rowsOf } from "../table.ts";
import { momentIn, timeIn } from "../values.ts";
import { slotOf } from "./meal-words.ts";
import { readMeasurements } from "./scales.ts";

const app = { app: "MyFitnessPal", source: "myfitnesspal" } as const;

/** Diary lines, a row for each meal or entry. */
export const myFitnessPalMeals: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "meal", "calories", "protein (g)"),
  read: (table, into) => {
    for (const { text, number, title } of rowsOf(table)) {
      const moment = momentIn(text("date"));
      if (/^totals?$/i.test(text("meal")) || /^totals?$/i.test(text("date"))) into.leaveOut("total");
      else if (moment === null) into.leaveOut("noDate", title);
      else
        into.meal({
          date: moment.date,
          time: timeIn(text("time")),
          name: text("meal"),
          slot: slotOf(text("meal")),
          energy: number("calories") ?? -1,
          protein: number("protein (g)"),
          carbohydrate: number("carbohydrates (g)"),
          fat: number("fat (g)"),
          fiber: number("fiber"),
        });
    }
  },
};

/** Body measurements, a column for each. */
export const myFitnessPalMeasurements: AppReader = {
  ...app,
  recognizes: ({ header }) =>
    header[0] === "date" &&
    header.includes("weight") &&
    header.every((name) => name === "date" || isMeasure(name)),
  read: (table, into) =>
    readMeasurements(table, into, "date", {
      weight: { metric: "weight", unit: null },
      "body fat %": { metric: "bodyFat", unit: "as-is" },
    }),
};

/** What the app lets people measure; a wider table is of somebody else. */
const isMeasure = (name: string): boolean => /^(?:weight|body fat %|neck|waist|hips|steps)$/.test(name);

/** Minutes and calories of activities: Muster stores none without sets. */
export const myFitnessPalExercises: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "exercise", "type", "exercise minutes"),
  read: leaveAllOut("cardio"),
};
