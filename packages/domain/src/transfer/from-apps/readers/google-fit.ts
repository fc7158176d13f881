/** Google Fit in a Takeout archive: one table of days, and for each day one of its quarters of an hour. */
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns, leaveAllOut } from "../table.ts";

const hasSteps = ["move minutes count", "step count", "heart minutes", "heart points"];

/** Body weight and body fat by day; days with steps alone are left out. */
export const googleFitDays: AppReader = {
  app: "Google Fit",
  source: "google-fit",
  recognizes: (table) =>
    hasColumns(table, "date", "average weight (kg)") ||
    (hasColumns(table, "date") && hasSteps.some((name) => hasColumns(table, name))),
  read: (table, into) => {
    for (const { moment, amount } of datedRows(table, into, "date")) {
      const kilograms = amount("average weight (kg)");
      const percent = amount("average body fat percentage", "average body fat (%)");
      if (kilograms !== null) into.reading({ ...moment, metric: "weight", value: kilograms, unit: "kg" });
      if (percent !== null) into.reading({ ...moment, metric: "bodyFat", value: percent, unit: "as-is" });
      // Steps and minutes of moving are all that most days have.
      if (kilograms === null && percent === null) into.leaveOut("otherReading");
    }
  },
};

/** The parts of a day: the table of days says the same once. */
export const googleFitQuarters: AppReader = {
  app: "Google Fit",
  source: "google-fit",
  recognizes: (table) =>
    hasColumns(table, "start time", "end time") && hasSteps.some((name) => hasColumns(table, name)),
  read: leaveAllOut("otherReading"),
};
