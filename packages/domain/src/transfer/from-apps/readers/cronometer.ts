/** Cronometer: foods by name, and measurements; its activities and daily sums are left out. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns, leaveAllOut } from "../table.ts";
import { timeIn } from "../values.ts";
import { slotOf } from "./meal-words.ts";
import { massUnitIn } from "./set-words.ts";

const app = { app: "Cronometer", source: "cronometer" } as const;

/** Diary lines (`servings.csv`). */
export const cronometerServings: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "day", "group", "food name", "amount", "energy (kcal)"),
  read: (table, into) => {
    for (const { moment, text, number } of datedRows(table, into, "day"))
      into.meal({
        date: moment.date,
        time: timeIn(text("time")),
        name: [text("food name"), text("amount")].filter((part) => part !== "").join(", "),
        slot: slotOf(text("group")),
        energy: number("energy (kcal)") ?? -1,
        protein: number("protein (g)"),
        carbohydrate: number("carbs (g)"),
        fat: number("fat (g)"),
        fiber: number("fiber (g)"),
      });
  },
};

const measured: Readonly<Record<string, MeasurementName>> = {
  weight: "weight",
  "body fat": "bodyFat",
  "lean mass": "fatFreeMass",
  "heart rate (resting)": "restingHeartRate",
  "waist size": "waist",
};

const unitOf = (metric: MeasurementName, unit: string) => {
  if (metric === "weight" || metric === "fatFreeMass") return massUnitIn(unit);
  if (metric !== "waist") return "as-is";
  return /in/i.test(unit) ? "in" : "cm";
};

/** Body measurements (`biometrics.csv`). */
export const cronometerBiometrics: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "day", "metric", "unit", "amount"),
  read: (table, into) => {
    for (const { moment, text, amount } of datedRows(table, into, "day")) {
      const metric = measured[text("metric").toLowerCase()];
      const value = amount("amount");
      if (metric === undefined) into.leaveOut("otherReading");
      else if (value === null) into.leaveOut("reading");
      else
        into.reading({
          date: moment.date,
          time: timeIn(text("time")),
          metric,
          value,
          unit: unitOf(metric, text("unit")),
        });
    }
  },
};

/** Activities, which are all left out. */
export const cronometerActivities: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "day", "exercise", "minutes", "calories burned"),
  read: leaveAllOut("cardio"),
};

/** Daily sums, which are all left out: the lines have been read. */
export const cronometerDays: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "energy (kcal)", "completed"),
  read: leaveAllOut("total"),
};
