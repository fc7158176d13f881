/** Words and facts as a person reads them: stored in pounds and kcal, shown in the units that they chose (UNIT-01, COACH-06). */
import { formatNumber, massIn, massUnit } from "../../shared/format.ts";
import { energyIn, goalEnergy, roundTo, type ShownUnits } from "../../shared/units.ts";
import type { Fact } from "../plan.ts";
import { kilocaloriesInText, poundsInText } from "./amounts-in-text.ts";

/** kcal from which on a coach's figure is told in tens of kJ; smaller ones, such as those of a gram, are exact. */
const tensFrom = 100;

const kilojoules = (kcal: number): number =>
  Math.abs(kcal) < tensFrom ? roundTo(energyIn("kJ", kcal), 0) : goalEnergy("kJ", kcal);

const wordsInKilojoules: Readonly<Record<string, string>> = {
  calorie: "kilojoule",
  calories: "kilojoules",
  Calorie: "Kilojoule",
  Calories: "Kilojoules",
};

/** "Your calories" are kilojoules too, except behind an amount that could not be told for certain. */
const energyTextInKilojoules = (text: string): string =>
  kilocaloriesInText(text, (kcal) => formatNumber(kilojoules(kcal), 0)).replace(
    /(?<!\d[\s-]?)\b(?:kilo)?(calories?)\b/gi,
    (word, calories: string) => wordsInKilojoules[calories] ?? word,
  );

/** '240 lb' in a model's sentence, or one of an older plan, as '108.9 kg', '500 kcal' as '2,090 kJ'; other words as they are. */
export const textIn = ({ units, energy }: ShownUnits, text: string): string => {
  const weighed =
    units === "metric"
      ? poundsInText(text, massUnit(units), (pounds) => roundTo(massIn(units, pounds), 1))
      : text;
  return energy === "kJ" ? energyTextInKilojoules(weighed) : weighed;
};

const weightFactIn = (fact: Fact): Fact =>
  fact.unit === "lb" && typeof fact.value === "number"
    ? { ...fact, value: roundTo(massIn("metric", fact.value), 1), unit: massUnit("metric") }
    : fact;

const energyFactIn = (fact: Fact): Fact => {
  const converted = {
    ...fact,
    // The name of a row: 'Calories on rest days'.
    subject: energyTextInKilojoules(fact.subject.replace(/^Calories\b/, "Energy")),
    source: energyTextInKilojoules(fact.source),
    value: typeof fact.value === "string" ? energyTextInKilojoules(fact.value) : fact.value,
  };
  return fact.unit === "kcal" && typeof fact.value === "number"
    ? { ...converted, value: kilojoules(fact.value), unit: "kJ" }
    : converted;
};

/** @returns the same facts; amounts in lb in the person's unit, to one decimal, and those in kcal, to tens of kJ */
export const factsIn = ({ units, energy }: ShownUnits, facts: readonly Fact[]): readonly Fact[] => {
  const weighed = units === "metric" ? facts.map(weightFactIn) : facts;
  return energy === "kJ" ? weighed.map(energyFactIn) : weighed;
};
