/** Facts as a person reads them: what is stored in pounds is shown in the unit that they chose (UNIT-01, COACH-06). */
import { massIn, massUnit } from "../../shared/format.ts";
import { roundTo, type UnitSystem } from "../../shared/units.ts";
import type { Fact } from "../plan.ts";
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

/** '240 lb' in a model's sentence, or one of an older plan, as '108.9 kg'; every other word as it is. */
export const weightTextIn = (units: UnitSystem, text: string): string =>
  units === "imperial"
    ? text
    : poundsInText(text, massUnit(units), (pounds) => roundTo(massIn(units, pounds), 1));
