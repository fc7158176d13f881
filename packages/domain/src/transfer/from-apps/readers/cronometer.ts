/** Cronometer: foods by name, and measurements; its activities and daily sums are left out. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns } from "../table.ts";
import { amountIn, momentIn, numberIn, timeIn } from "../values.ts";
import { slotOf } from "./meal-words.ts";
import { massUnitIn } from "./set-words.ts";

const app = { app: "Cronometer", source: "cronometer" } as const;

/** Diary lines (`servings.csv`). */
export const cronometerServings: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "day", "group", "food name", "amount", "energy (kcal)"),
  read: (table, into) => {
    const { delimiter } = table;
    const at = (...names: string[]) => findColumn(table, ...names);
    const [day, time, group, food, amount] = [
      at("day"),
      at("time"),
      at("group"),
      at("food name"),
      at("amount"),
    ];
    const [energy, protein, fiber] = [at("energy (kcal)"), at("protein (g)"), at("fiber (g)")];
    const [carbohydrate, fat] = [at("carbs (g)"), at("fat (g)")];
    for (const row of table.rows) {
      const moment = momentIn(day(row));
      if (moment === null) into.leaveOut("noDate");
      else
        into.meal({
          date: moment.date,
          time: timeIn(time(row)),
          name: [food(row), amount(row)].filter((part) => part !== "").join(", "),
          slot: slotOf(group(row)),
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
    const [day, time] = [findColumn(table, "day"), findColumn(table, "time")];
    const [name, unit, amount] = [
      findColumn(table, "metric"),
      findColumn(table, "unit"),
      findColumn(table, "amount"),
    ];
    for (const row of table.rows) {
      const moment = momentIn(day(row));
      const metric = measured[name(row).toLowerCase()];
      const value = amountIn(amount(row), table.delimiter);
      if (moment === null) into.leaveOut("noDate");
      else if (metric === undefined) into.leaveOut("otherReading");
      else if (value === null) into.leaveOut("reading");
      else
        into.reading({
          date: moment.date,
          time: timeIn(time(row)),
          metric,
          value,
          unit: unitOf(metric, unit(row)),
        });
    }
  },
};

/** Activities, which are all left out. */
export const cronometerActivities: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "day", "exercise", "minutes", "calories burned"),
  read: (table, into) => {
    for (const _ of table.rows) into.leaveOut("cardio");
  },
};

/** Daily sums, which are all left out: the lines have been read. */
export const cronometerDays: AppReader = {
  ...app,
  recognizes: (table) => hasColumns(table, "date", "energy (kcal)", "completed"),
  read: (table, into) => {
    for (const _ of table.rows) into.leaveOut("total");
  },
};
