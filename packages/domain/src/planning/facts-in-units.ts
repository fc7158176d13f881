/** Facts as a person reads them: what is stored in pounds is shown in the unit that they chose (UNIT-01, COACH-06). */
import { massIn, massUnit } from "../shared/format.ts";
import { roundTo, type UnitSystem } from "../shared/units.ts";
import type { Fact } from "./plan.ts";
import { poundsInText } from "./pounds-in-text.ts";

/** @returns the same facts; amounts in lb in the person's unit, to one decimal */
export const factsIn = (units: UnitSystem, facts: readonly Fact[]): readonly Fact[] =>
  units === "imperial"
    ? facts
    : facts.map((fact) =>
        fact.unit === "lb" && typeof fact.value === "number"
          ? { ...fact, value: roundTo(massIn(units, fact.value), 1), unit: massUnit(units) }
          : fact,
      );

/** '240 lb' in a sentence of the coach as '108.9 kg'; every other word as it is. */
export const weightTextIn = (units: UnitSystem, text: string): string =>
  withPounds(units, text, (pounds) => roundTo(massIn(units, pounds), 1));

/** 'Add 5-10 lb.' as 'Add 2.5-5 kg.': a tip names a step of the plates that there are, and those of kilograms are half. */
export const stepTextIn = (units: UnitSystem, text: string): string =>
  withPounds(units, text, (pounds) => pounds / 2);

const withPounds = (units: UnitSystem, text: string, shown: (pounds: number) => number): string =>
  units === "imperial" ? text : poundsInText(text, massUnit(units), shown);
