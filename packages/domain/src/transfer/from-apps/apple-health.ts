/**
 * Apple Health's export, read as it arrives: years of it are gigabytes, of which a few thousand lines concern Muster. What is
 * kept in memory is what was found, and the tag that has not ended yet.
 */
import type { MeasurementName } from "../../body/reading.ts";
import { mealSlotAt } from "../../nutrition/meal-slot.ts";
import type { CivilDate } from "../../shared/dates.ts";
import { kilojoulesPerKilocalorie } from "../../shared/units.ts";
import { createCollection } from "./collection.ts";
import type { DistanceUnit, ImportedData, ImportedReading, Moment } from "./imported-data.ts";
import { distanceUnitIn } from "./readers/set-words.ts";
import { momentIn, numberIn } from "./values.ts";

type AppleReader = {
  push(text: string): void;
  /** undefined: it was another XML file. */
  done(): ImportedData | undefined;
};

const quantity = "HKQuantityTypeIdentifier";
const readings: Readonly<Record<string, MeasurementName>> = {
  BodyMass: "weight",
  BodyFatPercentage: "bodyFat",
  LeanBodyMass: "fatFreeMass",
  WaistCircumference: "waist",
  RestingHeartRate: "restingHeartRate",
};
const nutrients = {
  DietaryEnergyConsumed: "energy",
  DietaryProtein: "protein",
  DietaryCarbohydrates: "carbohydrate",
  DietaryFatTotal: "fat",
  DietaryFiber: "fiber",
} as const;
type Nutrient = (typeof nutrients)[keyof typeof nutrients];

/** Their sets are in the app that counted them. */
const withoutSets = /StrengthTraining|CoreTraining|CrossTraining|HighIntensityIntervalTraining/;

/** A tag that is longer than that was never closed. */
const longestTag = 100_000;

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const attribute = (tag: string, name: string): string => {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return "";
  const from = start + name.length + 3;
  const value = tag.slice(from, tag.indexOf('"', from));
  return value.includes("&")
    ? value.replace(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole)
    : value;
};

/** Values in other units than Muster's readers know, converted to one of theirs. */
const measured = (
  metric: MeasurementName,
  value: number,
  unit: string,
): Pick<ImportedReading, "value" | "unit"> => {
  if (metric === "bodyFat")
    return { value: value <= 1 ? Math.round(value * 10_000) / 100 : value, unit: "as-is" };
  if (metric === "restingHeartRate") return { value, unit: "as-is" };
  if (metric === "waist") {
    if (unit === "in") return { value, unit };
    return { value: unit === "m" ? value * 100 : value, unit: "cm" };
  }
  if (unit === "st") return { value: value * 14, unit: "lb" };
  return unit === "lb" ? { value, unit } : { value: unit === "g" ? value / 1_000 : value, unit: "kg" };
};

const secondsOf = (duration: number | null, unit: string): number | null =>
  duration === null ? null : duration * (unit === "s" ? 1 : unit === "hr" ? 3_600 : 60);

/** 'HKWorkoutActivityTypeStairClimbing' -> 'Stair Climbing'. */
const activityName = (type: string): string =>
  type.replace("HKWorkoutActivityType", "").replace(/(?<=[a-z])(?=[A-Z])/g, " ");

const kilocalories = { kcal: 1, Cal: 1, cal: 0.001, kJ: 1 / kilojoulesPerKilocalorie } as const;

type Meal = Moment & { readonly name: string; readonly parts: Partial<Record<Nutrient, number>> };
type OpenWorkout = { readonly tag: string; distance: number | null; unit: DistanceUnit };

/** @param today what is dated later than a day after it is left out */
export const createAppleReader = (today: CivilDate): AppleReader => {
  const into = createCollection(today);
  const meals = new Map<string, Meal>();
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let rest = "";
  let isHealth = false;
  let hasEnded = false;
  let open: OpenWorkout | undefined;

  /** A part of a text keeps the whole of it in memory: each name is kept once. */
  const onceOf = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };

  const addReading = (metric: MeasurementName, value: number, tag: string, moment: Moment): void => {
    const one = { ...moment, metric, ...measured(metric, value, attribute(tag, "unit")) };
    // Several apps write the same weighing.
    const key = `${metric} ${moment.date} ${moment.time ?? ""} ${one.value} ${one.unit}`;
    if (!seen.has(key)) into.reading(one);
    seen.add(key);
  };

  const addNutrient = (nutrient: Nutrient, value: number, tag: string, moment: Moment): void => {
    const name = onceOf(attribute(tag, "sourceName"));
    const key = `${moment.date} ${moment.time ?? ""} ${name}`;
    const meal = meals.get(key) ?? { ...moment, name, parts: {} };
    meals.set(key, meal);
    const unit = attribute(tag, "unit");
    const factor = nutrient === "energy" ? (kilocalories[unit as keyof typeof kilocalories] ?? 1) : 1;
    meal.parts[nutrient] = (meal.parts[nutrient] ?? 0) + Math.round(value * factor * 100) / 100;
  };

  const record = (tag: string): void => {
    const type = attribute(tag, "type").replace(quantity, "");
    const metric = readings[type];
    const nutrient = Object.hasOwn(nutrients, type) ? nutrients[type as keyof typeof nutrients] : undefined;
    if (metric === undefined && nutrient === undefined) into.leaveOut("otherReading");
    else {
      const moment = momentIn(attribute(tag, "startDate"));
      const value = numberIn(attribute(tag, "value"), ".");
      if (moment === null) into.leaveOut("noDate");
      else if (value === null || value < 0) into.leaveOut("reading");
      else if (metric !== undefined) addReading(metric, value, tag, moment);
      else if (nutrient !== undefined) addNutrient(nutrient, value, tag, moment);
    }
  };

  const addActivity = ({ tag, distance, unit }: OpenWorkout): void => {
    const type = attribute(tag, "workoutActivityType");
    const moment = momentIn(attribute(tag, "startDate"));
    const seconds = secondsOf(numberIn(attribute(tag, "duration"), "."), attribute(tag, "durationUnit"));
    const time = seconds === null || seconds <= 0 ? null : Math.round(seconds);
    const name = activityName(type);
    if (withoutSets.test(type)) into.leaveOut("cardio");
    else if (moment === null) into.leaveOut("noDate");
    else
      into.set({
        ...moment,
        workout: name,
        duration: time,
        exercise: name,
        set: {
          role: "working",
          reps: null,
          weight: null,
          time,
          distance: distance === null || distance <= 0 ? null : { value: distance, unit },
          rir: null,
        },
      });
  };

  const endWorkout = (): void => {
    if (open !== undefined) addActivity(open);
    open = undefined;
  };

  const onTag = (tag: string): void => {
    if (tag.startsWith("<Record ")) record(tag);
    else if (tag.startsWith("<Workout ")) {
      endWorkout();
      open = {
        tag,
        distance: numberIn(attribute(tag, "totalDistance"), "."),
        unit: distanceUnitIn(attribute(tag, "totalDistanceUnit")),
      };
      if (tag.endsWith("/>")) endWorkout();
    } else if (tag.startsWith("<WorkoutStatistics ") && open !== undefined) {
      if (!attribute(tag, "type").includes("Distance")) return;
      open.distance ??= numberIn(attribute(tag, "sum"), ".");
      open.unit ??= distanceUnitIn(attribute(tag, "unit"));
    } else if (tag.startsWith("</Workout>")) endWorkout();
    else if (tag.startsWith("<HealthData")) isHealth = true;
    else if (tag.startsWith("</HealthData")) hasEnded = true;
  };

  /** Where a tag ends: at a bracket outside of quotes; -1 while it has not arrived. */
  const endOf = (text: string, from: number): number => {
    let end = text.indexOf(">", from);
    // Most tags have no bracket in their quotes: counted only then.
    while (end >= 0 && isInQuotes(text, from, end)) end = text.indexOf(">", end + 1);
    return end;
  };

  return {
    push: (text) => {
      const all = rest + text;
      let at = 0;
      for (;;) {
        const start = all.indexOf("<", at);
        if (start < 0) {
          rest = "";
          return;
        }
        const end = endOf(all, start);
        if (end < 0) {
          rest = all.length - start > longestTag ? "" : all.slice(start);
          return;
        }
        onTag(all.slice(start, end + 1));
        at = end + 1;
      }
    },
    done: () => {
      if (!isHealth) return undefined;
      if (hasEnded) endWorkout();
      else if (open !== undefined) into.leaveOut("cut");
      for (const { date, time, name, parts } of meals.values()) {
        // All of one nutrient stand before all of the next: who was cut off has the energy of a meal without its protein.
        if (!hasEnded) {
          into.leaveOut("cutMeal");
          continue;
        }
        into.meal({
          date,
          time,
          name,
          slot: mealSlotAt(Number(time?.slice(0, 2) ?? 12)),
          energy: parts.energy ?? 0,
          protein: parts.protein ?? null,
          carbohydrate: parts.carbohydrate ?? null,
          fat: parts.fat ?? null,
          fiber: parts.fiber ?? null,
        });
      }
      return into.done("Apple Health", "apple-health");
    },
  };
};

/** Whether an odd number of quotes stands between two places. */
const isInQuotes = (text: string, from: number, to: number): boolean => {
  let isIn = false;
  for (let at = text.indexOf('"', from); at >= 0 && at < to; at = text.indexOf('"', at + 1)) isIn = !isIn;
  return isIn;
};
