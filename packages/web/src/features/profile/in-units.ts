/** Changing units in a form: the typed height and weight are shown in the new unit; what cannot be read stays as typed. */
import { amountText, parseAmount, type UnitKind } from "@muster/domain/body/measurement-input";
import type { OnboardingDraft } from "@muster/domain/onboarding/onboarding";
import { readHeight } from "@muster/domain/onboarding/onboarding-fields";
import type { UnitSystem } from "@muster/domain/shared/units";

/** Anything else that is readable is converted, also what will get a message: the number must not change its meaning. */
const anything = { lowest: 0, highest: 100_000 };

/** The fields that depend on the units. */
export type InUnits = Pick<OnboardingDraft, "units" | "height" | "weight">;

/** @param before the form as it was before its last change of units: what still shows that is shown as it was (UNIT-01) */
export const inUnits = (draft: InUnits, units: UnitSystem, before?: InUnits): InUnits => {
  const shown = before?.units === units ? inUnits(before, draft.units) : undefined;
  const convert = (kind: UnitKind, field: "height" | "weight"): string => {
    const text = draft[field];
    if (units === draft.units) return text;
    if (before !== undefined && shown?.[field] === text) return before[field];
    // '180' among inches: whoever typed it looks for the other unit.
    const isMeant = field === "height" && !readHeight(text, draft.units).ok && readHeight(text, units).ok;
    if (isMeant) return text;
    const parsed = parseAmount(text, { name: kind, kind, bounds: anything, units: draft.units });
    // Feet and inches are a height alone.
    const read = parsed.ok || field === "weight" ? parsed : readHeight(text, draft.units);
    return read.ok && read.value !== null ? amountText(kind, read.value, units) : text;
  };
  return { units, height: convert("length", "height"), weight: convert("mass", "weight") };
};
