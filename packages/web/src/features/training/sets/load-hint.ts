/** One line under the weight: the plates of each side, or the weights that can be loaded around it. */

import { formatNumber, massIn, massUnit, setMassIn } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { type Gear, implementOf, type LoadedExercise } from "@muster/domain/training/weights/gear";
import { barLoadings, nearestLoadable } from "@muster/domain/training/weights/loadable";
import { setsText } from "./sets.text.ts";

/** '45 · 10 · 2.5', for people who stand at the rack. */
const platesText = (perSide: readonly number[], units: UnitSystem): string =>
  perSide.map((plate) => formatNumber(massIn(units, plate), 2)).join(" · ");

/**
 * @param weightLb as it stands in the field
 * @returns undefined when there is nothing to say: an implement without plates that fits
 */
export const loadHint = (
  weightLb: number,
  gear: Gear,
  exercise: LoadedExercise,
  units: UnitSystem,
): string | undefined => {
  const shown = (pounds: number): string => formatNumber(setMassIn(units, pounds), 2);
  const implement = implementOf(exercise);
  const bar = implement === "smith" ? gear.smithBar : gear.bars[0];
  if ((implement === "barbell" || implement === "smith") && bar !== undefined && bar !== null) {
    const { exact, below, above } = barLoadings(weightLb, bar, gear.plates);
    if (exact !== undefined)
      return exact.perSide.length === 0
        ? setsText.justTheBar
        : setsText.eachSide(platesText(exact.perSide, units));
    const near = [below, above].flatMap((one) => (one === undefined ? [] : shown(one.totalLb)));
    return near.length === 0
      ? undefined
      : `${gear.usual ? setsText.withUsualPlates : setsText.loadable}: ${near.join(" or ")} ${massUnit(units)}`;
  }
  const nearest = nearestLoadable(weightLb, exercise, gear);
  return nearest === undefined || Math.abs(nearest - weightLb) < 0.05
    ? undefined
    : `${gear.usual ? setsText.nearestUsualWeight : setsText.nearestYouHave}: ${shown(nearest)} ${massUnit(units)}`;
};
