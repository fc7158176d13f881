/** Facts as a person reads them: what is stored in pounds is shown in the unit that they chose (UNIT-01, COACH-06). */
import { massIn, massUnit } from "../shared/format.ts";
import { roundTo, type UnitSystem } from "../shared/units.ts";
import type { Fact } from "./plan.ts";

/** @returns the same facts; amounts in lb in the person's unit, to one decimal */
export const factsIn = (units: UnitSystem, facts: readonly Fact[]): readonly Fact[] =>
  units === "imperial"
    ? facts
    : facts.map((fact) =>
        fact.unit === "lb" && typeof fact.value === "number"
          ? { ...fact, value: roundTo(massIn(units, fact.value), 1), unit: massUnit(units) }
          : fact,
      );

/** '240 lb' of a change as '108.9 kg'; every other text as it is. */
export const weightTextIn = (units: UnitSystem, text: string): string => {
  const pounds = /^(\d+(?:\.\d+)?) lb$/.exec(text)?.[1];
  return units === "imperial" || pounds === undefined
    ? text
    : `${roundTo(massIn(units, Number(pounds)), 1)} ${massUnit(units)}`;
};
